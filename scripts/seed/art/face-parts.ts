/** The portraits have these hair styles and clothes. Coordinates are those of a 400 x 500 picture. */
export type Hair = "long" | "bob" | "short" | "side" | "crop" | "curly" | "bun" | "bald" | "scarf";
export type Wear = "crew" | "polo" | "blazer" | "shirt";

/** Mixes two colours, `share` of the second. */
export function mix(one: string, other: string, share: number): string {
  const part = (at: number) => {
    const from = Number.parseInt(one.slice(at, at + 2), 16);
    const to = Number.parseInt(other.slice(at, at + 2), 16);
    return Math.round(from * (1 - share) + to * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

const circles = (list: readonly (readonly [number, number, number])[]) =>
  list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join("");

export function hairBacks(back: Hair | undefined, hair: string, scarf = "#888888"): string {
  const colour = mix(hair, "#000000", 0.3);
  switch (back) {
    case "long":
      return `<path d="M118 190 C104 90 160 52 206 54 C262 54 304 94 288 196 C284 246 300 300 306 350 L250 366 L150 366 L98 344 C112 300 124 246 118 190Z" fill="${colour}"/>`;
    case "bob":
      return `<path d="M116 196 C104 96 156 54 206 55 C260 56 304 96 290 196 C290 232 296 254 290 276 C262 292 150 294 116 274 C110 252 118 226 116 196Z" fill="${colour}"/>`;
    case "curly":
      return `<g fill="${colour}">${circles([
        [206, 84, 62],
        [146, 104, 48],
        [264, 106, 50],
        [114, 156, 42],
        [294, 160, 42],
        [104, 208, 38],
        [302, 214, 38],
        [120, 252, 32],
        [288, 256, 32],
      ])}</g>`;
    case "bun":
      return `<circle cx="226" cy="52" r="38" fill="${colour}"/><path d="M122 176 C112 96 160 64 206 64 C256 64 294 100 282 180 L270 214 L134 214Z" fill="${colour}"/>`;
    case "scarf":
      return `<path d="M104 210 C92 96 154 46 208 46 C268 46 314 100 300 210 C296 268 312 322 330 372 L84 372 C100 318 112 270 104 210Z" fill="${mix(scarf, "#000000", 0.22)}"/>`;
    default:
      return "";
  }
}

export function fronts(front: Hair, hair: string, scarf = "#888888"): string {
  const light = mix(hair, "#ffe2b8", 0.22);
  const two = (shape: string, sheen: string, strength: number) =>
    `<path d="${shape}" fill="${hair}"/><path d="${sheen}" fill="${light}" opacity="${strength}"/>`;
  switch (front) {
    case "long":
      return two(
        "M126 190 C118 118 146 76 206 70 C262 72 292 118 280 192 C276 150 262 124 232 108 C206 142 158 142 138 160 C132 172 130 182 126 190Z",
        "M232 108 C206 142 158 142 138 160 C160 122 196 108 232 108Z",
        0.5,
      );
    case "bob":
      return two(
        "M122 206 C112 112 152 70 206 68 C264 68 296 116 284 208 C278 180 274 160 270 146 C226 156 176 150 144 138 C138 160 128 182 122 206Z",
        "M144 138 C176 150 226 156 270 146 C240 132 176 124 144 138Z",
        0.45,
      );
    case "short":
      return two(
        "M128 176 C112 96 154 58 210 58 C268 58 298 100 278 178 C276 158 270 142 260 130 C224 138 180 128 158 120 C144 134 134 154 128 176Z",
        "M158 120 C180 128 224 138 260 130 C246 108 190 98 158 120Z",
        0.4,
      );
    case "side":
      return two(
        "M126 178 C112 104 146 60 204 56 C262 50 304 98 280 182 C278 160 272 146 264 136 C250 124 236 112 224 98 C202 124 168 132 144 134 C136 148 130 162 126 178Z",
        "M224 98 C202 124 168 132 144 134 C158 108 190 92 224 98Z",
        0.5,
      );
    case "crop":
      return `<path d="M131 172 C122 104 160 70 206 70 C254 70 286 106 275 174 C272 150 262 130 250 122 C222 114 186 114 160 124 C146 136 136 152 131 172Z" fill="${hair}"/>`;
    case "curly":
      return `<g fill="${hair}">${circles([
        [206, 88, 40],
        [164, 98, 34],
        [250, 100, 36],
        [136, 132, 28],
        [276, 138, 28],
        [128, 168, 20],
        [284, 176, 18],
      ])}</g><g fill="${light}" opacity=".35">${circles([
        [190, 78, 14],
        [236, 84, 12],
        [156, 96, 10],
        [264, 112, 9],
      ])}</g>`;
    case "bun":
      return `<path d="M128 182 C118 108 154 76 206 74 C260 74 290 112 280 184 C274 146 252 112 206 110 C162 112 136 144 128 182Z" fill="${hair}"/><path d="M206 76 C190 90 168 104 150 128 M214 76 C236 88 252 104 264 128" stroke="${light}" stroke-width="3" fill="none" opacity=".5"/>`;
    case "bald":
      return `<path d="M131 176 C126 160 128 140 134 128 C138 150 136 164 136 180Z M275 176 C280 160 276 142 270 128 C268 150 270 164 270 180Z" fill="${hair}" opacity=".8"/>`;
    case "scarf":
      return `<path d="M112 214 C98 104 156 58 208 58 C264 58 308 106 294 214 C292 250 276 290 248 304 C270 270 276 230 274 190 C272 134 246 106 206 106 C164 106 136 136 136 190 C136 232 148 276 176 306 C138 296 114 258 112 214Z" fill="${scarf}"/><path d="M136 190 C136 136 164 106 206 106 C246 106 272 134 274 190 C278 130 250 92 206 92 C160 92 132 132 136 190Z" fill="#fff" opacity=".18"/><path d="M150 296 C180 322 236 322 262 294 C280 330 300 350 326 372 L90 372 C116 350 138 328 150 296Z" fill="${scarf}"/><path d="M262 294 C236 330 200 346 150 372" stroke="#000" opacity=".16" stroke-width="5" fill="none"/>`;
  }
}

export function clothes(wear: Wear, cloth: string, shirt = "#f2ece0"): string {
  const dark = mix(cloth, "#0a0a14", 0.28);
  const light = (share: number) => mix(cloth, "#ffffff", share);
  const shoulders = "M34 500 C40 410 76 372 152 350";
  switch (wear) {
    case "crew":
      return `<path d="${shoulders} C176 372 238 372 262 350 C336 372 368 410 372 500Z" fill="${cloth}"/><path d="M150 350 C170 384 244 384 264 350 C256 344 250 342 246 342 C232 362 184 362 168 342 C160 344 154 346 150 350Z" fill="${dark}"/>`;
    case "polo":
      return `<path d="M34 500 C40 410 76 372 156 346 L256 346 C336 372 368 410 372 500Z" fill="${cloth}"/><path d="M158 314 C178 330 232 330 254 314 L260 356 C236 374 176 374 152 356Z" fill="${light(0.1)}"/><path d="M153 350 C178 368 236 368 259 350" stroke="${dark}" stroke-width="4" fill="none"/>`;
    case "blazer":
      return `<path d="M34 500 C40 408 76 370 152 348 L206 410 L262 348 C336 370 368 408 372 500Z" fill="${cloth}"/><path d="M164 342 L206 420 L250 342 L240 500 L176 500Z" fill="${shirt}"/><path d="M152 348 L170 340 L208 470 L196 500 L176 500 L128 410 L146 396Z" fill="${light(0.1)}"/><path d="M262 348 L246 340 L210 470 L220 500 L240 500 L286 410 L268 396Z" fill="${dark}"/>`;
    case "shirt":
      return `<path d="${shoulders} L262 350 C336 372 368 410 372 500Z" fill="${cloth}"/><path d="M166 334 L206 384 L176 404 L148 352Z M248 334 L206 384 L240 404 L266 352Z" fill="${light(0.25)}"/><path d="M206 384 L206 500" stroke="${dark}" stroke-width="3"/><circle cx="206" cy="424" r="3.5" fill="${dark}"/><circle cx="206" cy="466" r="3.5" fill="${dark}"/>`;
  }
}
