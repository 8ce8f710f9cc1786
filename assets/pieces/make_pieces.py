#!/usr/bin/env python3
"""Write the vector pieces beside this script: twelve chess pieces, and the Janggi octagon and pictograms.

Each chess piece is one outline, one fill and one shade on a 100 x 100 field; the two colours share the shapes, so
a shape is corrected here once. Qt draws SVG Tiny: no clip paths and no filters, so a shade is a shape of its own
that follows the outline from inside.
"""

from pathlib import Path

HERE = Path(__file__).resolve().parent

CHESS_COLOURS = {
    "white": {"fill": "#FBF5E9", "shade": "#E3D4B8", "line": "#3A2E24", "detail": "#3A2E24"},
    "black": {"fill": "#4A423B", "shade": "#352E29", "line": "#17120E", "detail": "#C9BBA6"},
}

BASE = "M24 89 H76 C78.4 89 79.8 87.4 79.8 85.4 C79.8 79.6 76 75.5 70.5 75.5 H29.5 C24 75.5 20.2 79.6 20.2 85.4 C20.2 87.4 21.6 89 24 89 Z"
BASE_SHADE = "M61 75.5 H70.5 C76 75.5 79.8 79.6 79.8 85.4 C79.8 87.4 78.4 89 76 89 H65 C68.6 86 68 79 61 75.5 Z"


def collar(y, half):
    """A rounded ring around the neck, its shade at the right."""
    left, right = 50 - half, 50 + half
    ring = f"M{left} {y} H{right} A3.6 3.6 0 0 1 {right} {y + 7.2} H{left} A3.6 3.6 0 0 1 {left} {y} Z"
    shade = f"M{right - 7} {y} H{right} A3.6 3.6 0 0 1 {right} {y + 7.2} H{right - 7} Q{right - 4} {y + 3.6} {right - 7} {y} Z"
    return ring, shade


def ball(x, y, r):
    """A ball with a crescent of shade."""
    outline = f"M{x - r} {y} A{r} {r} 0 1 1 {x + r} {y} A{r} {r} 0 1 1 {x - r} {y} Z"
    dx, dy = 0.34 * r, 0.94 * r
    shade = f"M{x + dx} {y - dy} A{r} {r} 0 0 1 {x + dx} {y + dy} A{1.5 * r} {1.5 * r} 0 0 0 {x + dx} {y - dy} Z"
    return outline, shade


# piece: ([(outline, shade), ...] from back to front, [lines drawn in the outline colour], [filled details])
CHESS = {
    "pawn": (
        [
            (
                "M42.5 48 C42.5 60 35 67 30 75.5 H70 C65 67 57.5 60 57.5 48 Z",
                "M53 48 H57.5 C57.5 60 65 67 70 75.5 H61 C57.5 67 53.5 59 53 48 Z",
            ),
            (BASE, BASE_SHADE),
            ball(50, 31, 14),
            collar(42.5, 11.5),
        ],
        [],
        [],
    ),
    "rook": (
        [
            (
                "M35 41 C35 55 33 66 29.5 75.5 H70.5 C67 66 65 55 65 41 Z",
                "M56.5 41 H65 C65 55 67 66 70.5 75.5 H60.5 C58 66 56.8 55 56.5 41 Z",
            ),
            (BASE, BASE_SHADE),
            (
                "M27 19 H37.5 V26 H44.5 V19 H55.5 V26 H62.5 V19 H73 V34 C73 39 69.5 42.5 65 42.5 H35 C30.5 42.5 27 39 27 34 Z",
                "M62.5 19 H73 V34 C73 39 69.5 42.5 65 42.5 H57 C61 40 62.5 37 62.5 33 Z",
            ),
        ],
        ["M31 33.5 H69"],
        [],
    ),
    "bishop": (
        [
            (
                "M42 57 C42 64 36 69 31.5 75.5 H68.5 C64 69 58 64 58 57 Z",
                "M53 57 H58 C58 64 64 69 68.5 75.5 H60 C56.5 70 53.4 64 53 57 Z",
            ),
            (BASE, BASE_SHADE),
            (
                "M50 20 C60.5 27.5 67.5 36.5 66.5 46 C66 51 62.5 55 58.5 57 H41.5 C37.5 55 34 51 33.5 46 C32.5 36.5 39.5 27.5 50 20 Z",
                "M50 20 C60.5 27.5 67.5 36.5 66.5 46 C66 51 62.5 55 58.5 57 H51 C56.5 52.5 58.5 47 58 41 C57.3 33 54 26 50 20 Z",
            ),
            ball(50, 15.5, 5.6),
            collar(55.5, 13),
        ],
        ["M50 32 V46 M43.5 38.6 H56.5"],
        [],
    ),
    "queen": (
        [
            (
                "M25.5 35 L35 66 C34.5 70 32 72.5 29.5 75.5 H70.5 C68 72.5 65.5 70 65 66 L74.5 35 L62 50 L59.5 27 L50 48 L40.5 27 L38 50 Z",
                "M59.5 27 L62 50 L74.5 35 L65 66 C65.5 70 68 72.5 70.5 75.5 H60.5 C58 71 57 66 57.2 60 C57.6 49 59 38 59.5 27 Z",
            ),
            (BASE, BASE_SHADE),
            ball(23.5, 31, 5.4),
            ball(40, 22.5, 5.4),
            ball(60, 22.5, 5.4),
            ball(76.5, 31, 5.4),
        ],
        ["M35 66 C44 63.2 56 63.2 65 66"],
        [],
    ),
    "king": (
        [
            (
                "M46.8 9 H53.2 V14.6 H58.8 V21 H53.2 V31 H46.8 V21 H41.2 V14.6 H46.8 Z",
                "M50.8 9 H53.2 V14.6 H58.8 V21 H53.2 V31 H50.8 Z",
            ),
            (
                "M50 34 C44 26.5 33 26 27.5 31.5 C20 39 24.5 50.5 33.5 58 C35 60.5 35.4 63.5 35 66 C34.5 70 32 72.5 29.5 75.5 H70.5 C68 72.5 65.5 70 65 66 C64.6 63.5 65 60.5 66.5 58 C75.5 50.5 80 39 72.5 31.5 C67 26 56 26.5 50 34 Z",
                "M66.5 28.3 C69 28.8 71 30 72.5 31.5 C80 39 75.5 50.5 66.5 58 C65 60.5 64.6 63.5 65 66 C65.5 70 68 72.5 70.5 75.5 H60.5 C57.6 70.5 57.6 64 59.5 58 C67 51 72.5 40 66.5 28.3 Z",
            ),
            (
                "M50 26.5 C54.5 31.5 56.5 37.5 55.5 44 C54.8 49 52.8 53 50 57 C47.2 53 45.2 49 44.5 44 C43.5 37.5 45.5 31.5 50 26.5 Z",
                "M50 26.5 C54.5 31.5 56.5 37.5 55.5 44 C54.8 49 52.8 53 50 57 C51.8 50 52.4 36 50 26.5 Z",
            ),
            (BASE, BASE_SHADE),
        ],
        ["M33.5 58 C44 54.8 56 54.8 66.5 58", "M35 66 C44 63.2 56 63.2 65 66"],
        [],
    ),
    "knight": (
        [
            (
                "M31.5 75.5 C31.5 68 35.5 63.5 41 59 C45.5 55.3 48.3 52.5 48.6 48.6 C44.5 52 40.5 53.2 36.8 54.2 C34.4 57.4 31.6 60.6 28.4 61.6 "
                "C25.6 62.4 23.6 60.6 22.8 58.4 C20.4 58 18.4 55.4 18.6 52.2 C18.8 49 21.6 46 24.6 42.4 C27 39.4 28 35.6 29.6 31.2 C31.4 26.4 34.6 23 38.4 20.8 "
                "C38 17 38.6 13.4 40.6 10 C43.6 12 46.2 14.6 47.8 17.6 C64 18.6 75 30 76.4 47 C77.2 57 75.6 67 71.5 75.5 Z",
                "M56 19.6 C68 23.4 75.4 33.4 76.4 47 C77.2 57 75.6 67 71.5 75.5 H61 C66.6 66 68.8 56.5 67.8 46.4 C66.8 35.6 63 26.4 56 19.6 Z",
            ),
            (BASE, BASE_SHADE),
        ],
        [
            "M47.8 17.6 C46.6 20.4 45.4 22 43.4 23.4",
            "M48.6 48.6 C50.4 45.6 50.6 42.6 49.8 39.8",
            "M28.2 56.2 C29.6 55.6 30.8 54.6 31.6 53.4",
        ],
        ["M37.2 31.6 C39.4 29.8 42 30 43.4 32 C41.4 34.2 39 34.2 37.2 31.6 Z", "M22.2 51.6 C23.2 50.2 24.6 49.8 25.6 50.4 C25.2 52 23.8 52.8 22.2 51.6 Z"],
    ),
}


# The Janggi pieces: one wooden octagon for all sizes, and a pictogram of each kind for those who read no Hanja.
JANGGI_INKS = {"han": "#B8321F", "cho-green": "#1E6A4C", "cho-blue": "#1F4E8C"}

# kind: (filled shapes, stroked lines)
PICTOGRAMS = {
    "general": (
        ["M26 40 L36 52 L50 30 L64 52 L74 40 L70 66 H30 Z", "M30 69.5 H70 V75 H30 Z", "M50 21.5 A4 4 0 1 1 49.9 21.5 Z"],
        [],
    ),
    "guard": (["M50 25 L72 32 V48 C72 61 63 70 50 76 C37 70 28 61 28 48 V32 Z"], []),
    "chariot": (
        ["M50 45.5 A4.5 4.5 0 1 1 49.9 45.5 Z"],
        [
            "M50 26 A24 24 0 1 1 49.9 26 Z",
            "M50 26 V74 M26 50 H74 M33 33 L67 67 M67 33 L33 67",
        ],
    ),
    "cannon": (
        [
            "M27.5 54 L58 29.5 C60 28 62.8 28.4 64.4 30.4 L69.6 37 C71.2 39 70.8 41.6 69 43.2 L40.5 66.5 C35 70.5 28.5 68.5 26 64 C24 60.4 24.4 56.6 27.5 54 Z",
            "M66 22 L74.5 32.5 L71 35.4 L62.4 25 Z",
        ],
        ["M50 60.5 A8.6 8.6 0 1 1 49.9 60.5 Z"],
    ),
    "horse": (
        [
            "M35 75 C35 66.5 38.5 62 43.5 58 C47 55.2 49.5 52.8 49.8 49.4 C46 52.4 42.4 53.4 39.2 54.2 C37 57 34.6 59.6 31.8 60.4 "
            "C27 61.6 23 57.4 23.2 52.4 C23.4 49.6 25.8 47 28.4 43.8 C30.6 41.2 31.4 37.8 32.8 34 C34.4 29.8 37.2 26.8 40.6 24.8 "
            "C40.2 21.6 40.8 18.4 42.6 15.6 C45.2 17.2 47.4 19.6 48.8 22.2 C63.2 23 72.8 33 74 48 C74.7 56.8 73.3 66.6 69.6 75 Z",
        ],
        [],
    ),
    "elephant": (
        [
            "M44 27 C58 22 74 30 76 46 C77 55 75 63 74 73 H63 L62 63 H55 L54 73 H43.5 L42.5 61 C39.5 60 37.4 58 36.4 55 C35.6 61 35 66 31.5 70 "
            "C29.5 72.4 26.5 73.6 23.5 73.4 V67.6 C27 67 28.4 63 28.2 57 C27.8 49 27.6 42 31 36 C34 30.8 38.5 28.6 44 27 Z",
        ],
        [],
    ),
    "soldier": (
        ["M50 17 L57 32 L53.2 36 V58 H46.8 V36 L43 32 Z", "M47 62 H53 V79 H47 Z"],
        ["M37 60 H63"],
    ),
}


def octagon_path(cx, cy, r):
    """A regular octagon standing on a side; r is half its width."""
    k = r * 0.4142
    points = [(-k, -r), (k, -r), (r, -k), (r, k), (k, r), (-k, r), (-r, k), (-r, -k)]
    return "M" + " L".join(f"{cx + x:.2f} {cy + y:.2f}" for x, y in points) + " Z"


def octagon():
    """The wooden piece: a soft shadow in three steps, a bevelled edge and a lighter face."""
    gradients = (
        '<defs><linearGradient id="edge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F3E3BF"/>'
        '<stop offset="1" stop-color="#CDB07C"/></linearGradient>'
        '<linearGradient id="face" x1="0" y1="0" x2="0.5" y2="1"><stop offset="0" stop-color="#FDF5E3"/>'
        '<stop offset="1" stop-color="#EAD6AC"/></linearGradient></defs>'
    )
    shadow = "".join(
        f'<path d="{octagon_path(50 + 0.8, 50 + dy, r)}" fill="#4A2F10" fill-opacity="{a}"/>'
        for dy, r, a in ((3.4, 46.5, 0.10), (2.8, 45.6, 0.16), (2.0, 45.0, 0.26))
    )
    edge = f'<path d="{octagon_path(50, 50, 44.5)}" fill="url(#edge)" stroke="#8A6436" stroke-width="1.6" stroke-linejoin="round"/>'
    face = f'<path d="{octagon_path(50, 49.6, 39.5)}" fill="url(#face)" stroke="#C7A871" stroke-width="0.9" stroke-linejoin="round"/>'
    return svg("\n".join((gradients, shadow, edge, face)))


def pictogram(kind, ink):
    fills, lines = PICTOGRAMS[kind]
    out = [f'<path d="{d}" fill="{ink}"/>' for d in fills]
    light = "#F6EBD2"
    if kind == "cannon":
        out += [f'<path d="{d}" fill="{light}"/>' for d in lines]
    out += [f'<path d="{d}" fill="none" stroke="{ink}" stroke-width="5" stroke-linecap="round"/>' for d in lines]
    if kind in ("horse", "elephant"):
        x, y = (41, 35.5) if kind == "horse" else (43, 41)
        out.append(f'<circle cx="{x}" cy="{y}" r="2.6" fill="{light}"/>')
    if kind == "elephant":
        out.append(f'<path d="M52 34 C60 33 65 39 63 48 C61 55 53 55 51.5 47" fill="none" stroke="{light}" stroke-width="2.6" stroke-linecap="round"/>')
        out.append(f'<path d="M36.4 55 C35 59 31 60.5 27.6 59" fill="none" stroke="{light}" stroke-width="2.6" stroke-linecap="round"/>')
    if kind == "horse":
        out.append(f'<path d="M49.8 49.4 C51.6 46.6 51.8 43.6 51 41" fill="none" stroke="{light}" stroke-width="2.4" stroke-linecap="round"/>')
    if kind == "guard":
        out.append(f'<path d="M50 33 V68 M36 46 H64" fill="none" stroke="{light}" stroke-width="4.4" stroke-linecap="round"/>')
    return svg("\n".join(out))


def svg(body, size=100):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" height="{size}">\n{body}\n</svg>\n'


def chess_piece(parts, lines, details, colour):
    out = []
    for outline, shade in parts:
        out.append(f'<path d="{outline}" fill="{colour["fill"]}"/>')
        out.append(f'<path d="{shade}" fill="{colour["shade"]}"/>')
        out.append(f'<path d="{outline}" fill="none" stroke="{colour["line"]}" stroke-width="2.6" stroke-linejoin="round"/>')
    for line in lines:
        out.append(f'<path d="{line}" fill="none" stroke="{colour["detail"]}" stroke-width="2.2" stroke-linecap="round"/>')
    for detail in details:
        out.append(f'<path d="{detail}" fill="{colour["detail"]}"/>')
    return svg("\n".join(out))


def main():
    for name, (parts, lines, details) in CHESS.items():
        for side, colour in CHESS_COLOURS.items():
            (HERE / "chess" / f"{side}-{name}.svg").write_text(chess_piece(parts, lines, details, colour))
    (HERE / "janggi" / "octagon.svg").write_text(octagon())
    for kind in PICTOGRAMS:
        for name, ink in JANGGI_INKS.items():
            (HERE / "janggi" / f"{name}-{kind}.svg").write_text(pictogram(kind, ink))


if __name__ == "__main__":
    main()
