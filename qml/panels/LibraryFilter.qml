pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// What is looked for in the library. Typing counts a moment later, Enter at once.
Item {
    id: filter

    required property Library library
    required property Study study

    property string game: ""

    readonly property bool wide: width >= 900
    readonly property bool empty: game === "" && player.text === "" && result.text === "" && from.text === "" && to.text === "" && opening.text === "" && !library.positionWanted

    // Down or Enter: on to the list.
    signal listRequested

    function focusFirst() {
        player.forceActiveFocus(Qt.OtherFocusReason);
    }
    function clear() {
        game = "";
        for (const field of [player, result, from, to, opening])
            field.text = "";
        if (library.positionWanted)
            library.wantPosition(false);
        look();
    }
    function look() {
        later.stop();
        library.lookFor(game, player.text, result.text, from.text, to.text, opening.text);
    }
    // A part of the row, its gap taken off.
    function part(share: real): real {
        return Math.floor((flow.width + flow.spacing) * share) - flow.spacing;
    }

    component Field: HTextField {
        property string name: ""
        Accessible.name: name === "" ? placeholderText : name
        onTextEdited: later.restart()
        onAccepted: filter.look()
        Keys.onDownPressed: filter.listRequested()
    }

    implicitHeight: flow.implicitHeight

    Timer {
        id: later
        interval: 250
        onTriggered: filter.look()
    }
    Flow {
        id: flow
        width: parent.width
        spacing: 8

        Field {
            id: player
            objectName: "libraryPlayer"
            width: filter.part(filter.wide ? 0.26 : 0.45)
            placeholderText: qsTr("Player")
        }
        SegmentedChoice {
            objectName: "libraryGame"
            width: filter.part(filter.wide ? 0.34 : 0.55)
            label: qsTr("Game")
            model: [{ value: "", text: qsTr("All") }, { value: "go", text: qsTr("Go") }, { value: "chess", text: qsTr("Chess") }, { value: "janggi", text: qsTr("Janggi") }]
            value: filter.game
            onChosen: value => {
                filter.game = value;
                filter.look();
            }
        }
        Field {
            id: result
            objectName: "libraryResult"
            width: filter.part(filter.wide ? 0.16 : 0.334)
            placeholderText: qsTr("Result: 1-0, B+R")
            name: qsTr("Result")
        }
        Field {
            id: from
            objectName: "libraryFrom"
            width: filter.part(filter.wide ? 0.12 : 0.333)
            placeholderText: qsTr("From: 2024")
            name: qsTr("From this day, month or year")
        }
        Field {
            id: to
            objectName: "libraryTo"
            width: filter.part(filter.wide ? 0.12 : 0.333)
            placeholderText: qsTr("To: 2024.06")
            name: qsTr("To this day, month or year")
        }
        Field {
            id: opening
            objectName: "libraryOpening"
            width: filter.part(filter.wide ? 0.6 : 1)
            placeholderText: qsTr("Opening: first moves (1. e4 c5), code or name")
            name: qsTr("Opening")
        }
        HButton {
            objectName: "libraryPosition"
            width: filter.part(filter.wide ? 0.28 : 0.7)
            text: qsTr("Position on the analysis board")
            enabled: filter.study.open
            checked: filter.library.positionWanted
            hint: enabled ? qsTr("Only games in which this very position stood on the board") : qsTr("Open a record or press Analyse first")
            Accessible.checkable: true
            Accessible.checked: checked
            onClicked: filter.library.wantPosition(!filter.library.positionWanted)
        }
        HButton {
            objectName: "libraryClear"
            width: filter.part(filter.wide ? 0.12 : 0.3)
            text: qsTr("Clear")
            quiet: true
            enabled: !filter.empty
            hint: qsTr("Show all records again (Esc)")
            onClicked: filter.clear()
        }
    }
}
