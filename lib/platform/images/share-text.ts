import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { transliterate } from "transliteration";
import { beginningOf } from "@/lib/utils/cut-text";
import { outsideRequests } from "../request-context";
import { readCoverage } from "./font-coverage";

/** Only our own fonts are used, so that a picture is the same on every machine and nothing is fetched. */
const FOLDER = path.join(process.cwd(), "lib/platform/images/share-fonts");
const families = {
  serif: "Newsreader SemiBold,Inter Medium,Noto Sans Arabic Medium,Noto Sans Hebrew Medium",
  sans: "Inter Medium,Noto Sans Arabic Medium,Noto Sans Hebrew Medium",
} as const;

type Fonts = { covered: Set<number> };
let loading: Promise<Fonts> | undefined;

/** Registers the fonts once for the process, and reads which characters they have. */
function loadFonts(): Promise<Fonts> {
  loading ??= outsideRequests(async () => {
    const covered = new Set<number>();
    for (const name of readdirSync(FOLDER).filter((file) => file.endsWith(".ttf"))) {
      const fontfile = path.join(FOLDER, name);
      for (const code of readCoverage(readFileSync(fontfile))) covered.add(code);
      await sharp({ text: { text: "x", font: "Inter Medium, 10", fontfile, dpi: 72 } })
        .png()
        .toBuffer();
    }
    return { covered };
  });
  return loading;
}

/**
 * Rewrites a text so that the fonts can draw it: other scripts in Latin letters, without characters that they lack,
 * emoji, and what would reverse the direction. The result may be empty.
 */
export async function toDrawable(text: string): Promise<string> {
  const { covered } = await loadFonts();
  const has = (sign: string) => covered.has(sign.codePointAt(0) ?? 0);
  const clean = text.normalize("NFC").replace(/[\p{Cc}\p{Cs}\p{Co}]|(?![\u200C\u200D])\p{Cf}/gu, " ");
  const drawn = [...clean].map((sign) => {
    if (has(sign) || /\s/.test(sign)) return sign;
    if (!/[\p{L}\p{N}]/u.test(sign)) return "";
    const letters = [...transliterate(sign)].filter((letter) => has(letter)).join("");
    // Each of these characters is a syllable.
    return /\p{Script=Han}/u.test(sign) ? `${letters} ` : letters;
  });
  return drawn.join("").replace(/\s+/g, " ").trim();
}

/** No picture has room for more, and drawing costs more with length. */
const MAX_SIGNS = 220;

type Style = { family: keyof typeof families; size: number; colour: string; width: number };
export type DrawnText = { image: Buffer; width: number; height: number };

const escapeMarkup = (text: string) =>
  text.replace(/[&<>]/g, (sign) => (sign === "&" ? "&amp;" : sign === "<" ? "&lt;" : "&gt;"));

async function draw(text: string, { family, size, colour, width }: Style): Promise<DrawnText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      // The comma ends the list: "Medium" is part of a name here, not a weight.
      font: `${families[family]}, ${size}`,
      width,
      wrap: "word-char",
      rgba: true,
      dpi: 72,
      spacing: Math.round(size * 0.06),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

/**
 * Draws a text in the largest of `sizes` (pixels) in which it fits `width` x `height`; what does not fit in the
 * smallest is cut at a word and ends in an ellipsis. Returns null for a text with nothing to draw.
 */
export async function drawText(
  text: string,
  { sizes, height, ...style }: Omit<Style, "size"> & { sizes: number[]; height: number },
): Promise<DrawnText | null> {
  let shown = await toDrawable(beginningOf(text, MAX_SIGNS));
  if (shown === "") return null;
  for (const size of sizes) {
    const drawn = await draw(shown, { ...style, size });
    if (drawn.height <= height && drawn.width <= style.width) return drawn;
  }
  const size = sizes.at(-1) ?? 10;
  for (;;) {
    const cut = beginningOf(shown, Math.floor(shown.length * 0.85));
    const end = cut.lastIndexOf(" ");
    shown = (end > cut.length / 2 ? cut.slice(0, end) : cut).replace(/[\s,.;:]+$/, "");
    const drawn = await draw(`${shown}…`, { ...style, size });
    if (drawn.height <= height || shown.length < 10) return drawn;
  }
}
