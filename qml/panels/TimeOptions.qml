pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// The clock of the next game.
ColumnLayout {
    id: options

    required property NewGame choices

    readonly property string kind: choices.timeKind
    // Main times worth stepping through, in seconds.
    readonly property var mainTimes: [0, 30, 60, 120, 180, 300, 600, 900, 1200, 1500, 1800, 2700, 3600, 5400, 7200, 10800, 14400, 18000]
    readonly property var shortTimes: [1, 2, 3, 5, 10, 15, 20, 30, 40, 45, 60, 90, 120, 180, 300, 600]

    function duration(seconds: int): string {
        if (seconds === 0)
            return qsTr("none");
        if (seconds < 60)
            return qsTr("%1 s").arg(seconds);
        if (seconds % 60 !== 0)
            return qsTr("%1 min %2 s").arg(Math.floor(seconds / 60)).arg(seconds % 60);
        return seconds < 3600 || seconds % 3600 !== 0 ? qsTr("%1 min").arg(seconds / 60) : qsTr("%1 h").arg(seconds / 3600);
    }
    // The place of a time among those that can be stepped to: the nearest that is not longer.
    function place(times: var, seconds: int): int {
        let place = 0;
        for (let index = 0; index < times.length; ++index) {
            if (times[index] <= seconds)
                place = index;
        }
        return place;
    }

    spacing: 14

    component TimeStepper: Stepper {
        id: stepper
        required property var times
        required property int seconds
        property int least: 0
        signal timeChosen(int seconds)
        value: options.place(times, seconds)
        from: options.place(times, least)
        to: times.length - 1
        text: options.duration(seconds)
        onChanged: value => timeChosen(times[value])
    }

    FormRow {
        label: qsTr("Time")
        SegmentedChoice {
            objectName: "timeKind"
            label: qsTr("Time")
            model: [
                { value: "none", text: qsTr("No clock"), hint: qsTr("Each side takes as long as it likes") },
                { value: "absolute", text: qsTr("Fixed"), hint: qsTr("So much time for the whole game") },
                { value: "fischer", text: qsTr("Increment"), hint: qsTr("Each move adds time (Fischer)") },
                { value: "byo-yomi", text: qsTr("Byo-yomi"), hint: qsTr("After the main time, periods for each move") },
                { value: "canadian", text: qsTr("Canadian"), hint: qsTr("After the main time, a period for so many moves") }
            ]
            value: options.kind
            perRow: width < 460 ? 3 : 5
            onChosen: value => options.choices.timeKind = value
            Layout.fillWidth: true
            Layout.maximumWidth: 620
        }
    }
    FormRow {
        visible: options.kind !== "none"
        label: qsTr("Main time")
        note: qsTr("for each side")
        TimeStepper {
            objectName: "mainTime"
            label: qsTr("Main time")
            times: options.mainTimes
            seconds: options.choices.mainTime
            least: options.choices.leastMainTime
            onTimeChosen: seconds => options.choices.mainTime = seconds
        }
    }
    FormRow {
        visible: options.kind === "fischer"
        label: qsTr("Added per move")
        TimeStepper {
            label: qsTr("Added per move")
            times: options.shortTimes
            seconds: options.choices.increment
            onTimeChosen: seconds => options.choices.increment = seconds
        }
    }
    FormRow {
        visible: options.kind === "byo-yomi" || options.kind === "canadian"
        label: qsTr("Period")
        TimeStepper {
            label: qsTr("Period")
            times: options.shortTimes
            seconds: options.choices.period
            onTimeChosen: seconds => options.choices.period = seconds
        }
    }
    FormRow {
        visible: options.kind === "byo-yomi"
        label: qsTr("Periods")
        note: qsTr("only one that runs out is lost")
        Stepper {
            label: qsTr("Periods")
            value: options.choices.periods
            from: 1
            to: 60
            onChanged: value => options.choices.periods = value
        }
    }
    FormRow {
        visible: options.kind === "canadian"
        label: qsTr("Moves in a period")
        Stepper {
            label: qsTr("Moves in a period")
            value: options.choices.periodMoves
            from: 1
            to: 60
            onChanged: value => options.choices.periodMoves = value
        }
    }
}
