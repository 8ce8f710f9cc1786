pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// One seat: who sits there, which side, what it has taken, and whether it is to move.
Rectangle {
    id: card

    required property TableController table
    required property Preferences preferences
    // 0 for the first side, 1 for the second
    required property int side
    property bool compact: false
    // The rules stand on one of the two cards.
    property bool showsRules: false

    readonly property bool onMove: table.phase === "playing" && table.toMove === side
    readonly property bool thinks: onMove && table.thinking
    // The rules make way for the captured pieces, in a slim card for the first one.
    readonly property string detail: facts.detail(showsRules && facts.captured.length <= (compact ? 0 : 4))

    implicitHeight: Math.max(compact ? 58 : 72, words.implicitHeight + 12)
    color: Theme.surface
    Accessible.role: Accessible.Grouping
    Accessible.name: facts.name + ", " + facts.detail(false) + (facts.points === "" ? "" : ", " + facts.pointsInWords)

    SeatFacts {
        id: facts
        table: card.table
        side: card.side
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 16
        anchors.rightMargin: 16
        spacing: 12

        SideMark {
            game: card.table.game
            side: card.side
            choBlue: card.preferences.choColor === "blue"
            implicitWidth: card.compact ? 22 : 28
            implicitHeight: implicitWidth
        }
        ColumnLayout {
            id: words
            Layout.fillWidth: true
            spacing: 2
            HText {
                text: facts.name
                font.weight: Font.DemiBold
                font.pixelSize: card.compact ? Theme.textSize : Theme.textSize + 1
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
            RowLayout {
                // A card with nothing to add has its name in the middle.
                visible: card.thinks || facts.captured.length > 0 || card.detail !== ""
                spacing: 6
                Layout.fillWidth: true
                ThinkingDot {
                    running: card.thinks
                    visible: card.thinks
                }
                HText {
                    visible: card.thinks
                    text: qsTr("thinking — %1").arg(card.clock(card.table.thinkingSeconds))
                    color: Theme.accent
                    font.pixelSize: Theme.smallSize
                }
                HText {
                    visible: !card.thinks && text !== ""
                    text: card.detail
                    color: Theme.muted
                    font.pixelSize: Theme.smallSize
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    Layout.fillWidth: true
                    Layout.minimumWidth: facts.captured.length > 0 ? Math.ceil(implicitWidth) : 0
                    Layout.maximumWidth: Math.ceil(implicitWidth) + 1
                }
                CapturedRow {
                    visible: card.table.game !== "go" && facts.captured.length > 0 && !(card.compact && card.thinks)
                    game: card.table.game
                    side: 1 - card.side
                    kinds: facts.captured
                    preferences: card.preferences
                    Layout.fillWidth: true
                }
            }
        }
        ClockFace {
            table: card.table
            side: card.side
            compact: card.compact
        }
        Rectangle {
            id: badge
            readonly property bool bare: facts.points === ""
            // Where there is a clock, it is the clock that shows whose turn it is.
            readonly property bool filled: card.onMove && card.table.clockTexts[card.side] === ""
            visible: !bare || card.onMove && card.table.clockTexts[card.side] === ""
            implicitWidth: bare ? 14 : Math.max(56, figure.implicitWidth + 20)
            implicitHeight: bare ? 14 : card.compact ? 36 : 42
            radius: bare ? 7 : Theme.radius
            color: filled ? Theme.accent : "transparent"
            Row {
                id: figure
                anchors.centerIn: parent
                visible: !badge.bare
                spacing: 6
                SideMark {
                    visible: facts.hasPrisoners
                    anchors.verticalCenter: parent.verticalCenter
                    game: "go"
                    side: 1 - card.side
                    width: card.compact ? 16 : 20
                    height: width
                }
                HText {
                    text: facts.points
                    color: badge.filled ? Theme.accentInk : Theme.text
                    font.pixelSize: card.compact ? 18 : Theme.figureSize
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
            }
            HoverHandler {
                id: pointer
            }
            HToolTip {
                target: badge
                text: badge.bare ? qsTr("to move") : facts.pointsInWords
                shown: pointer.hovered
            }
        }
    }

    function clock(seconds: int): string {
        return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    }
}
