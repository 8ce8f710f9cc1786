pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// Going through a record and changing it.
ColumnLayout {
    id: bar

    required property Study study

    signal editorRequested

    spacing: 6

    component Step: HButton {
        required property string where
        implicitWidth: 44
        implicitHeight: 34
        textSize: 15
        onClicked: bar.study.step(where)
        Layout.fillWidth: true
    }
    component Edit: HButton {
        required property string act
        leftPadding: 2
        rightPadding: 2
        implicitHeight: 34
        onClicked: bar.study.edit(act)
        Layout.fillWidth: true
        Layout.preferredWidth: 1
    }

    RowLayout {
        spacing: 6
        Step { objectName: "firstButton"; where: "first"; text: "|◀"; hint: qsTr("To the start (Home)"); Accessible.name: qsTr("To the start") }
        Step { objectName: "beforeButton"; where: "before"; text: "◀"; hint: qsTr("One move back (Left)"); Accessible.name: qsTr("One move back") }
        Step { objectName: "afterButton"; where: "after"; text: "▶"; hint: qsTr("One move on (Right)"); Accessible.name: qsTr("One move on") }
        Step { objectName: "lastButton"; where: "last"; text: "▶|"; hint: qsTr("To the end of the line (End)"); Accessible.name: qsTr("To the end of the line") }
        HButton {
            objectName: "editShownButton"
            text: qsTr("Edit")
            hint: qsTr("Change the pieces of this position, as a new record")
            leftPadding: 6
            rightPadding: 6
            implicitHeight: 34
            onClicked: bar.editorRequested()
            Layout.fillWidth: true
        }
    }
    RowLayout {
        spacing: 4
        Edit { objectName: "promoteButton"; act: "promote"; text: qsTr("Up"); hint: qsTr("The variation comes before its neighbour"); enabled: bar.study.inVariation }
        Edit { objectName: "mainLineButton"; act: "main"; text: qsTr("Main"); hint: qsTr("This line becomes the main line"); enabled: bar.study.inVariation }
        Edit { objectName: "cutButton"; act: "cut"; text: qsTr("Cut"); hint: qsTr("Remove this move and all that follow (Delete)"); enabled: bar.study.shown > 0 }
        Edit { objectName: "copyBranchButton"; act: "copy"; text: qsTr("Copy"); hint: qsTr("Keep this move and all that follow"); enabled: bar.study.shown > 0 }
        Edit { objectName: "pasteBranchButton"; act: "paste"; text: qsTr("Paste"); hint: qsTr("Put what was kept behind this move"); enabled: bar.study.hasBranch }
        Edit { objectName: "undoEditButton"; act: "undo"; text: qsTr("Undo"); hint: qsTr("Take the last change of the record back (Ctrl+Z)"); enabled: bar.study.canUndo }
        Edit { objectName: "redoEditButton"; act: "redo"; text: qsTr("Redo"); hint: qsTr("Make the change again (Ctrl+Shift+Z)"); enabled: bar.study.canRedo }
    }
}
