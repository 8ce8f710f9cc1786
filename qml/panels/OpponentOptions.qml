pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// Who sits at the board, how strong the computer is, and which side is yours.
ColumnLayout {
    id: options

    required property NewGame choices
    required property Engines engines

    readonly property string firstSide: choices.game === "go" ? qsTr("Black") : choices.game === "chess" ? qsTr("White") : qsTr("Cho")
    readonly property string secondSide: choices.game === "go" ? qsTr("White") : choices.game === "chess" ? qsTr("Black") : qsTr("Han")

    spacing: 14

    FormRow {
        label: qsTr("Opponent")
        SegmentedChoice {
            objectName: "opponent"
            label: qsTr("Opponent")
            model: [
                { value: "computer", text: qsTr("Computer") },
                { value: "person", text: qsTr("Person"), hint: qsTr("Two people at this screen") },
                { value: "watch", text: qsTr("Watch"), hint: qsTr("The computer plays itself") }
            ]
            value: options.choices.opponent
            onChosen: value => options.choices.opponent = value
            Layout.fillWidth: true
            Layout.maximumWidth: 420
        }
    }
    EngineChoice {
        readonly property bool watch: options.choices.opponent === "watch"
        objectName: "first"
        visible: options.choices.opponent !== "person"
        engines: options.engines
        game: options.choices.game
        engine: options.choices.engine
        level: options.choices.level
        elo: options.choices.elo(game, level)
        engineLabel: watch ? qsTr("Engine of %1").arg(options.firstSide) : qsTr("Engine")
        levelLabel: watch ? qsTr("Level of %1").arg(options.firstSide) : qsTr("Level")
        onEngineChosen: name => options.choices.engine = name
        onLevelChosen: level => options.choices.level = level
        Layout.fillWidth: true
    }
    EngineChoice {
        objectName: "second"
        visible: options.choices.opponent === "watch"
        engines: options.engines
        game: options.choices.game
        engine: options.choices.otherEngine
        level: options.choices.otherLevel
        elo: options.choices.elo(game, level)
        engineLabel: qsTr("Engine of %1").arg(options.secondSide)
        levelLabel: qsTr("Level of %1").arg(options.secondSide)
        onEngineChosen: name => options.choices.otherEngine = name
        onLevelChosen: level => options.choices.otherLevel = level
        Layout.fillWidth: true
    }
    FormRow {
        visible: options.choices.opponent === "computer"
        label: qsTr("You play")
        SegmentedChoice {
            objectName: "side"
            label: qsTr("You play")
            model: [
                { value: "first", text: options.firstSide },
                { value: "second", text: options.secondSide },
                { value: "random", text: qsTr("Random") }
            ]
            value: options.choices.side
            onChosen: value => options.choices.side = value
            Layout.fillWidth: true
            Layout.maximumWidth: 420
        }
    }
}
