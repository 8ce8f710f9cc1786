pragma ComponentBehavior: Bound

import QtQuick
import org.hansu
FocusScope {
    objectName: "newGamePage"
    property TableController table
    property NewGame choices
    property Preferences preferences
    signal continueRequested
    signal newGameRequested(string game)
    signal startRequested
    signal done
}
