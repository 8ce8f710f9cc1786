pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// What a game of Go needs to be agreed on.
ColumnLayout {
    id: options

    required property NewGame choices
    required property bool showsMore

    readonly property var usualSizes: [9, 13, 19]
    property bool otherSize: usualSizes.indexOf(choices.goSize) < 0
    spacing: 14

    FormRow {
        visible: !options.choices.hasPosition
        label: qsTr("Board")
        SegmentedChoice {
            objectName: "goSize"
            label: qsTr("Board")
            model: [
                { value: 9, text: "9 × 9" },
                { value: 13, text: "13 × 13" },
                { value: 19, text: "19 × 19" },
                { value: 0, text: qsTr("Other") }
            ]
            value: options.otherSize ? 0 : options.choices.goSize
            onChosen: value => {
                options.otherSize = value === 0;
                if (value > 0)
                    options.choices.goSize = value;
            }
            Layout.fillWidth: true
            Layout.maximumWidth: 420
        }
    }
    FormRow {
        visible: options.otherSize && !options.choices.hasPosition
        label: qsTr("Lines")
        note: qsTr("from 2 to 25")
        Stepper {
            label: qsTr("Lines")
            value: options.choices.goSize
            from: 2
            to: 25
            text: options.choices.goSize + " × " + options.choices.goSize
            onChanged: value => options.choices.goSize = value
        }
    }
    FormRow {
        label: qsTr("Rules")
        SegmentedChoice {
            objectName: "goRules"
            label: qsTr("Rules")
            model: Array.from(options.choices.goRulesNames, id => ({ value: id, text: RuleNames.name(id), hint: RuleNames.note(id) }))
            value: options.choices.goRules
            perRow: 4
            onChosen: value => options.choices.goRules = value
            Layout.fillWidth: true
            Layout.maximumWidth: 620
        }
    }
    FormRow {
        visible: options.showsMore && !options.choices.hasPosition
        label: qsTr("Handicap")
        note: qsTr("stones Black places first")
        Stepper {
            label: qsTr("Handicap")
            value: options.choices.goHandicap
            to: options.choices.maxHandicap(options.choices.goSize)
            text: options.choices.goHandicap === 0 ? qsTr("none") : String(options.choices.goHandicap)
            onChanged: value => options.choices.goHandicap = value
        }
    }
    FormRow {
        visible: options.showsMore
        label: qsTr("Komi")
        note: qsTr("points White gets for moving second")
        Stepper {
            label: qsTr("Komi")
            value: options.choices.goKomi
            from: -50
            to: 50
            step: 0.5
            onChanged: value => options.choices.goKomi = value
        }
    }
}
