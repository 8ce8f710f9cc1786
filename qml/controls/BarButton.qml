pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// A word in the top bar.
HButton {
    quiet: true
    implicitHeight: 36
    leftPadding: Window.width < 620 ? 7 : 11
    rightPadding: leftPadding
}
