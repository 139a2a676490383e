/** A company's mark is a few shapes in a 200 x 200 box. `f` is the light ink, `a` the accent, `b` the ground. */
type Inks = { f: string; a: string; b: string };
export type Emblem = Inks & { draw: (inks: Inks) => string };

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, stroke: string, width = 8) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const ring = (x: number, y: number, r: number, stroke: string, width = 8) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");
export const rotated = (angle: number, shape: string) =>
  `<g transform="rotate(${angle} 100 100)">${shape}</g>`;

export const inked = (f: string, a: string, b: string, draw: Emblem["draw"]): Emblem => ({ f, a, b, draw });

/** Draws a company's picture, 800 x 1000, its mark in the middle, as SVG. */
export function drawEmblem(emblem: Emblem): string {
  const { b, f } = emblem;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="800" height="1000"><rect width="400" height="500" fill="${b}"/><circle cx="70" cy="80" r="230" fill="#fff" opacity=".04"/><path d="M0 380 C130 330 260 470 400 400 L400 500 L0 500Z" fill="#000" opacity=".1"/><circle cx="200" cy="250" r="184" fill="none" stroke="${f}" stroke-opacity=".14" stroke-width="1.5"/><g transform="translate(56 106) scale(1.44)">${emblem.draw(emblem)}</g></svg>`;
}
