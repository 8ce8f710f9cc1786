pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// What goes wrong with the library, in words, on whichever page it is heard.
Item {
    id: news

    required property Library library

    // A sentence the person has to see.
    signal troubled(string sentence)

    readonly property var sentences: ({
            "locked": qsTr("The library is in use by another program. Close it and try again."),
            "damaged": qsTr("The library %1 is damaged. Your games are not touched; restart Hansu to begin a new library."),
            "kept-aside": qsTr("The library was damaged. The damaged file was kept as %1; what could be read of it is in a new one."),
            "full": qsTr("The disk is full: nothing more fits into the library. Make room and try again."),
            "read-only": qsTr("The library %1 can only be read. Nothing can be added or removed."),
            "cannot-open": qsTr("The library %1 cannot be opened. Check the folder and your permission."),
            "later": qsTr("The library %1 was made by a later version of Hansu. Install that version to use it."),
            "no-folder": qsTr("This system names no folder for the library."),
            "other": qsTr("The library %1 cannot be used: %2")
        })
    function sentence(code: string, path: string, detail: string): string {
        const words = sentences[code] ?? sentences["other"];
        return words.replace("%1", path).replace("%2", detail);
    }

    Component.onCompleted: library.listen()

    Connections {
        target: news.library
        function onTrouble(code: string, path: string, detail: string) {
            news.troubled(news.sentence(code, path, detail));
        }
        function onGameWaits(code: string, path: string, detail: string) {
            news.troubled(news.sentence(code, path, detail) + " " + qsTr("The game that ended is kept; it goes into the library at the next start."));
        }
    }
}
