#!/usr/bin/env python3
"""Synthesise the short sounds of the program beside this script: 44.1 kHz, mono, 16 bit, well under 60 kB each.

Each sound is a few decaying partials (what a small hard body rings with) and a burst of low-passed noise (the knock
itself). The noise is seeded, so running the script again writes the same files.
"""

import math
import random
import struct
import wave
from pathlib import Path

HERE = Path(__file__).resolve().parent
RATE = 44_100


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def add_tone(samples, start, frequency, decay, level, glide=1.0):
    """A partial that starts at `start` seconds and falls to a third in `decay` seconds; `glide` bends its pitch."""
    phase = 0.0
    for i in range(int(start * RATE), len(samples)):
        t = i / RATE - start
        phase += 2 * math.pi * frequency * (glide ** (t / decay)) / RATE
        attack = min(1.0, t / 0.0015)
        samples[i] += level * attack * math.exp(-t / decay) * math.sin(phase)


def add_knock(samples, start, decay, level, smoothing, seed):
    """A burst of noise; `smoothing` from 0 (bright) to 1 (dull)."""
    noise = random.Random(seed)
    value = 0.0
    for i in range(int(start * RATE), len(samples)):
        t = i / RATE - start
        if t > 8 * decay:
            break
        value = smoothing * value + (1 - smoothing) * noise.uniform(-1, 1)
        samples[i] += level * math.exp(-t / decay) * value


def stone():
    """Slate on wood: a bright click over the thud of the board."""
    s = silence(0.22)
    add_knock(s, 0, 0.0035, 1.5, 0.35, 3)
    add_tone(s, 0, 2350, 0.010, 0.34)
    add_tone(s, 0, 1120, 0.022, 0.36)
    add_tone(s, 0, 310, 0.050, 0.50, 0.9)
    return s


def move():
    """Felted wood set down."""
    s = silence(0.22)
    add_knock(s, 0, 0.006, 1.6, 0.75, 5)
    add_tone(s, 0, 640, 0.024, 0.34)
    add_tone(s, 0, 205, 0.055, 0.62, 0.85)
    return s


def capture():
    """Two pieces meeting, then one set down."""
    s = silence(0.30)
    add_knock(s, 0, 0.004, 1.4, 0.4, 7)
    add_tone(s, 0, 1480, 0.016, 0.34)
    add_tone(s, 0, 820, 0.020, 0.30)
    add_knock(s, 0.065, 0.006, 1.3, 0.75, 11)
    add_tone(s, 0.065, 230, 0.060, 0.62, 0.85)
    return s


def check():
    """A piece set down and two rising notes."""
    s = silence(0.42)
    add_knock(s, 0, 0.006, 1.0, 0.7, 13)
    add_tone(s, 0, 220, 0.05, 0.35, 0.85)
    for start, note in ((0.02, 740.0), (0.12, 987.8)):
        add_tone(s, start, note, 0.075, 0.34)
        add_tone(s, start, 2 * note, 0.035, 0.10)
    return s


def refuse():
    """Two low dull taps: no."""
    s = silence(0.26)
    for start in (0.0, 0.085):
        add_tone(s, start, 196, 0.040, 0.50, 0.92)
        add_tone(s, start, 147, 0.045, 0.40, 0.92)
        add_knock(s, start, 0.004, 0.5, 0.88, 17)
    return s


def lowtime():
    """Three quick high ticks: hurry."""
    s = silence(0.42)
    for start in (0.0, 0.11, 0.22):
        add_tone(s, start, 1318.5, 0.028, 0.34)
        add_tone(s, start, 2637.0, 0.014, 0.10)
        add_knock(s, start, 0.003, 0.4, 0.5, 19)
    return s


def end():
    """Three notes that come to rest."""
    s = silence(0.66)
    for start, note, decay in ((0.0, 523.3, 0.12), (0.11, 659.3, 0.13), (0.22, 784.0, 0.18)):
        add_tone(s, start, note, decay, 0.34)
        add_tone(s, start, 2 * note, decay / 2, 0.08)
        add_tone(s, start, 3 * note, decay / 4, 0.04)
    return s


def write(name, samples):
    fade = int(0.012 * RATE)
    for i in range(fade):
        samples[len(samples) - 1 - i] *= i / fade
    peak = max(abs(x) for x in samples)
    frames = b"".join(struct.pack("<h", round(0.7 * 32767 * x / peak)) for x in samples)
    with wave.open(str(HERE / f"{name}.wav"), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(frames)


def main():
    for sound in (stone, move, capture, check, refuse, lowtime, end):
        write(sound.__name__, sound())


if __name__ == "__main__":
    main()
