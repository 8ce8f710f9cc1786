import QtQuick
import org.hansu

// One side's clock: what runs down, and below it what overtime is left.
Rectangle {
    id: face

    required property TableController table
    required property int side
    property bool compact: false

    readonly property string time: table.clockTexts[side] ?? ""
    readonly property int periods: table.clockPeriods[side] ?? -1
    readonly property int moves: table.clockMoves[side] ?? -1
    readonly property bool running: table.clockRunning === side
    readonly property bool low: table.lowTimeSide === side
    readonly property string overtime: moves === 1 ? qsTr("1 move") : moves > 1 ? qsTr("%1 moves").arg(moves) : periods === 1 ? qsTr("last period") : periods > 1 ? qsTr("%1 periods").arg(periods) : ""

    visible: time !== ""
    implicitWidth: Math.max(compact ? 74 : 88, figure.implicitWidth + 22, note.implicitWidth + 16)
    implicitHeight: note.visible ? (compact ? 44 : 52) : compact ? 36 : 42
    radius: Theme.radius
    color: low ? Theme.danger : running ? Theme.accent : Theme.raised
    border.width: running ? 0 : 1
    border.color: Theme.line

    readonly property color ink: low ? Theme.dangerInk : running ? Theme.accentInk : Theme.text

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Clock: %1").arg(time) + (overtime === "" ? "" : ", " + overtime)

    Column {
        anchors.centerIn: parent
        HText {
            id: figure
            anchors.horizontalCenter: parent.horizontalCenter
            text: face.time
            color: face.ink
            font.pixelSize: face.compact ? 18 : Theme.figureSize
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
        HText {
            id: note
            anchors.horizontalCenter: parent.horizontalCenter
            visible: text !== ""
            text: face.overtime
            color: face.ink
            font.pixelSize: 11
            Accessible.ignored: true
        }
    }
}
