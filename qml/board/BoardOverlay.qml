pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// What lies over the pieces: last-move ring, selection ring, legal targets, hint, marks of a refusal.
Item {
    id: overlay

    required property BoardGeometry geometry
    required property TableController table
    required property BoardPieces pieces
    required property bool showsMarks
    required property bool showsTargets

    readonly property var targets: showsTargets ? table.targets : []
    readonly property int kingPoint: roleAt(["King", "EnemyKing"])
    readonly property int pinnerPoint: roleAt(["Pinner"])

    function roleAt(roles: var): int {
        if (!showsMarks)
            return -1;
        for (let i = 0; i < table.markRoles.length; ++i) {
            if (roles.indexOf(table.markRoles[i]) >= 0)
                return table.markPoints[i];
        }
        return -1;
    }

    component Spot: MarkItem {
        property int point: -1
        cell: overlay.geometry.cell
        coveredPoints: overlay.table.game === "go"
        visible: point >= 0
        x: overlay.geometry.pointX(Math.max(0, point)) - width / 2
        y: overlay.geometry.pointY(Math.max(0, point)) - height / 2
    }

    anchors.fill: parent

    Spot {
        // The ring is drawn in the other colour; the side to move is the other one too.
        role: overlay.table.toMove === 0 ? "last-black" : "last-white"
        point: overlay.table.game === "go" && overlay.table.phase !== "scoring" ? overlay.table.lastTo : -1
    }
    Spot {
        role: "selected"
        point: overlay.table.game === "chess" ? -1 : overlay.table.selected
    }
    Repeater {
        model: overlay.targets
        Spot {
            required property int modelData
            point: modelData
            role: overlay?.pieces?.occupies(modelData) ? "target-ring" : "target-dot"
        }
    }
    MarkLine {
        geometry: overlay.geometry
        from: overlay.pinnerPoint
        to: overlay.pinnerPoint >= 0 ? overlay.kingPoint : -1
        color: Theme.boardDanger
    }
    MarkLine {
        geometry: overlay.geometry
        from: overlay.table.hintFrom
        to: overlay.table.hintFrom >= 0 ? overlay.table.hintTo : -1
        color: Theme.boardAccent
    }
    Spot { role: "Mover"; point: overlay.table.hintFrom }
    Spot { role: "hint"; point: overlay.table.hintTo }
    Repeater {
        model: overlay.showsMarks ? overlay.table.markPoints.length : 0
        Spot {
            required property int index
            role: overlay.table.markRoles[index] ?? ""
            point: !underPieces && role !== "" ? overlay.table.markPoints[index] ?? -1 : -1
        }
    }
}
