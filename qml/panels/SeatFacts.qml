import QtQuick
import org.hansu

// The words for one seat of the table, made from what the table says about it.
QtObject {
    id: seat

    required property TableController table
    // 0 for the first side, 1 for the second
    required property int side

    readonly property int level: side === 0 ? table.firstLevel : table.secondLevel
    readonly property int otherLevel: side === 0 ? table.secondLevel : table.firstLevel
    readonly property string sideName: side === 0 ? table.firstSide : table.secondSide
    readonly property string points: side === 0 ? table.firstPoints : table.secondPoints
    readonly property var captured: side === 0 ? table.firstCaptured : table.secondCaptured
    readonly property bool person: level === 0
    readonly property string engine: (side === 0 ? table.firstEngine : table.secondEngine)
    readonly property string name: engine !== "" ? engine : !person ? qsTr("Hansu · level %1").arg(level) : otherLevel === 0 ? sideName : qsTr("You")
    // Prisoners, until a game of Go is counted: they become points only then, and one that ends without it has none.
    readonly property bool hasPrisoners: table.game === "go" && table.ownership.length === 0
    readonly property string pointsInWords: points === "" ? "" : hasPrisoners ? qsTr("prisoners %1").arg(points) : qsTr("points %1").arg(points)

    function joined(parts: var): string {
        return parts.filter(part => part !== "").join(" · ");
    }
    function detail(withRules: bool): string {
        const goes = table.game === "go";
        const rules = RuleNames.name(table.rulesName);
        return joined([
            name === sideName ? "" : sideName,
            withRules && goes && table.komi !== "" ? qsTr("komi %1").arg(table.komi) : "",
            !withRules || rules === "" ? "" : table.game === "chess" ? rules : qsTr("%1 rules").arg(rules)
        ]);
    }
}
