pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// Language, looks and sounds. Every change counts at once and is kept.
FocusScope {
    id: page

    required property Preferences preferences

    signal done

    component Group: Card {
        id: group
        required property string title
        default property alias rows: rows.data
        implicitHeight: rows.implicitHeight + 36
        Layout.fillWidth: true
        ColumnLayout {
            id: rows
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: 18
            spacing: 14
            HText {
                text: group.title
                font.pixelSize: Theme.titleSize
                font.weight: Font.DemiBold
            }
        }
    }

    objectName: "settingsPage"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Settings")

    ScrollPage {
        anchors.fill: parent
        maximumWidth: 760

        RowLayout {
            Layout.fillWidth: true
            HText {
                text: qsTr("Settings")
                font.pixelSize: Theme.pageTitleSize
                font.weight: Font.DemiBold
                Layout.fillWidth: true
            }
            HButton {
                objectName: "doneButton"
                text: qsTr("Done")
                primary: true
                focus: true
                implicitWidth: 96
                hint: qsTr("Back (Esc)")
                onClicked: page.done()
            }
        }
        Group {
            title: qsTr("Looks")
            FormRow {
                label: qsTr("Language")
                SegmentedChoice {
                    objectName: "language"
                    label: qsTr("Language")
                    model: [{ value: "system", text: qsTr("System") }, { value: "en", text: "English" }, { value: "ko", text: "한국어" }]
                    value: page.preferences.language
                    onChosen: value => page.preferences.language = value
                    Layout.fillWidth: true
                    Layout.maximumWidth: 380
                }
            }
            FormRow {
                label: qsTr("Theme")
                SegmentedChoice {
                    objectName: "theme"
                    label: qsTr("Theme")
                    model: [{ value: "system", text: qsTr("System") }, { value: "light", text: qsTr("Light") }, { value: "dark", text: qsTr("Dark") }]
                    value: page.preferences.theme
                    onChosen: value => page.preferences.theme = value
                    Layout.fillWidth: true
                    Layout.maximumWidth: 380
                }
            }
            FormRow {
                label: qsTr("Reduce motion")
                note: qsTr("pieces arrive at once")
                HSwitch {
                    objectName: "reduceMotion"
                    label: qsTr("Reduce motion")
                    checked: page.preferences.reduceMotion
                    onToggled: page.preferences.reduceMotion = checked
                }
            }
        }
        Group {
            title: qsTr("Board")
            FormRow {
                label: qsTr("Legal moves")
                note: qsTr("dots where the chosen piece can go")
                HSwitch {
                    objectName: "showTargets"
                    label: qsTr("Legal moves")
                    checked: page.preferences.showTargets
                    onToggled: page.preferences.showTargets = checked
                }
            }
            FormRow {
                label: qsTr("Coordinates")
                HSwitch {
                    objectName: "showCoordinates"
                    label: qsTr("Coordinates")
                    checked: page.preferences.showCoordinates
                    onToggled: page.preferences.showCoordinates = checked
                }
            }
            FormRow {
                label: qsTr("Janggi pieces")
                SegmentedChoice {
                    objectName: "janggiPieces"
                    label: qsTr("Janggi pieces")
                    model: [{ value: "hanja", text: qsTr("Hanja") }, { value: "hangul", text: qsTr("Hangul") }, { value: "pictogram", text: qsTr("Pictures") }]
                    value: page.preferences.janggiPieces
                    onChosen: value => page.preferences.janggiPieces = value
                    Layout.fillWidth: true
                    Layout.maximumWidth: 380
                }
            }
            FormRow {
                label: qsTr("Colour of Cho")
                SegmentedChoice {
                    objectName: "choColor"
                    label: qsTr("Colour of Cho")
                    model: [{ value: "green", text: qsTr("Green") }, { value: "blue", text: qsTr("Blue") }]
                    value: page.preferences.choColor
                    onChosen: value => page.preferences.choColor = value
                    Layout.fillWidth: true
                    Layout.maximumWidth: 260
                }
                PieceRow {
                    preferences: page.preferences
                }
            }
        }
        Group {
            title: qsTr("Computer")
            FormRow {
                label: qsTr("Opening book")
                note: qsTr("chess and Janggi games begin with known moves, varied at random")
                HSwitch {
                    objectName: "openingBook"
                    label: qsTr("Opening book")
                    checked: page.preferences.openingBook
                    onToggled: page.preferences.openingBook = checked
                }
            }
        }
        Group {
            title: qsTr("Sound")
            FormRow {
                label: qsTr("Sounds")
                HSwitch {
                    objectName: "sound"
                    label: qsTr("Sounds")
                    checked: page.preferences.sound
                    onToggled: page.preferences.sound = checked
                }
            }
            FormRow {
                label: qsTr("Volume")
                HSlider {
                    objectName: "volume"
                    label: qsTr("Volume")
                    enabled: page.preferences.sound
                    opacity: enabled ? 1 : 0.5
                    from: 0
                    to: 1
                    stepSize: 0.05
                    value: page.preferences.volume
                    onMoved: page.preferences.volume = value
                    Layout.maximumWidth: 260
                    Layout.fillWidth: true
                }
                HText {
                    text: qsTr("%1 %").arg(Math.round(page.preferences.volume * 100))
                    color: Theme.muted
                }
            }
        }
    }
}
