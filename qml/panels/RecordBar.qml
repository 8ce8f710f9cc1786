pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// Which record is on show, where several are in one file the way to the others, and what could not be read in it.
ColumnLayout {
    id: bar

    required property Study study

    spacing: 6

    function warning(index: int): string {
        const words = {
            "move": qsTr("the move %1 cannot be played"),
            "stray": qsTr("“%1” is no move"),
            "value": qsTr("%1 has no meaning here"),
            "bytes": qsTr("some bytes are no text in %1"),
            "other-game": qsTr("a game of another kind: %1"),
            "other": "%1"
        };
        const sentence = (words[study.warningCode(index)] ?? "%1").replace("%1", study.warningText(index));
        return qsTr("Line %1: %2.").arg(study.warningLine(index)).arg(sentence);
    }

    RowLayout {
        visible: bar.study.recordCount > 1
        spacing: 6
        HButton {
            objectName: "previousRecord"
            text: "‹"
            textSize: 18
            implicitWidth: 36
            implicitHeight: 32
            enabled: bar.study.recordIndex > 0
            Accessible.name: qsTr("Previous game of the file")
            onClicked: bar.study.chooseRecord(bar.study.recordIndex - 1)
        }
        HText {
            text: qsTr("Game %1 of %2").arg(bar.study.recordIndex + 1).arg(bar.study.recordCount)
            color: Theme.muted
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }
        HButton {
            objectName: "nextRecord"
            text: "›"
            textSize: 18
            implicitWidth: 36
            implicitHeight: 32
            enabled: bar.study.recordIndex < bar.study.recordCount - 1
            Accessible.name: qsTr("Next game of the file")
            onClicked: bar.study.chooseRecord(bar.study.recordIndex + 1)
        }
    }
    HText {
        objectName: "recordTitle"
        visible: text !== ""
        text: bar.study.title === "" || bar.study.fileName === "" ? bar.study.title + bar.study.fileName : bar.study.title + " · " + bar.study.fileName
        font.weight: Font.DemiBold
        elide: Text.ElideRight
        maximumLineCount: 2
        wrapMode: Text.Wrap
        Layout.fillWidth: true
    }
    HText {
        objectName: "recordWarnings"
        visible: bar.study.warningCount > 0
        text: visible ? bar.warning(0) + (bar.study.warningCount > 1 ? " " + qsTr("And %1 more such places.").arg(bar.study.warningCount - 1) : "") + " " + qsTr("Nothing of it is lost when you save.") : ""
        color: Theme.muted
        font.pixelSize: Theme.smallSize
        wrapMode: Text.Wrap
        maximumLineCount: 4
        elide: Text.ElideRight
        Layout.fillWidth: true
    }
}
