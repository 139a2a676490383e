import { box, disc, type Emblem, inked, line, path, ring, rotated, times } from "./emblem-parts";

export const sourceEmblems: Readonly<Record<string, Emblem>> = {
  lauwers: inked(
    "#f4efe2",
    "#f0b44a",
    "#1b5a45",
    ({ f, a }) =>
      line("M100 96 L92 184 L108 184Z", f, 6) +
      times(3, (at) =>
        rotated(at * 120 + 15, path("M100 96 C112 76 112 44 102 22 C94 44 92 76 100 96Z", f)),
      ) +
      disc(100, 96, 10, a),
  ),
  "night-rail": inked(
    "#f0ead8",
    "#e9b44c",
    "#2a2f4f",
    ({ f, a }) =>
      times(5, (at) => line(`M36 ${52 + at * 24} L${[150, 120, 164, 104, 140][at]} ${52 + at * 24}`, f, 9)) +
      times(5, (at) => disc(36, 52 + at * 24, 10, a)),
  ),
  "tide-observatory": inked(
    "#eaf1ee",
    "#e2664a",
    "#1f5670",
    ({ f, a }) =>
      box(132, 30, 26, 140, f, 4) +
      times(6, (at) => line(`M132 ${46 + at * 22} L${at % 2 ? 144 : 150} ${46 + at * 22}`, "#1f5670", 4)) +
      line("M18 118 C44 84 74 84 100 118 C110 132 122 136 132 132", a, 11),
  ),
  "small-farms": inked(
    "#f3ecd6",
    "#d9a441",
    "#4d6b34",
    ({ f, a, b }) =>
      path("M36 40 L104 32 L104 98 L36 108Z", f) +
      path("M112 31 L166 44 L166 92 L112 97Z", a) +
      path("M36 116 L104 106 L104 170 L36 162Z", a) +
      path("M112 105 L166 100 L166 160 L112 170Z", f) +
      line("M52 60 L90 54 M52 78 L90 72", b, 5),
  ),
  hearth: inked(
    "#f7ead8",
    "#ef8f3c",
    "#57303a",
    ({ f, a }) =>
      path("M100 28 L172 90 L172 172 L28 172 L28 90Z", f) +
      path(
        "M100 84 C126 112 132 128 126 148 C120 166 80 166 74 148 C70 132 88 124 86 104 C94 108 98 98 100 84Z",
        a,
      ),
  ),
  "sleep-council": inked(
    "#efeaf2",
    "#e6c46a",
    "#3f3a66",
    ({ f, a, b }) =>
      disc(104, 84, 52, a) +
      disc(126, 70, 44, b) +
      line("M28 150 C52 132 68 168 92 150 C116 132 132 168 172 146", f, 10),
  ),
  "wage-ledger": inked("#f5edd8", "#d95f3b", "#2f4f4a", ({ f, a }) =>
    times(5, (at) =>
      box(
        36 + at * 28,
        [112, 88, 104, 64, 46][at] ?? 0,
        18,
        170 - ([112, 88, 104, 64, 46][at] ?? 0),
        at === 3 ? a : f,
        3,
      ),
    ),
  ),
  "glacier-archive": inked(
    "#eef4f5",
    "#7fb2c6",
    "#2f4458",
    ({ f, a }) =>
      path("M20 164 L78 56 L104 100 L128 68 L180 164Z", a) +
      path("M78 56 L104 100 L92 118 L78 104 L64 120 L56 98Z", f) +
      path("M128 68 L150 108 L136 104 L124 114 L114 88Z", f) +
      line("M30 178 L170 178", f, 6),
  ),
  "lake-basin": inked(
    "#f4f0e0",
    "#e46a45",
    "#1f6a6a",
    ({ f, a }) =>
      `<ellipse cx="100" cy="116" rx="78" ry="50" fill="${f}"/>` +
      path(
        "M90 86 L110 86 L110 106 L130 106 L130 126 L110 126 L110 146 L90 146 L90 126 L70 126 L70 106 L90 106Z",
        a,
      ),
  ),
  "living-languages": inked(
    "#f6ecdc",
    "#5f9ea0",
    "#7a3f2f",
    ({ f, a }) =>
      path("M30 44 L128 44 L128 110 L76 110 L54 134 L54 110 L30 110Z", f) +
      path("M88 122 L140 122 L140 74 L172 74 L172 140 L150 140 L150 162 L128 140 L88 140Z", a) +
      line("M46 64 L112 64 M46 84 L92 84", "#7a3f2f", 6),
  ),
  "reel-rescue": inked(
    "#efe9dc",
    "#c9503a",
    "#2c2a33",
    ({ f, a, b }) =>
      disc(100, 92, 66, f) +
      times(5, (at) => rotated(at * 72, disc(100, 54, 17, b))) +
      disc(100, 100, 9, a) +
      line("M100 158 C132 158 150 172 182 170", f, 9),
  ),
  "two-wheels": inked(
    "#f3eedd",
    "#f0b23e",
    "#3a5f9a",
    ({ f, a }) =>
      ring(58, 124, 36, f, 9) +
      ring(144, 124, 36, f, 9) +
      line("M58 124 L86 76 L126 76 L144 124 M86 76 L104 124 L126 76 M76 68 L98 68", a, 8),
  ),
  "kelp-forest": inked(
    "#e9f0de",
    "#d9b14a",
    "#1f4f4a",
    ({ f, a }) =>
      times(3, (at) =>
        line(
          `M${58 + at * 42} 180 C${36 + at * 42} 140 ${80 + at * 42} 120 ${58 + at * 42} 84 C${44 + at * 42} 62 ${66 + at * 42} 44 ${62 + at * 42} 24`,
          f,
          10,
        ),
      ) + times(6, (at) => disc(46 + (at % 3) * 44, 64 + at * 18, 9, a)),
  ),
  "evening-schools": inked(
    "#f7efdd",
    "#f2c14e",
    "#4a3558",
    ({ f, a }) =>
      path("M64 108 C64 40 136 40 136 108 L150 132 L50 132Z", f) +
      disc(100, 146, 14, a) +
      line("M100 30 L100 46", f, 9) +
      line("M34 172 L166 172", a, 7),
  ),
  "open-patch": inked(
    "#eef1ec",
    "#e4693f",
    "#253a5a",
    ({ f, a }) =>
      line("M66 40 L34 100 L66 160 M134 40 L166 100 L134 160", f, 13) +
      box(74, 78, 52, 44, a, 8) +
      line("M86 90 l4 0 M98 90 l4 0 M110 90 l4 0 M86 110 l4 0 M98 110 l4 0 M110 110 l4 0", f, 5),
  ),
  "repair-guild": inked(
    "#f4ead6",
    "#c94f38",
    "#35604f",
    ({ f, a, b }) =>
      times(8, (at) => rotated(at * 45, box(88, 24, 24, 34, f, 4))) +
      disc(100, 100, 56, f) +
      disc(100, 100, 26, b) +
      line("M100 100 L164 164", a, 16),
  ),
};
