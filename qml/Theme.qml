pragma Singleton

import QtQuick

// Colours, sizes, fonts and durations of the whole window. Main.qml feeds `preference` and `reduceMotion`.
QtObject {
    id: theme

    property string preference: "system"
    property bool reduceMotion: false

    // Qt 6.4 tells no colour scheme; a dark system palette has a dark window.
    readonly property SystemPalette systemPalette: SystemPalette {}
    readonly property bool systemDark: systemPalette.window.hslLightness < 0.5
    readonly property bool dark: preference === "dark" || (preference !== "light" && systemDark)

    readonly property color window: dark ? "#1A1917" : "#F5F1EA"
    readonly property color surface: dark ? "#242320" : "#FFFFFF"
    readonly property color raised: dark ? "#2B2926" : "#FBF8F3"
    readonly property color hovered: dark ? "#35322E" : "#F3EDE3"
    readonly property color text: dark ? "#EEE8DE" : "#211C16"
    readonly property color muted: dark ? "#A79E90" : "#6C6358"
    readonly property color line: dark ? "#3A3732" : "#E2DACD"
    readonly property color control: dark ? "#6B655B" : "#B9AE9D"
    readonly property color accent: dark ? "#6DBDA5" : "#2E6E5E"
    readonly property color accentGround: dark ? "#22352F" : "#E4EFEB"
    readonly property color accentInk: dark ? "#10211C" : "#FFFFFF"
    readonly property color danger: dark ? "#E9806F" : "#B43A2A"
    readonly property color dangerGround: dark ? "#3A2420" : "#FBEAE6"
    readonly property color dangerInk: dark ? "#2A120D" : "#FFFFFF"
    readonly property color scrim: "#8C14120F"

    // What lies on the boards keeps its colours in both themes.
    readonly property color goWoodLight: "#E4BE76"
    readonly property color goWoodDark: "#DBB165"
    readonly property color goInk: "#4D3717"
    readonly property color janggiWoodLight: "#EBCB98"
    readonly property color janggiWoodDark: "#DDB67C"
    readonly property color janggiInk: "#6B4A22"
    readonly property color janggiLabelInk: "#553816"
    readonly property color chessLight: "#EFE3CC"
    readonly property color chessDark: "#B58A63"
    readonly property color chessFrame: "#70492F"
    readonly property color chessLabelInk: "#F1E3CB"
    readonly property color boardAccent: "#2E6E5E"
    readonly property color boardDanger: "#C22F1C"
    readonly property color han: "#B8321F"
    readonly property color choGreen: "#1E6A4C"
    readonly property color choBlue: "#1F4E8C"

    readonly property int radius: 8
    readonly property int cardRadius: 10
    readonly property int controlHeight: 40

    readonly property int textSize: 14
    readonly property int smallSize: 13
    readonly property int titleSize: 18
    readonly property int pageTitleSize: 26
    readonly property int figureSize: 24

    readonly property int glide: reduceMotion ? 0 : 150
    readonly property int fade: reduceMotion ? 0 : 180
    readonly property int pulse: reduceMotion ? 0 : 900

    readonly property string sans: firstFamily(["Noto Sans CJK KR", "Noto Sans KR", "Pretendard", "Source Han Sans K", "Apple SD Gothic Neo", "Malgun Gothic", "NanumGothic"], Application.font.family)
    readonly property string serif: firstFamily(["Noto Serif CJK KR", "Noto Serif KR", "Source Han Serif K", "Nanum Myeongjo", "NanumMyeongjo", "AppleMyungjo", "Batang", "UnBatang", "Noto Sans CJK KR", "Noto Sans KR", "Malgun Gothic"], "")
    // Without a font that holds Han characters a Janggi piece would be an empty box: pictograms are drawn then.
    readonly property bool drawsHanja: serif !== ""

    function firstFamily(wanted: list<string>, otherwise: string): string {
        const installed = Qt.fontFamilies();
        for (const name of wanted) {
            if (installed.indexOf(name) >= 0)
                return name;
        }
        return otherwise;
    }
}
