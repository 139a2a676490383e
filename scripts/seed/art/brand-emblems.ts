import { box, disc, type Emblem, inked, line, path, ring, rotated, times } from "./emblem-parts";

export const brandEmblems: Readonly<Record<string, Emblem>> = {
  "hollow-pine": inked(
    "#f3ead9",
    "#e0a35c",
    "#20382f",
    ({ f, a }) =>
      path("M100 22 L146 84 L126 84 L164 136 L112 136 L112 176 L88 176 L88 136 L36 136 L74 84 L54 84Z", f) +
      path("M100 92 C116 92 120 108 120 136 L80 136 C80 108 84 92 100 92Z", a),
  ),
  "halden-optics": inked(
    "#f2ece2",
    "#d8593a",
    "#2b2f38",
    ({ f, a, b }) =>
      disc(100, 100, 74, f) +
      times(6, (at) => rotated(at * 60, path("M100 100 L100 34 L157 67Z", at % 2 ? b : "#454b58"))) +
      disc(100, 100, 20, a),
  ),
  "kiln-fern": inked(
    "#f6e8d4",
    "#7fae86",
    "#8a3b24",
    ({ f, a, b }) =>
      path("M78 26 L122 26 C122 66 158 96 158 176 L42 176 C42 96 78 66 78 26Z", f) +
      path("M82 176 C82 140 118 140 118 176Z", b) +
      line("M100 128 L100 64 M100 78 L84 68 M100 78 L116 68 M100 100 L80 88 M100 100 L120 88", a, 6),
  ),
  "tidewater-oats": inked(
    "#fbf3e2",
    "#e9b44c",
    "#2f6f86",
    ({ f, a }) =>
      line("M100 182 L100 40", a, 7) +
      times(
        5,
        (at) =>
          `<ellipse cx="78" cy="${54 + at * 24}" rx="20" ry="8" transform="rotate(35 78 ${54 + at * 24})" fill="${f}"/><ellipse cx="122" cy="${54 + at * 24}" rx="20" ry="8" transform="rotate(-35 122 ${54 + at * 24})" fill="${f}"/>`,
      ),
  ),
  cordwain: inked(
    "#f1e2c8",
    "#c56b34",
    "#3a2a22",
    ({ f, a }) =>
      path("M62 28 L112 28 L112 96 C136 104 168 112 168 142 L168 152 L62 152Z", f) +
      box(56, 156, 118, 18, a, 4) +
      times(4, (at) => line(`M96 ${44 + at * 14} L116 ${44 + at * 14}`, a, 5)),
  ),
  lumencart: inked(
    "#f5f1e4",
    "#f2c14e",
    "#2a5a4c",
    ({ f, a }) =>
      ring(56, 138, 32, f) +
      ring(150, 142, 28, f) +
      box(104, 70, 78, 44, a, 6) +
      line("M56 138 L88 84 L104 114 M76 74 L98 74", f),
  ),
  basalt: inked("#dfe6ea", "#8fb7c9", "#23303a", ({ f, a }) =>
    times(5, (at) =>
      path(
        `M${38 + at * 26} ${[120, 84, 44, 72, 108][at]} l12 -10 l12 10 L${62 + at * 26} 172 L${38 + at * 26} 172Z`,
        at % 2 ? a : f,
      ),
    ),
  ),
  nachtlijn: inked(
    "#f4ecd8",
    "#f0b84a",
    "#1f2850",
    ({ f, a, b }) =>
      disc(118, 72, 42, a) +
      disc(134, 60, 36, b) +
      line("M20 128 C70 108 130 150 180 122", f, 7) +
      line("M20 152 C70 132 130 174 180 146", f, 7) +
      times(7, (at) => line(`M${34 + at * 22} ${118 + (at % 3) * 4} l4 40`, f, 4)),
  ),
  "piran-salt": inked(
    "#fbf6ec",
    "#e6a37a",
    "#3f7f93",
    ({ f, a }) =>
      path("M100 34 L158 132 L42 132Z", f) +
      path("M100 34 L128 82 L100 132 L86 132Z", "#dfe7e6") +
      times(3, (at) => line(`M${30 + at * 6} ${150 + at * 14} L${170 - at * 6} ${150 + at * 14}`, a, 6)),
  ),
  lokar: inked(
    "#f0e2cf",
    "#3f5f7d",
    "#b0673f",
    ({ f, a }) =>
      path("M80 30 L120 30 L116 54 C160 72 160 140 124 174 L76 174 C40 140 40 72 84 54Z", f) +
      line("M52 104 C80 118 120 90 148 104", a, 9) +
      line("M54 128 C82 142 118 114 146 128", a, 9),
  ),
  "casa-mirador": inked(
    "#f7eedd",
    "#7d9448",
    "#a5542f",
    ({ f, a, b }) =>
      path("M40 172 L40 92 C40 24 160 24 160 92 L160 172Z", f) +
      path("M72 172 L72 104 C72 62 128 62 128 104 L128 172Z", b) +
      `<ellipse cx="100" cy="128" rx="15" ry="22" fill="${a}"/>`,
  ),
  clementina: inked(
    "#fbead6",
    "#e77a38",
    "#5a2a4a",
    ({ f, a }) =>
      path("M76 30 L124 30 L134 74 L168 172 L32 172 L66 74Z", f) +
      line("M48 172 L100 74 L152 172 M66 74 L134 74", a, 6),
  ),
  "furrow-sun": inked(
    "#f5e9c8",
    "#f0a83c",
    "#3f6b3a",
    ({ f, a }) =>
      disc(100, 74, 34, a) +
      times(4, (at) => path(`M100 104 L${10 + at * 48} 178 L${34 + at * 48} 178Z`, f)) +
      line("M36 100 L164 100", f, 6),
  ),
  "saffron-row": inked(
    "#fbe7c4",
    "#f2b134",
    "#7a2b34",
    ({ f, a }) =>
      times(6, (at) =>
        rotated(at * 60, `<ellipse cx="100" cy="58" rx="17" ry="36" fill="${at % 2 ? f : "#e9cfd0"}"/>`),
      ) +
      times(3, (at) => rotated(at * 120, line("M100 100 L100 66", a, 7))) +
      disc(100, 100, 12, a),
  ),
  "bright-kettle": inked(
    "#f8efdc",
    "#e0b04a",
    "#2f5d3f",
    ({ f, a }) =>
      path("M60 84 L140 84 C168 110 160 160 140 168 L60 168 C40 160 32 110 60 84Z", f) +
      line("M66 80 C66 26 134 26 134 80", a, 9) +
      path("M148 108 L182 84 L186 92 L156 132Z", f) +
      disc(100, 76, 9, a),
  ),
  fathom: inked(
    "#eaf2f0",
    "#f08a5a",
    "#123f57",
    ({ f, a }) =>
      line("M24 84 C50 60 74 60 100 84 C126 108 150 108 176 84", f, 11) +
      line("M24 118 C50 94 74 94 100 118 C126 142 150 142 176 118", f, 11) +
      line("M100 150 L100 180 M86 166 L100 180 L114 166", a, 8),
  ),
  "quiet-hour": inked(
    "#f1ebe4",
    "#c9a15c",
    "#4a5168",
    ({ f, a }) =>
      line("M124 44 C76 32 54 72 70 104 C78 120 92 122 92 142 C92 166 124 170 130 146", f, 13) +
      line("M108 76 C90 72 84 92 94 102", f, 10) +
      line("M150 70 L166 60 M154 100 L174 100 M150 130 L166 140", a, 8),
  ),
  paperboat: inked(
    "#fdf6e8",
    "#6fb1c4",
    "#c14f3f",
    ({ f, a }) =>
      path("M30 112 L80 112 L100 52 L120 112 L170 112 L140 152 L60 152Z", f) +
      path("M100 52 L120 112 L80 112Z", "#f0d9c4") +
      line("M26 168 C50 156 74 180 100 168 C126 156 150 180 174 168", a, 8),
  ),
  "grey-heron": inked(
    "#e8e4da",
    "#d49a4a",
    "#42505a",
    ({ f, a }) =>
      line("M116 172 L116 128 M96 172 L96 128", a, 6) +
      path("M64 128 C70 96 130 88 152 118 C140 136 84 142 64 128Z", f) +
      line("M84 112 C60 92 104 78 84 50", f, 12) +
      path("M84 40 L126 46 L86 58Z", a) +
      disc(82, 48, 10, f),
  ),
  "tally-north": inked(
    "#eef0ea",
    "#e2654a",
    "#27406b",
    ({ f, a }) => times(4, (at) => box(48 + at * 26, 48, 10, 104, f, 5)) + line("M34 138 L166 62", a, 11),
  ),
  "meadow-medical": inked(
    "#f4f2ea",
    "#5fa27a",
    "#2e5f6e",
    ({ f, a }) =>
      line("M22 108 L66 108 L82 64 L108 150 L126 96 L138 108 L178 108", f, 10) +
      path("M100 40 C112 22 136 32 128 52 C122 66 100 76 100 76 C100 76 78 66 72 52 C64 32 88 22 100 40Z", a),
  ),
  "little-oak": inked(
    "#f8ecd6",
    "#d1483a",
    "#5f6f3a",
    ({ f, a }) =>
      box(30, 92, 118, 46, a, 8) +
      box(116, 66, 42, 72, a, 8) +
      box(126, 76, 22, 22, f, 3) +
      disc(62, 146, 20, f) +
      disc(132, 146, 20, f) +
      disc(62, 146, 7, a) +
      disc(132, 146, 7, a) +
      line("M36 82 L112 56", f, 8),
  ),
  "redwood-lime": inked(
    "#f3ead8",
    "#9bb56a",
    "#6b2f28",
    ({ f, a }) =>
      times(4, (at) => box(48, 66 + at * 28, 104, 20, at % 2 ? "#e2cfb4" : f, 3)) +
      path("M34 66 L100 22 L166 66Z", a),
  ),
  inkwell: inked(
    "#f2eee4",
    "#4f7fd0",
    "#22262f",
    ({ f, a }) =>
      path("M100 26 C132 72 154 96 154 126 A54 54 0 0 1 46 126 C46 96 68 72 100 26Z", f) +
      path("M100 96 L120 132 L100 168 L80 132Z", a) +
      line("M100 132 L100 168", f, 5),
  ),
};
