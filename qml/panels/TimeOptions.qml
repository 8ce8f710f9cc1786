pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// A clock of the next game.
ColumnLayout {
    id: options

    required property NewGame choices
    // 0 for the clock of both sides or of the first, 1 for the second's own
    required property int side
    // What the clock is called.
    property string label: qsTr("Time")
    // Whose it is.
    property string note: qsTr("for each side")

    readonly property string kind: side === 0 ? choices.firstTimeKind : choices.secondTimeKind
    readonly property var figures: side === 0 ? choices.firstTime : choices.secondTime
    readonly property int mainTime: figures[0] ?? 0
    readonly property int leastMainTime: figures[1] ?? 0
    readonly property int increment: figures[2] ?? 1
    readonly property int period: figures[3] ?? 1
    readonly property int periods: figures[4] ?? 1
    readonly property int periodMoves: figures[5] ?? 1
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
        label: options.label
        SegmentedChoice {
            objectName: options.side === 0 ? "timeKind" : "otherTimeKind"
            label: options.label
            model: [
                { value: "none", text: qsTr("No clock"), hint: qsTr("Each side takes as long as it likes") },
                { value: "absolute", text: qsTr("Fixed"), hint: qsTr("So much time for the whole game") },
                { value: "fischer", text: qsTr("Increment"), hint: qsTr("Each move adds time (Fischer)") },
                { value: "byo-yomi", text: qsTr("Byo-yomi"), hint: qsTr("After the main time, periods for each move") },
                { value: "canadian", text: qsTr("Canadian"), hint: qsTr("After the main time, a period for so many moves") }
            ]
            value: options.kind
            perRow: width < 460 ? 3 : 5
            onChosen: value => options.choices.setTimeKind(options.side, value)
            Layout.fillWidth: true
            Layout.maximumWidth: 620
        }
    }
    FormRow {
        visible: options.kind !== "none"
        label: qsTr("Main time")
        note: options.note
        TimeStepper {
            objectName: options.side === 0 ? "mainTime" : "otherMainTime"
            label: qsTr("Main time")
            times: options.mainTimes
            seconds: options.mainTime
            least: options.leastMainTime
            onTimeChosen: seconds => options.choices.setMainTime(options.side, seconds)
        }
    }
    FormRow {
        visible: options.kind === "fischer"
        label: qsTr("Added per move")
        TimeStepper {
            label: qsTr("Added per move")
            times: options.shortTimes
            seconds: options.increment
            onTimeChosen: seconds => options.choices.setIncrement(options.side, seconds)
        }
    }
    FormRow {
        visible: options.kind === "byo-yomi" || options.kind === "canadian"
        label: qsTr("Period")
        TimeStepper {
            label: qsTr("Period")
            times: options.shortTimes
            seconds: options.period
            onTimeChosen: seconds => options.choices.setPeriod(options.side, seconds)
        }
    }
    FormRow {
        visible: options.kind === "byo-yomi"
        label: qsTr("Periods")
        note: qsTr("only one that runs out is lost")
        Stepper {
            label: qsTr("Periods")
            value: options.periods
            from: 1
            to: 60
            onChanged: value => options.choices.setPeriods(options.side, value)
        }
    }
    FormRow {
        visible: options.kind === "canadian"
        label: qsTr("Moves in a period")
        Stepper {
            label: qsTr("Moves in a period")
            value: options.periodMoves
            from: 1
            to: 60
            onChanged: value => options.choices.setPeriodMoves(options.side, value)
        }
    }
}
