pragma ComponentBehavior: Bound

import QtQuick
import QtMultimedia

// The short sounds of a game.
Item {
    id: sounds

    property real volume: 1

    function play(name: string, loudness: real) {
        volume = loudness;
        const effects = { "stone": stone, "move": move, "castle": move, "capture": capture, "check": check, "lowtime": lowTime, "refuse": refuse, "end": end };
        if (name in effects)
            effects[name].play();
    }

    component Effect: SoundEffect {
        volume: sounds.volume
    }

    Effect { id: stone; source: "../assets/sounds/stone.wav" }
    Effect { id: move; source: "../assets/sounds/move.wav" }
    Effect { id: capture; source: "../assets/sounds/capture.wav" }
    Effect { id: check; source: "../assets/sounds/check.wav" }
    Effect { id: lowTime; source: "../assets/sounds/lowtime.wav" }
    Effect { id: refuse; source: "../assets/sounds/refuse.wav" }
    Effect { id: end; source: "../assets/sounds/end.wav" }
}
