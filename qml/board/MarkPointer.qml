pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// Draws marks on the board of a record: the right button always, the left one while a pen is in hand. A click marks a
// point, a drag draws an arrow.
MouseArea {
    id: pointer

    required property BoardView board
    required property Study study
    // The pen in hand; empty for none.
    required property string pen

    property int pressPoint: -1

    anchors.fill: parent
    acceptedButtons: pen === "" ? Qt.RightButton : Qt.LeftButton | Qt.RightButton
    cursorShape: pen === "" ? undefined : Qt.CrossCursor

    onPressed: mouse => {
        pressPoint = board.pointAt(mouse.x, mouse.y);
        board.table.cancel();
    }
    onReleased: mouse => {
        const to = board.pointAt(mouse.x, mouse.y);
        if (pressPoint >= 0 && to >= 0)
            study.draw(pen === "" ? study.pens[0] ?? "" : pen, pressPoint, to);
        pressPoint = -1;
    }
}
