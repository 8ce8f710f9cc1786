pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// How well the computer plays, from 1 to 10, with a word about what that means.
RowLayout {
    id: control

    required property string label
    required property int level
    // What the level is worth; 0 where that is not known.
    property int elo: 0
    readonly property string word: words[level - 1] ?? ""

    signal chosen(int level)

    readonly property list<string> words: [
        qsTr("Very gentle: overlooks a lot"),
        qsTr("Gentle: overlooks much"),
        qsTr("Easy: sees simple threats"),
        qsTr("Casual: looks a little ahead"),
        qsTr("Steady: looks further ahead"),
        qsTr("Alert: seldom overlooks a threat"),
        qsTr("Strong: takes some time"),
        qsTr("Very strong: takes its time"),
        qsTr("Hard: thinks long"),
        qsTr("Everything this computer can do")
    ]

    spacing: 12

    HSlider {
        objectName: "levelSlider"
        label: control.label
        from: 1
        to: 10
        stepSize: 1
        snapMode: HSlider.SnapAlways
        value: control.level
        onMoved: control.chosen(Math.round(value))
        Layout.fillWidth: true
        Layout.maximumWidth: 260
    }
    HText {
        text: control.level
        font.pixelSize: Theme.titleSize
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignRight
        Layout.preferredWidth: 24
    }
    HText {
        objectName: "levelWords"
        // No rating is known more closely than to half a hundred.
        text: control.elo > 0 ? qsTr("%1 (Elo about %2)").arg(control.word).arg(Math.round(control.elo / 50) * 50) : control.word
        color: Theme.muted
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        Layout.fillWidth: true
        Layout.preferredWidth: 200
    }
}
