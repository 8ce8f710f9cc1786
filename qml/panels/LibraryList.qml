pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// The records of the library. A click on a column's head sorts, a double click or Enter opens.
Card {
    id: list

    required property Library library

    readonly property bool wide: width >= 900
    readonly property int chosen: view.currentIndex
    readonly property int count: view.count

    signal openRequested(int row)
    signal removeRequested(int row)

    function focusList() {
        if (view.count > 0) {
            if (view.currentIndex < 0)
                view.currentIndex = 0;
            view.forceActiveFocus(Qt.OtherFocusReason);
        }
    }
    function players(row: int): string {
        const first = library.text(row, "first");
        const second = library.text(row, "second");
        return qsTr("%1 against %2").arg(first === "" ? qsTr("unknown") : first).arg(second === "" ? qsTr("unknown") : second);
    }
    // What is known, one after the other.
    function joined(parts: var, between: string): string {
        return parts.filter(text => text !== "").join(between);
    }
    function gameName(game: string): string {
        return game === "go" ? qsTr("Go") : game === "chess" ? qsTr("Chess") : qsTr("Janggi");
    }

    // The shares of the width; what cannot be sorted by has no column name.
    readonly property var columns: wide ? [
        { share: 0.21, title: qsTr("First player"), sort: "first" },
        { share: 0.21, title: qsTr("Second player"), sort: "second" },
        { share: 0.08, title: qsTr("Game"), sort: "" },
        { share: 0.1, title: qsTr("Result"), sort: "" },
        { share: 0.1, title: qsTr("Date"), sort: "date" },
        { share: 0.09, title: qsTr("Moves"), sort: "plies" },
        { share: 0.21, title: qsTr("Event"), sort: "event" }
    ] : [
        { share: 0.25, title: qsTr("First player"), sort: "first" },
        { share: 0.25, title: qsTr("Second player"), sort: "second" },
        { share: 0.16, title: qsTr("Date"), sort: "date" },
        { share: 0.14, title: qsTr("Moves"), sort: "plies" },
        { share: 0.2, title: qsTr("Event"), sort: "event" }
    ]

    component Head: Item {
        id: head
        required property var modelData
        readonly property bool sorts: modelData.sort !== ""
        readonly property bool sorted: sorts && list.library.sortColumn === modelData.sort
        objectName: sorts ? "head-" + modelData.sort : ""
        width: (list.width - 24) * modelData.share
        height: 36
        activeFocusOnTab: sorts
        Accessible.role: Accessible.ColumnHeader
        Accessible.name: sorted ? (list.library.descending ? qsTr("%1, greatest first").arg(modelData.title) : qsTr("%1, least first").arg(modelData.title)) : modelData.title
        Accessible.onPressAction: choose()
        function choose() {
            if (sorts)
                list.library.sortBy(modelData.sort);
        }
        Keys.onReturnPressed: choose()
        Keys.onEnterPressed: choose()
        Keys.onSpacePressed: choose()

        Rectangle {
            anchors.fill: parent
            anchors.margins: 2
            anchors.rightMargin: 6
            radius: 6
            color: pointer.hovered && head.sorts ? Theme.hovered : "transparent"
            border.width: head.activeFocus ? 2 : 0
            border.color: Theme.accent
        }
        HText {
            anchors.fill: parent
            anchors.leftMargin: 8
            anchors.rightMargin: 10
            verticalAlignment: Text.AlignVCenter
            text: head.sorted ? head.modelData.title + (list.library.descending ? " ↓" : " ↑") : head.modelData.title
            color: head.sorted ? Theme.accent : Theme.muted
            font.pixelSize: Theme.smallSize
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        HoverHandler {
            id: pointer
            cursorShape: head.sorts ? Qt.PointingHandCursor : Qt.ArrowCursor
        }
        TapHandler {
            onTapped: head.choose()
        }
    }

    clip: true

    Connections {
        target: list.library
        function onRenewed() {
            view.currentIndex = view.count > 0 ? 0 : -1;
            view.positionViewAtBeginning();
        }
    }
    Row {
        id: heads
        x: 12
        y: 4
        visible: view.count > 0
        Repeater {
            model: list.columns
            Head {}
        }
    }
    Rectangle {
        id: rule
        visible: heads.visible
        y: 42
        width: parent.width
        height: 1
        color: Theme.line
    }
    ListView {
        id: view
        objectName: "libraryList"
        anchors.fill: parent
        anchors.topMargin: 43
        anchors.bottomMargin: 1
        clip: true
        activeFocusOnTab: count > 0
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        reuseItems: true
        model: list.library
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Records")
        // A screenful before the end the next records are asked for.
        onContentYChanged: {
            if (contentY + 3 * height > contentHeight)
                list.library.readOn();
        }
        onCountChanged: {
            if (currentIndex >= count)
                currentIndex = count - 1;
        }
        Keys.onReturnPressed: list.openRequested(currentIndex)
        Keys.onEnterPressed: list.openRequested(currentIndex)
        Keys.onDeletePressed: list.removeRequested(currentIndex)
        Keys.onPressed: event => {
            const page = Math.max(1, Math.floor(height / (list.wide ? 38 : 56)) - 1);
            if (event.key === Qt.Key_PageDown)
                currentIndex = Math.min(count - 1, currentIndex + page);
            else if (event.key === Qt.Key_PageUp)
                currentIndex = Math.max(0, currentIndex - page);
            else if (event.key === Qt.Key_Home)
                currentIndex = 0;
            else if (event.key === Qt.Key_End)
                currentIndex = count - 1;
            else
                return;
            event.accepted = true;
        }
        HScrollBar {
            parent: view
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            anchors.right: parent.right
            orientation: Qt.Vertical
            size: view.visibleArea.heightRatio
            position: view.visibleArea.yPosition
            interactive: false
        }
        delegate: Item {
            id: row

            required property int index
            required property string game
            required property string first
            required property string second
            required property string result
            required property string date
            required property string event
            required property int plies
            required property int ply

            readonly property bool current: ListView.isCurrentItem
            readonly property string moves: ply >= 0 ? qsTr("%1 of %2").arg(ply).arg(plies) : `${plies}`
            readonly property var cells: [first === "" ? "–" : first, second === "" ? "–" : second, list.gameName(game), result, date, moves, event]

            width: view.width
            height: list.wide ? 38 : 56
            Accessible.role: Accessible.ListItem
            Accessible.name: list.joined([list.players(index), list.gameName(game), result, date, qsTr("Moves: %1").arg(moves), event], ", ")
            Accessible.selected: current
            Accessible.onPressAction: list.openRequested(index)

            Rectangle {
                anchors.fill: parent
                anchors.leftMargin: 6
                anchors.rightMargin: 10
                anchors.topMargin: 1
                anchors.bottomMargin: 1
                radius: 6
                color: row.current ? Theme.accentGround : over.hovered ? Theme.hovered : "transparent"
                border.width: row.current && view.activeFocus ? 2 : 0
                border.color: Theme.accent
            }
            Row {
                visible: list.wide
                x: 12
                height: parent.height
                Repeater {
                    model: list.wide ? 7 : 0
                    HText {
                        required property int index
                        width: (list.width - 24) * (list.columns[index]?.share ?? 0)
                        height: row.height
                        leftPadding: 8
                        rightPadding: 12
                        verticalAlignment: Text.AlignVCenter
                        text: row.cells[index]
                        color: index === 2 || index > 3 ? Theme.muted : Theme.text
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                }
            }
            ColumnLayout {
                visible: !list.wide
                anchors.fill: parent
                anchors.leftMargin: 20
                anchors.rightMargin: 24
                anchors.topMargin: 7
                anchors.bottomMargin: 7
                spacing: 0
                RowLayout {
                    spacing: 12
                    HText {
                        text: row.cells[0] + " – " + row.cells[1]
                        elide: Text.ElideRight
                        Layout.fillWidth: true
                        Accessible.ignored: true
                    }
                    HText {
                        text: row.result
                        Accessible.ignored: true
                    }
                }
                HText {
                    text: list.joined([row.cells[2], row.date, qsTr("Moves: %1").arg(row.moves), row.event], " · ")
                    color: Theme.muted
                    font.pixelSize: Theme.smallSize
                    elide: Text.ElideRight
                    Layout.fillWidth: true
                    Accessible.ignored: true
                }
            }
            HoverHandler {
                id: over
            }
            TapHandler {
                onTapped: {
                    view.currentIndex = row.index;
                    view.forceActiveFocus(Qt.MouseFocusReason);
                }
                onDoubleTapped: list.openRequested(row.index)
            }
        }
    }
    // What to do where there is nothing to see.
    ColumnLayout {
        visible: view.count === 0 && !list.library.searching
        anchors.centerIn: parent
        width: Math.min(520, parent.width - 48)
        spacing: 8
        HText {
            objectName: "libraryEmpty"
            text: list.library.all === 0 ? qsTr("The library is empty.") : list.library.all < 0 ? qsTr("The library cannot be read now.") : qsTr("No record fits.")
            font.pixelSize: Theme.titleSize
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }
        HText {
            text: list.library.all === 0 ? qsTr("Import files or a folder of SGF, PGN, GIB, NGF or FEN. Games you finish come here by themselves.") : list.library.all < 0 ? qsTr("Leave this page and come back to try again.") : qsTr("Change what is looked for, or clear it.")
            color: Theme.muted
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }
    }
}
