pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// A raised sheet that holds what belongs together.
Rectangle {
    radius: Theme.cardRadius
    color: Theme.surface
    border.color: Theme.line
}
