pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// Text in the window's own font and colour.
Text {
    color: Theme.text
    font.family: Theme.sans
    font.pixelSize: Theme.textSize
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
