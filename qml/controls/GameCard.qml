pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import org.hansu

// A game to choose, with a little board of it.
T.AbstractButton {
    id: card

    required property string game
    required property Preferences preferences
    property bool selected: false
    // Small cards leave the description out.
    property bool compact: false

    readonly property var titles: ({
            "go": qsTr("Go"),
            "chess": qsTr("Chess"),
            "janggi": qsTr("Janggi")
        })
    readonly property var descriptions: ({
            "go": qsTr("Surround more than the other side"),
            "chess": qsTr("Mate the king"),
            "janggi": qsTr("Korean chess: corner the general")
        })

    objectName: game === "go" ? "cardGo" : game === "chess" ? "cardChess" : "cardJanggi"
    text: titles[game] ?? ""
    implicitHeight: compact ? 132 : 232
    implicitWidth: 200
    padding: compact ? 10 : 14
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: descriptions[game] ?? ""
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.cardRadius
        color: card.selected ? Theme.accentGround : card.hovered ? Theme.hovered : Theme.surface
        border.width: card.selected || card.visualFocus ? 2 : 1
        border.color: card.selected || card.visualFocus ? Theme.accent : Theme.line
    }
    contentItem: ColumnLayout {
        spacing: card.compact ? 6 : 8
        SampleBoard {
            game: card.game
            preferences: card.preferences
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        HText {
            text: card.text
            font.pixelSize: card.compact ? Theme.textSize : Theme.titleSize
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
            Accessible.ignored: true
        }
        HText {
            visible: !card.compact
            text: card.descriptions[card.game] ?? ""
            color: Theme.muted
            font.pixelSize: Theme.smallSize
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            Layout.fillWidth: true
            Accessible.ignored: true
        }
    }
}
