pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// One stone or piece, centred in a square of one cell.
Item {
    id: piece

    property string game: "chess"
    property int side: 0
    property string kind: ""
    property real cell: 40
    // "hanja", "hangul" or "pictogram"
    property string janggiPieces: "hanja"
    property bool choBlue: false
    // Of the piece itself, not of what lies on it.
    property real strength: 1

    readonly property string pieceSet: Theme.drawsHanja ? janggiPieces : "pictogram"
    readonly property real diameter: {
        if (game === "go")
            return Math.round(cell * 0.985);
        if (game === "chess")
            return Math.round(cell * 0.98);
        const large = kind === "general";
        const small = kind === "guard" || kind === "soldier";
        return Math.round(cell * (large ? 0.98 : small ? 0.68 : 0.86));
    }

    readonly property var hanjaNames: ({
            "general": ["楚", "漢"],
            "chariot": ["車", "車"],
            "cannon": ["包", "包"],
            "horse": ["馬", "馬"],
            "elephant": ["象", "象"],
            "guard": ["士", "士"],
            "soldier": ["卒", "兵"]
        })
    readonly property var hangulNames: ({
            "general": ["초", "한"],
            "chariot": ["차", "차"],
            "cannon": ["포", "포"],
            "horse": ["마", "마"],
            "elephant": ["상", "상"],
            "guard": ["사", "사"],
            "soldier": ["졸", "병"]
        })

    function glyph(): string {
        const names = pieceSet === "hangul" ? hangulNames : hanjaNames;
        return kind in names ? names[kind][side] : "";
    }
    function picture(): url {
        if (kind === "")
            return "";
        if (game === "go")
            return side === 0 ? "../../assets/stones/black.svg" : "../../assets/stones/white.svg";
        if (game === "chess")
            return "../../assets/pieces/chess/" + (side === 0 ? "white-" : "black-") + kind + ".svg";
        return "../../assets/pieces/janggi/octagon.svg";
    }

    width: cell
    height: cell

    Image {
        anchors.centerIn: parent
        width: piece.diameter
        height: piece.diameter
        source: piece.picture()
        opacity: piece.strength
        sourceSize.width: piece.diameter
        sourceSize.height: piece.diameter
    }
    Text {
        visible: piece.game === "janggi" && piece.pieceSet !== "pictogram"
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -piece.diameter * 0.012
        // Too small to read, the colour is enough.
        text: !visible ? "" : piece.cell < 16 ? "●" : piece.glyph()
        color: piece.side === 1 ? Theme.han : piece.choBlue ? Theme.choBlue : Theme.choGreen
        font.family: Theme.serif
        font.weight: Font.Bold
        font.pixelSize: Math.max(6, Math.round(piece.diameter * 0.56))
        Accessible.ignored: true
    }
    Image {
        visible: piece.game === "janggi" && piece.pieceSet === "pictogram" && piece.kind !== ""
        anchors.centerIn: parent
        width: Math.round(piece.diameter * 0.86)
        height: width
        sourceSize.width: width
        sourceSize.height: width
        source: visible ? "../../assets/pieces/janggi/" + (piece.side === 1 ? "han" : piece.choBlue ? "cho-blue" : "cho-green") + "-" + piece.kind + ".svg" : ""
    }
}
