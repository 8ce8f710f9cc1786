pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// The position of its own that the next game begins from.
FormRow {
    id: row

    required property NewGame choices
    required property Preferences preferences

    signal editRequested

    readonly property var places: Array.from(choices.positionPlaces)

    label: qsTr("Position")
    note: qsTr("the game begins from here")

    MiniBoard {
        objectName: "startPosition"
        game: row.choices.game
        columns: Math.max(1, row.choices.positionColumns)
        rows: Math.max(1, row.choices.positionRows)
        pieces: Array.from(row.choices.positionKinds, (kind, index) => [row.places[index * 3], kind, row.places[index * 3 + 1], row.places[index * 3 + 2]])
        janggiPieces: row.preferences.janggiPieces
        choBlue: row.preferences.choColor === "blue"
        implicitWidth: 132
        implicitHeight: 132
    }
    ColumnLayout {
        spacing: 8
        HButton {
            objectName: "editPosition"
            text: qsTr("Edit")
            hint: qsTr("Change the position")
            implicitWidth: 150
            onClicked: row.editRequested()
        }
        HButton {
            objectName: "dropPosition"
            text: qsTr("Usual start")
            hint: qsTr("Begin as always")
            implicitWidth: 150
            onClicked: row.choices.dropPosition()
        }
    }
    Item {
        Layout.fillWidth: true
    }
}
