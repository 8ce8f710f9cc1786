pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// The four set-ups of a Janggi side, each as four little pieces with its letters, seen from that side's seat.
FormRow {
    id: picker

    required property NewGame choices
    required property Preferences preferences
    required property int side
    required property int chosenIndex

    signal chosen(int index)

    note: qsTr("as that player sees it")

    GridLayout {
        columns: picker.narrow ? 2 : 4
        columnSpacing: 8
        rowSpacing: 8
        Layout.fillWidth: true

        Repeater {
            model: 4
            FormationOption {
                required property int index
                objectName: picker.objectName + "-" + index
                label: picker.label
                letters: picker.choices.formationLabel(picker.side, index)
                side: picker.side
                on: index === picker.chosenIndex
                preferences: picker.preferences
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onClicked: picker.chosen(index)
            }
        }
    }
}
