pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.hansu

// One set-up of a Janggi side: its horses and elephants in a row, and the letters they are called by.
T.AbstractButton {
    id: option

    required property string label
    required property string letters
    required property int side
    required property bool on
    required property Preferences preferences

    readonly property real pieceSize: Math.max(18, Math.min(32, (width - 16) / 4))

    // 마 is a horse, 상 an elephant.
    function kindAt(index: int): string {
        return letters.charAt(index) === "마" ? "horse" : "elephant";
    }
    function namesOf(horse: string, elephant: string, between: string): string {
        return Array.from(letters, letter => letter === "마" ? horse : elephant).join(between);
    }

    implicitWidth: 112
    implicitHeight: 66
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: label + ": " + namesOf(qsTr("horse"), qsTr("elephant"), ", ")
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.radius
        color: option.on ? Theme.accentGround : option.hovered ? Theme.hovered : Theme.raised
        border.width: option.on || option.visualFocus ? 2 : 1
        border.color: option.visualFocus ? Theme.text : option.on ? Theme.accent : Theme.line
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 7
        Repeater {
            model: option.letters.length
            PieceItem {
                required property int index
                game: "janggi"
                side: option.side
                kind: option.kindAt(index)
                cell: option.pieceSize
                janggiPieces: option.preferences.janggiPieces
                choBlue: option.preferences.choColor === "blue"
            }
        }
    }
    HText {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 4
        //: One letter for a horse, one for an elephant.
        text: option.namesOf(qsTr("H", "horse"), qsTr("E", "elephant"), "")
        font.pixelSize: Theme.smallSize
        font.weight: option.on ? Font.DemiBold : Font.Normal
        Accessible.ignored: true
    }
}
