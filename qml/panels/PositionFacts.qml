pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// What a position holds beside its pieces.
ColumnLayout {
    id: facts

    required property PositionEditor editor

    readonly property bool chess: editor.game === "chess"
    readonly property var sideNames: [editor.firstSide, editor.secondSide]

    spacing: 12

    component Line: GridLayout {
        id: line
        required property string label
        columns: facts.width < 330 ? 1 : 2
        columnSpacing: 12
        rowSpacing: 4
        Layout.fillWidth: true
        HText {
            text: line.label
            wrapMode: Text.Wrap
            Layout.preferredWidth: 120
            Layout.fillWidth: true
        }
    }

    Line {
        label: qsTr("To move")
        SegmentedChoice {
            objectName: "editorTurn"
            label: qsTr("To move")
            model: [{ value: 0, text: facts.editor.firstSide }, { value: 1, text: facts.editor.secondSide }]
            value: facts.editor.turn
            onChosen: value => facts.editor.turn = value
            Layout.preferredWidth: 208
        }
    }
    Line {
        visible: facts.editor.game === "go"
        label: qsTr("Lines")
        Stepper {
            label: qsTr("Lines")
            value: facts.editor.columns
            from: 2
            to: 25
            text: facts.editor.columns + " × " + facts.editor.columns
            onChanged: value => facts.editor.setSize(value)
        }
    }
    Repeater {
        model: facts.chess ? 2 : 0
        Line {
            id: castling
            required property int index
            readonly property string who: facts.sideNames[index] ?? ""
            label: qsTr("Castling, %1").arg(who)
            RowLayout {
                spacing: 6
                Repeater {
                    model: [{ text: "O-O", name: qsTr("%1 castles kingside") }, { text: "O-O-O", name: qsTr("%1 castles queenside") }]
                    ToggleChip {
                        required property int index
                        required property var modelData
                        readonly property int which: castling.index * 2 + index
                        objectName: "castling" + which
                        text: modelData.text
                        on: (facts.editor.castling >> which) % 2 === 1
                        implicitWidth: 101
                        Accessible.name: modelData.name.replace("%1", castling.who)
                        onClicked: facts.editor.setCastling(which, !on)
                    }
                }
            }
        }
    }
    Line {
        visible: facts.chess
        label: qsTr("En passant on")
        HComboBox {
            objectName: "enPassant"
            label: qsTr("En passant on")
            choices: Array.from([-1, ...facts.editor.enPassantChoices], point => ({ value: String(point), text: point < 0 ? qsTr("no square") : facts.editor.pointName(point) }))
            value: String(facts.editor.enPassant)
            onChosen: value => facts.editor.enPassant = parseInt(value)
            Layout.preferredWidth: 208
        }
    }
    Line {
        visible: facts.chess
        label: qsTr("Castling rules")
        ToggleChip {
            objectName: "editorChess960"
            text: qsTr("Chess960")
            hint: qsTr("Kings and rooks castle from other squares too")
            on: facts.editor.chess960
            onClicked: facts.editor.chess960 = !on
        }
    }
    Line {
        visible: facts.editor.game !== "go"
        label: qsTr("Move number")
        NumberField {
            objectName: "moveNumber"
            label: qsTr("Move number")
            value: facts.editor.moveNumber
            from: 1
            to: 9999
            onChanged: value => facts.editor.moveNumber = value
        }
    }
    Line {
        visible: facts.editor.game !== "go"
        label: facts.chess ? qsTr("Plies without capture or pawn move") : qsTr("Plies without capture")
        NumberField {
            objectName: "quietPlies"
            label: facts.chess ? qsTr("Plies without capture or pawn move") : qsTr("Plies without capture")
            value: facts.editor.quietPlies
            to: 9999
            onChanged: value => facts.editor.quietPlies = value
        }
    }
}
