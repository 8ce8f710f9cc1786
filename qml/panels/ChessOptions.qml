pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// What can be different in a game of chess.
ColumnLayout {
    id: options

    required property NewGame choices

    FormRow {
        label: qsTr("Chess960")
        note: qsTr("the back rank is drawn by lot")
        HSwitch {
            objectName: "chess960"
            label: qsTr("Chess960")
            checked: options.choices.chess960
            onToggled: options.choices.chess960 = checked
        }
    }
}
