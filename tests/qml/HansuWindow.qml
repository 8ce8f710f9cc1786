import QtQuick
import QtTest

// What the cases share: one real window, and the hands and eyes of a person at it.
Item {
    id: hands

    required property TestCase test

    property var window: null
    property var table: null
    property var choices: null
    property var preferences: null

    function open() {
        const component = Qt.createComponent("qrc:/qt/qml/org/hansu/qml/Main.qml");
        test.compare(component.status, Component.Ready, component.errorString());
        window = component.createObject(null, {
            "width": 1280,
            "height": 800
        });
        test.verify(window !== null);
        table = find("table");
        choices = find("newGame");
        preferences = find("preferences");
        test.tryCompare(window, "active", true);
        preferences.language = "en";
        preferences.reduceMotion = true;
        // A book answers at once; these tests look at what happens while an engine thinks.
        preferences.openingBook = false;
    }
    function close() {
        window.close();
        test.wait(50);
        window.destroy();
        window = null;
        test.wait(50);
    }
    // The object of this name: one of the window's own, or an item on show anywhere in its scene, dialogs included.
    function find(name: string): var {
        if (window === null)
            return null;
        for (let index = 0; index < window.contentItem.resources.length; ++index) {
            if (window.contentItem.resources[index].objectName === name)
                return window.contentItem.resources[index];
        }
        let root = window.contentItem;
        while (root.parent)
            root = root.parent;
        return search(root, name);
    }
    function search(item: Item, name: string): Item {
        if (item.objectName === name && item.visible)
            return item;
        for (let index = 0; index < item.children.length; ++index) {
            const found = search(item.children[index], name);
            if (found)
                return found;
        }
        return null;
    }
    function press(name: string) {
        test.tryVerify(() => find(name) !== null && find(name).visible && find(name).enabled, 5000, "no button " + name);
        // What has just appeared is laid out with the next frame.
        window.update();
        test.waitForRendering(window.contentItem, 1000);
        test.mouseClick(find(name));
    }

    // A new game through the pages, as a person begins one. `options` are properties of the choices.
    function begin(game: string, options: var) {
        table.closeTable();
        press("newGameButton");
        press("card" + game[0].toUpperCase() + game.slice(1));
        test.compare(choices.game, game);
        for (const name in options) {
            if (typeof choices[name] === "function")
                choices[name](0, options[name]);
            else
                choices[name] = options[name];
        }
        press("startButton");
        test.tryVerify(() => find("board") !== null);
        test.compare(table.game, game);
        test.compare(table.phase, "playing");
        // The board settles before it takes a click where it is looked for.
        test.waitForRendering(find("board"));
    }
    // The point of a name such as "e4" (chess, Go) or "82" (Janggi): what the edge of the board says.
    function point(name: string): int {
        for (let index = 0; index < table.columns * table.rows; ++index) {
            if (table.pointName(index) === name)
                return index;
        }
        test.fail("no point " + name);
        return -1;
    }
    function click(name: string) {
        const centre = find("board").pointCentre(point(name));
        test.mouseClick(find("board"), centre.x, centre.y);
    }
    function drag(from: string, to: string) {
        const board = find("board");
        const start = board.pointCentre(point(from));
        const end = board.pointCentre(point(to));
        test.mousePress(board, start.x, start.y);
        test.mouseMove(board, (start.x + end.x) / 2, (start.y + end.y) / 2, 20);
        test.mouseMove(board, end.x, end.y, 20);
        test.mouseRelease(board, end.x, end.y);
    }
    function move(from: string, to: string) {
        click(from);
        click(to);
    }
    function marksOf(role: string): var {
        const names = [];
        for (let index = 0; index < table.markRoles.length; ++index) {
            if (table.markRoles[index] === role)
                names.push(table.pointName(table.markPoints[index]));
        }
        return names;
    }
    // The piece on a point, as the board's model has it: "0 king" is the first side's king.
    function pieceOn(name: string): string {
        const wanted = point(name);
        const rows = table.rowCount(table.index(-1, 0));
        for (let row = 0; row < rows; ++row) {
            const index = table.index(row, 0);
            const side = table.data(index, 0);
            const kind = table.data(index, 1);
            if (table.data(index, 3) * table.columns + table.data(index, 2) === wanted)
                return side + " " + kind;
        }
        return "";
    }
}
