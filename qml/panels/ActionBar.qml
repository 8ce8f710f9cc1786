pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// What a player can do besides moving.
Rectangle {
    id: bar

    required property TableController table
    property int columns: 4

    signal resignRequested
    // What became of a draw offer: "asked", "accepted" or "declined".
    signal drawAnswered(string answer)
    signal newGameRequested

    function draw() {
        if (table.canClaimDraw && !table.drawOffered) {
            table.claimDraw();
            return;
        }
        drawAnswered(table.offerDraw());
    }

    // Nobody at the screen plays.
    readonly property bool watched: table.firstLevel !== 0 && table.secondLevel !== 0

    // In one row each has the room its word needs; in two the columns are equal.
    function widthFor(button: Item): real {
        return grid.columns < 4 ? 1 : button.implicitWidth;
    }

    implicitHeight: grid.implicitHeight + 20
    color: Theme.surface

    GridLayout {
        id: grid
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: 14
        anchors.rightMargin: 14
        columns: bar.table.phase !== "over" ? (bar.columns > 2 && bar.table.canPause && !bar.watched ? (bar.width >= 560 ? 5 : 3) : bar.columns) : bar.table.canTakeBack && bar.columns > 2 ? 3 : 2
        columnSpacing: 8
        rowSpacing: 8

        HButton {
            objectName: "passButton"
            visible: bar.table.game !== "chess" && bar.table.phase !== "over" && !bar.watched
            enabled: bar.table.canPass
            text: qsTr("Pass")
            hint: qsTr("Pass (Space)")
            onClicked: bar.table.pass()
            Layout.fillWidth: true
            Layout.preferredWidth: bar.widthFor(this)
            leftPadding: 4
            rightPadding: 4
        }
        HButton {
            objectName: "pauseButton"
            visible: bar.table.canPause
            text: qsTr("Pause")
            hint: qsTr("Hold the game up; clocks stop")
            onClicked: bar.table.pause()
            Layout.fillWidth: true
            Layout.preferredWidth: bar.widthFor(this)
            leftPadding: 4
            rightPadding: 4
        }
        HButton {
            objectName: "drawButton"
            visible: bar.table.game === "chess" && bar.table.phase !== "over" && !bar.watched
            enabled: bar.table.canClaimDraw || bar.table.canOfferDraw
            text: bar.table.drawOffered ? qsTr("Accept draw") : bar.table.canClaimDraw ? qsTr("Claim draw") : qsTr("Offer draw")
            hint: bar.table.drawOffered ? qsTr("The other side offers a draw") : bar.table.canClaimDraw ? qsTr("The position allows you to claim a draw") : qsTr("Ask the other side for a draw")
            onClicked: bar.draw()
            Layout.fillWidth: true
            Layout.preferredWidth: bar.widthFor(this)
            leftPadding: 4
            rightPadding: 4
        }
        HButton {
            objectName: "takeBackButton"
            // A finished game is taken up again by taking its last move back.
            visible: !bar.table.strict && !bar.watched && (bar.table.phase !== "over" || bar.table.canTakeBack)
            enabled: bar.table.canTakeBack
            text: qsTr("Take back")
            hint: qsTr("Take the last move back (Ctrl+Z)")
            onClicked: bar.table.takeBack()
            Layout.fillWidth: true
            Layout.preferredWidth: bar.widthFor(this)
            leftPadding: 4
            rightPadding: 4
        }
        HButton {
            objectName: "hintButton"
            visible: bar.table.phase !== "over" && !bar.table.strict && !bar.watched
            enabled: bar.table.canHint
            text: qsTr("Hint")
            hint: qsTr("Show a good move (H)")
            onClicked: bar.table.hint()
            Layout.fillWidth: true
            Layout.preferredWidth: bar.widthFor(this)
            leftPadding: 4
            rightPadding: 4
        }
        HButton {
            objectName: "resignButton"
            visible: bar.table.phase !== "over" && !bar.watched
            enabled: bar.table.canResign
            text: qsTr("Resign")
            hint: qsTr("Give the game up")
            onClicked: bar.resignRequested()
            Layout.fillWidth: true
            Layout.preferredWidth: bar.widthFor(this)
            leftPadding: 4
            rightPadding: 4
        }
        HButton {
            objectName: "rematchButton"
            visible: bar.table.phase === "over"
            primary: true
            text: qsTr("Rematch")
            hint: qsTr("The same game again")
            onClicked: bar.table.rematch()
            Layout.fillWidth: true
            Layout.preferredWidth: bar.widthFor(this)
            leftPadding: 4
            rightPadding: 4
        }
        HButton {
            objectName: "otherGameButton"
            visible: bar.table.phase === "over"
            text: qsTr("New game")
            onClicked: bar.newGameRequested()
            Layout.fillWidth: true
            Layout.preferredWidth: bar.widthFor(this)
            leftPadding: 4
            rightPadding: 4
        }
    }
}
