pragma Singleton

import QtQuick

// What the rules presets are called. Their ids come from the rules themselves.
QtObject {
    readonly property var names: ({
            "chinese": qsTr("Chinese"),
            "chinese-server": qsTr("Chinese, superko"),
            "japanese": qsTr("Japanese"),
            "korean": qsTr("Korean"),
            "aga": qsTr("AGA"),
            "tromp-taylor": qsTr("Tromp-Taylor"),
            "new-zealand": qsTr("New Zealand"),
            "ancient-area": qsTr("Ancient (stones)"),
            "chess960": qsTr("Chess960"),
            "kakao": qsTr("Kakao"),
            "janggi": qsTr("Tournament"),
            "janggimodern": qsTr("Modern"),
            "janggitraditional": qsTr("Traditional"),
            "janggicasual": qsTr("Casual")
        })

    // What sets a preset apart, in a few words.
    readonly property var notes: ({
            "chinese": qsTr("Stones and territory count"),
            "chinese-server": qsTr("Stones and territory count; no board may come back"),
            "japanese": qsTr("Territory and prisoners count"),
            "korean": qsTr("Territory and prisoners count"),
            "aga": qsTr("Stones and territory count; no board may come back"),
            "tromp-taylor": qsTr("Stones and territory count; suicide is allowed, no board may come back"),
            "new-zealand": qsTr("Stones and territory count; suicide is allowed"),
            "ancient-area": qsTr("Stones and territory count; each group pays two points"),
            "kakao": qsTr("Points decide; generals may face each other"),
            "janggi": qsTr("Points decide; facing generals end the game by points"),
            "janggimodern": qsTr("Points decide; generals may face each other"),
            "janggitraditional": qsTr("Facing generals make a draw"),
            "janggicasual": qsTr("No points; generals may face each other")
        })

    function name(id: string): string {
        return names[id] ?? id;
    }
    function note(id: string): string {
        return notes[id] ?? "";
    }
}
