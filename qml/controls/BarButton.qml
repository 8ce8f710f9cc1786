pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// A word in the top bar.
HButton {
    quiet: true
    implicitHeight: 36
    leftPadding: 11
    rightPadding: 11
}
