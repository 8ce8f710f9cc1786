pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// What a game of Janggi needs: how each side sets up its horses and elephants, and the rules.
ColumnLayout {
    id: options

    required property NewGame choices
    required property Preferences preferences
    required property bool showsMore

    spacing: 14

    FormationPicker {
        visible: !options.choices.hasPosition
        objectName: "choFormation"
        label: qsTr("Cho's set-up")
        side: 0
        chosenIndex: options.choices.choFormation
        choices: options.choices
        preferences: options.preferences
        onChosen: index => options.choices.choFormation = index
        Layout.fillWidth: true
    }
    FormationPicker {
        visible: !options.choices.hasPosition
        objectName: "hanFormation"
        label: qsTr("Han's set-up")
        side: 1
        chosenIndex: options.choices.hanFormation
        choices: options.choices
        preferences: options.preferences
        onChosen: index => options.choices.hanFormation = index
        Layout.fillWidth: true
    }
    FormRow {
        visible: options.showsMore
        label: qsTr("Rules")
        SegmentedChoice {
            objectName: "janggiRules"
            label: qsTr("Rules")
            model: Array.from(options.choices.janggiRulesNames, id => ({ value: id, text: RuleNames.name(id), hint: RuleNames.note(id) }))
            value: options.choices.janggiRules
            onChosen: value => options.choices.janggiRules = value
            Layout.fillWidth: true
            Layout.maximumWidth: 620
        }
    }
}
