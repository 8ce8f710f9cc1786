pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// Why the last move was refused. It keeps its room, so nothing jumps: with nothing to explain it tells whose turn it is.
// After eight seconds it folds into a small "why?"; the next move clears it.
Item {
    id: strip

    required property TableController table

    readonly property bool hasReason: table.refusalTitle !== "" || table.refusalText !== ""
    property bool open: false
    readonly property int serial: table.refusalSerial
    readonly property int moves: table.moveCount
    // A word in passing, such as a declined draw; the next move wipes it.
    property string note: ""

    // A hint is drawn on the same board: two answers at once would be taken for one.
    readonly property bool hinting: table.hinting

    onHintingChanged: {
        if (hinting)
            open = false;
    }
    onSerialChanged: show()
    onMovesChanged: note = ""
    onHasReasonChanged: {
        if (!hasReason)
            open = false;
    }

    function show() {
        open = hasReason;
        fold.restart();
    }

    function escaped(text: string): string {
        return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
    }

    function status(): string {
        if (note !== "")
            return note;
        if (table.hinting)
            return qsTr("Looking for a good move…");
        if (table.hintPass)
            return qsTr("Hint: pass.");
        if (table.thinking)
            return qsTr("Hansu is thinking…");
        if (table.phase === "scoring")
            return qsTr("Mark the dead stones, then accept the score.");
        return table.statusText;
    }

    objectName: "refusalStrip"
    implicitHeight: 46
    Component.onCompleted: {
        if (hasReason)
            show();
    }

    Timer {
        id: fold
        interval: 8000
        onTriggered: strip.open = false
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.cardRadius
        color: Theme.dangerGround
        border.color: Qt.alpha(Theme.danger, 0.5)
        visible: opacity > 0
        opacity: strip.open ? 1 : 0

        // At once when it comes, softly when it goes.
        Behavior on opacity {
            enabled: !strip.open
            NumberAnimation { duration: Theme.fade }
        }

        RowLayout {
            anchors.fill: parent
            anchors.leftMargin: 14
            anchors.rightMargin: 14
            spacing: 12

            Rectangle {
                implicitWidth: 24
                implicitHeight: 24
                radius: 12
                color: Theme.danger
                HText {
                    anchors.centerIn: parent
                    text: "!"
                    color: Theme.dangerInk
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
            }
            Text {
                objectName: "refusalText"
                Layout.fillWidth: true
                textFormat: Text.StyledText
                text: `<b>${strip.escaped(strip.table.refusalTitle)}</b> ${strip.escaped(strip.table.refusalText)}`
                color: Theme.text
                font.family: Theme.sans
                font.pixelSize: Theme.textSize
                fontSizeMode: Text.Fit
                minimumPixelSize: 11
                wrapMode: Text.Wrap
                verticalAlignment: Text.AlignVCenter
                Layout.fillHeight: true
                Accessible.role: Accessible.AlertMessage
                Accessible.name: strip.table.refusalTitle + " " + strip.table.refusalText
            }
            HText {
                text: strip.table.refusalSquares
                color: Theme.muted
                visible: text !== "" && strip.width > 360
            }
        }
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 14
        anchors.rightMargin: 6
        visible: !strip.open
        spacing: 8

        ThinkingDot {
            running: visible
            visible: strip.table.thinking || strip.table.hinting
        }
        HText {
            objectName: "statusText"
            text: strip.status()
            color: Theme.muted
            elide: Text.ElideRight
            Layout.fillWidth: true
        }
        HButton {
            objectName: "whyButton"
            visible: strip.hasReason
            quiet: true
            implicitHeight: 32
            text: qsTr("Why?")
            hint: qsTr("Show again why the move was refused")
            onClicked: strip.show()
        }
    }
}
