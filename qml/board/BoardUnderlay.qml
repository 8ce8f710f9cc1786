pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// What lies between the board and the pieces: territory, last move, selection, check, and the marks that fill their point.
Item {
    id: underlay

    required property BoardGeometry geometry
    required property TableController table
    required property bool showsMarks

    readonly property bool chess: table.game === "chess"

    component Tint: Rectangle {
        property int point: -1
        visible: point >= 0 && underlay.chess
        x: underlay.geometry.pointX(Math.max(0, point)) - width / 2
        y: underlay.geometry.pointY(Math.max(0, point)) - height / 2
        width: underlay.geometry.cell
        height: underlay.geometry.cell
        color: Theme.boardAccent
    }
    component Spot: MarkItem {
        property int point: -1
        cell: underlay.geometry.cell
        coveredPoints: underlay.table.game === "go"
        visible: point >= 0
        x: underlay.geometry.pointX(Math.max(0, point)) - width / 2
        y: underlay.geometry.pointY(Math.max(0, point)) - height / 2
    }

    anchors.fill: parent

    TerritoryLayer {
        geometry: underlay.geometry
        ownership: underlay.table.ownership
    }
    Tint { point: underlay.table.lastFrom; opacity: 0.34 }
    Tint { point: underlay.table.lastTo; opacity: 0.46 }
    Tint { point: underlay.table.selected; opacity: 0.72 }
    Spot { role: "last-from"; point: underlay.table.game === "janggi" ? underlay.table.lastFrom : -1 }
    Spot { role: "last-to"; point: underlay.table.game === "janggi" ? underlay.table.lastTo : -1 }
    Spot { role: "check"; point: underlay.table.checkPoint }

    Repeater {
        model: underlay.showsMarks ? underlay.table.markPoints.length : 0
        Spot {
            required property int index
            role: underlay.table.markRoles[index] ?? ""
            point: underPieces && role !== "" ? underlay.table.markPoints[index] ?? -1 : -1
        }
    }
}
