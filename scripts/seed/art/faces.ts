import { clothes, fronts, type Hair, hairBacks, mix, type Wear } from "./face-parts";

/** A few parameters give an invented person's portrait, drawn for this product. */
export type Face = {
  skin: keyof typeof skins;
  hair: string;
  back?: Hair;
  front: Hair;
  wear: Wear;
  cloth: string;
  shirt?: string;
  scarf?: string;
  bg: string;
  smile?: boolean;
  beard?: number;
  glasses?: string;
  round?: boolean;
  ear?: string;
  eye?: string;
  brow?: string;
  tilt?: number;
  /** The angle by which the head is turned. */
  turn?: number;
  /** The face is this much lower in the picture, for hair piled high. */
  y?: number;
};

const skins = { a: "#f0cdb0", b: "#e2b08a", c: "#c98f66", d: "#a56c47", e: "#7b4a30", f: "#5b3524" };
const head =
  "M132 168 C130 108 164 82 204 82 C248 82 276 112 273 168 C272 186 271 204 266 222 C259 250 238 276 208 279 C176 280 150 254 141 224 C136 206 133 188 132 168Z";

/** Draws a flat portrait in three-quarter view, 800 x 1000, as SVG. The same face always gives the same bytes. */
export function drawFace(face: Face): string {
  const skin = skins[face.skin];
  const shade = mix(skin, "#5a2230", 0.26);
  const dark = mix(face.hair, "#120a08", 0.55);
  const d = face.turn ?? 9;
  const tilt = face.tilt ?? 0;
  const bare = face.front !== "scarf";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="800" height="1000"><defs>
<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(face.bg, "#ffffff", 0.28)}"/><stop offset="1" stop-color="${face.bg}"/></linearGradient>
<clipPath id="h"><path d="${head}"/></clipPath><filter id="b"><feGaussianBlur stdDeviation="7"/></filter></defs>
<rect width="400" height="500" fill="url(#g)"/><path d="M400 120 C330 170 300 300 330 500 L400 500Z" fill="#000" opacity=".07"/><circle cx="86" cy="120" r="170" fill="#fff" opacity=".09"/>
<g transform="translate(0 ${face.y ?? 40}) translate(204 300) scale(1.2) translate(-206 -300) rotate(${tilt} 206 330)">
<g transform="rotate(${-tilt * 0.4} 206 300)">${hairBacks(face.back, face.hair, face.scarf)}</g>
<path d="M164 240 L164 340 C166 372 246 372 250 340 L250 236Z" fill="${shade}"/><path d="M164 270 L164 340 C170 360 190 366 206 366 L222 300Z" fill="${skin}" opacity=".55"/>
<g transform="translate(0 -26)">${clothes(face.wear, face.cloth, face.shirt)}<path d="M34 498 L372 498 L372 560 L34 560Z" fill="${face.cloth}"/></g>
<path d="M262 326 C336 348 368 384 372 530 L250 530 C280 440 282 380 262 326Z" fill="#000" opacity=".13"/>
${bare ? `<ellipse cx="134" cy="190" rx="14" ry="23" fill="${shade}"/><ellipse cx="136" cy="190" rx="8" ry="14" fill="${skin}"/>` : ""}
<path d="${head}" fill="${skin}"/><g clip-path="url(#h)">${cheeks(skin, shade, d)}</g>
${beard(face, d)}${eye(173 + d, face.eye, dark)}${eye(235 + d, face.eye, dark)}${brows(face.brow ?? dark, d)}${nose(skin, shade, d)}${mouth(skin, face.smile === true, d)}
${fronts(face.front, face.hair, face.scarf)}${glasses(face, d)}${face.ear && bare ? `<circle cx="131" cy="221" r="6" fill="${face.ear}"/>` : ""}</g></svg>`;
}

const cheeks = (skin: string, shade: string, d: number) =>
  `<path d="M246 70 C262 130 252 200 258 230 C246 260 226 280 196 284 L300 300 L300 60Z" fill="${shade}" opacity=".5"/>
<path d="M130 92 C160 80 240 78 280 110 L280 142 C230 120 170 120 128 150Z" fill="${shade}" opacity=".32"/>
<ellipse cx="${160 + d}" cy="216" rx="24" ry="16" fill="${mix(skin, "#d8483c", 0.4)}" opacity=".34" filter="url(#b)"/>
<ellipse cx="${248 + d * 0.6}" cy="216" rx="20" ry="15" fill="${mix(skin, "#b8302c", 0.45)}" opacity=".3" filter="url(#b)"/>
<path d="M150 250 C176 286 240 286 262 246 L262 300 L150 300Z" fill="${shade}" opacity=".35"/>`;

const beard = ({ beard: strength, hair }: Face, d: number) =>
  strength
    ? `<path d="M136 196 C142 262 170 292 206 292 C246 292 266 258 272 194 C266 214 258 226 244 230 C${230 + d} 222 ${184 + d} 222 170 230 C152 226 142 214 136 196Z" fill="${hair}" opacity="${strength}"/>`
    : "";

const eye = (x: number, colour = "#2c1d16", lid: string) =>
  `<path d="M${x - 13} 184 C${x - 8} 174 ${x + 8} 174 ${x + 13} 184 C${x + 8} 190 ${x - 8} 190 ${x - 13} 184Z" fill="#fbf5ec"/>
<circle cx="${x + 2}" cy="182.5" r="6.4" fill="${colour}"/><circle cx="${x + 4}" cy="180" r="1.7" fill="#fff" opacity=".85"/>
<path d="M${x - 14} 184 C${x - 8} 173 ${x + 8} 173 ${x + 14} 184" stroke="${lid}" stroke-width="3.4" fill="none" stroke-linecap="round"/>`;

const brows = (colour: string, d: number) =>
  `<path d="M${154 + d} 163 C${164 + d} 153 ${180 + d} 153 ${192 + d} 160 M${219 + d} 160 C${231 + d} 153 ${245 + d} 154 ${254 + d} 164" stroke="${colour}" stroke-width="5.5" fill="none" stroke-linecap="round"/>`;

const nose = (skin: string, shade: string, d: number) =>
  `<path d="M${208 + d} 172 C${212 + d} 192 ${219 + d} 206 ${217 + d} 214 C${214 + d} 220 ${202 + d} 221 ${196 + d} 217" stroke="${mix(shade, "#4a1820", 0.25)}" stroke-width="3.4" fill="none" stroke-linecap="round"/>
<path d="M${208 + d} 176 C${210 + d} 196 ${206 + d} 206 ${204 + d} 212 L${214 + d} 212Z" fill="${mix(skin, "#fff4e4", 0.35)}" opacity=".5"/>`;

function mouth(skin: string, smile: boolean, d: number): string {
  const lip = mix(skin, "#a03038", 0.5);
  const [low, corner, dip] = smile ? [258, 238, 246] : [251, 240, 243];
  return `<path d="M${182 + d} 240 C${192 + d} 235 ${199 + d} 235 ${205 + d} 238 C${212 + d} 235 ${220 + d} 235 ${230 + d} 240 C${220 + d} ${low} ${194 + d} ${low} ${182 + d} 240Z" fill="${lip}"/>
<path d="M${180 + d} ${corner} C${194 + d} ${dip} ${218 + d} ${dip} ${232 + d} ${corner}" stroke="${mix(lip, "#3a0d14", 0.5)}" stroke-width="2.6" fill="none" stroke-linecap="round"/>`;
}

const glasses = ({ glasses: frame, round }: Face, d: number) =>
  frame
    ? `<g fill="none" stroke="${frame}" stroke-width="4.5"><rect x="${151 + d}" y="164" width="45" height="36" rx="${round ? 18 : 11}" fill="#fff" fill-opacity=".1"/><rect x="${215 + d}" y="164" width="43" height="36" rx="${round ? 18 : 11}" fill="#fff" fill-opacity=".1"/><path d="M${196 + d} 178 C${202 + d} 172 ${210 + d} 172 ${215 + d} 178 M${151 + d} 176 L134 170"/></g>`
    : "";
