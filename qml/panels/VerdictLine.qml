pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// Asks the engine about the person's last move, and says what it thinks.
ColumnLayout {
    id: line

    required property TableController table

    readonly property var sentences: ({
            "good": qsTr("%1 is a good move."),
            "inaccuracy": qsTr("%1 is an inaccuracy: %2 % of the chance to win lost."),
            "mistake": qsTr("%1 is a mistake: %2 % of the chance to win lost."),
            "blunder": qsTr("%1 is a blunder: %2 % of the chance to win lost.")
        })
    readonly property string verdict: (sentences[table.verdictClass] ?? "").replace("%1", table.verdictMove).replace("%2", String(table.verdictLoss))
    readonly property string better: table.verdictClass !== "good" && table.verdictBetter !== "" ? " " + qsTr("Better was %1.").arg(table.verdictBetter) : ""

    spacing: 0

    HButton {
        objectName: "judgeButton"
        visible: line.table.verdictClass === ""
        enabled: line.table.canJudge
        quiet: true
        implicitHeight: 32
        text: line.table.judging ? qsTr("Looking at your move…") : qsTr("Was my last move good?")
        hint: qsTr("The engine looks at it and names a better one")
        onClicked: line.table.judge()
        Layout.fillWidth: true
    }
    HText {
        objectName: "verdict"
        visible: line.table.verdictClass !== ""
        text: line.verdict + line.better
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
        Layout.fillWidth: true
    }
}
