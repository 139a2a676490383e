import { readFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import sharp, { type OverlayOptions } from "sharp";
import { PRODUCT_NAME } from "@/lib/product";
import { SHARE_SIZE } from "@/lib/share-size";
import { storage } from "../storage/storage";
import { type DrawnText, drawText } from "./share-text";

export type ShareCard = {
  accent: "press" | "brand" | "source" | "paid" | "ink";
  /** A line over the title. */
  kicker: string;
  title: string;
  subtitle: string;
  /** The path of the large picture; null for a card without one. */
  picture: string | null;
  /** A logo is square, where a portrait is round. */
  isLogo: boolean;
  initials: string;
};

/** These are the light theme's tokens (app/tokens.css): text-safe shade, tint, and vivid for the bar. */
const colours = {
  press: ["#1d4f91", "#e3eaf2", "#2f6fc4"],
  brand: ["#ab3418", "#f8e5dc", "#dd4f34"],
  source: ["#1b6745", "#dfede3", "#2a8f63"],
  paid: ["#66399b", "#ece5f3", "#8a57c6"],
  ink: ["#1b1814", "#f3eee3", "#1b1814"],
} as const;
const [PAPER, INK, INK_2, RULE] = ["#fbf8f1", "#1b1814", "#4a443a", "#ddd5c5"];

const LEFT = 88;
const RIGHT = SHARE_SIZE.width - 72;
const AVATAR = 248;

/** Draws a card as PNG. Reads the avatar from our own storage and nothing from the network. */
export async function drawShareImage(card: ShareCard): Promise<Uint8Array<ArrayBuffer>> {
  const [text, tint, vivid] = colours[card.accent];
  const hasPicture = card.picture !== null || card.initials !== "";
  const width = RIGHT - LEFT - (hasPicture ? AVATAR + 56 : 0);
  const [kicker, title, subtitle, product, avatar] = await Promise.all([
    drawText(card.kicker, { family: "sans", sizes: [28], colour: text, width, height: 40 }),
    drawText(card.title, { family: "serif", sizes: [88, 76, 66, 58, 50], colour: INK, width, height: 290 }),
    drawText(card.subtitle, { family: "sans", sizes: [32, 28], colour: INK_2, width, height: 84 }),
    drawText(PRODUCT_NAME, { family: "serif", sizes: [34], colour: INK, width: 400, height: 48 }),
    hasPicture ? drawPicture(card, text, tint) : null,
  ]);
  const layers: OverlayOptions[] = [];
  const put = (drawn: DrawnText | null, left: number, top: number) => {
    if (drawn) layers.push({ input: drawn.image, left, top: Math.round(top) });
  };
  put(kicker, LEFT, 84);
  put(title, LEFT, 138);
  put(subtitle, LEFT, 138 + (title?.height ?? 0) + 32);
  put(product, LEFT + 58, 552);
  if (avatar) layers.push({ input: avatar, left: RIGHT - AVATAR, top: 96 });
  const png = await sharp(Buffer.from(frame(vivid)))
    .composite(layers)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return new Uint8Array(png);
}

/** Paper, the type's bar, a rule and the product's mark. */
const frame = (
  vivid: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">
<rect width="100%" height="100%" fill="${PAPER}"/><rect width="24" height="100%" fill="${vivid}"/>
<rect x="${LEFT}" y="516" width="${RIGHT - LEFT}" height="2" fill="${RULE}"/>
<g transform="translate(${LEFT} 549) scale(1.4)" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M2.500 4 8 20 14 9l6 11 5.500-16"/><g fill="${INK}" stroke="none"><circle cx="2.500" cy="4" r="2.300"/><circle cx="8" cy="20" r="2.300"/><circle cx="14" cy="9" r="2.300"/><circle cx="20" cy="20" r="2.300"/><circle cx="25.500" cy="4" r="2.300"/></g></g></svg>`;

/** The look's radius of a logo of 44 px, at this card's size. */
const LOGO_RADIUS = 28;

/** A portrait's disc, or a logo's square. */
const shapeOf = ({ isLogo }: ShareCard, fill: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${AVATAR}" height="${AVATAR}"><rect width="100%" height="100%" rx="${isLogo ? LOGO_RADIUS : AVATAR / 2}" fill="${fill}"/></svg>`,
  );

async function drawPicture(card: ShareCard, text: string, tint: string): Promise<Buffer> {
  const bytes = card.picture && (await readPicture(card.picture));
  if (bytes) {
    return sharp(bytes)
      .resize(AVATAR, AVATAR, { fit: "cover" })
      .composite([{ input: shapeOf(card, "#fff"), blend: "dest-in" }])
      .png()
      .toBuffer();
  }
  const width = AVATAR - 40;
  const letters = await drawText(card.initials, {
    family: "serif",
    sizes: [104],
    colour: text,
    width,
    height: 140,
  });
  return sharp(shapeOf(card, tint))
    .composite(letters ? [{ input: letters.image, gravity: "centre" }] : [])
    .png()
    .toBuffer();
}

/** Reads an uploaded picture from storage, or one of the demo's own; null where it is missing or cannot be read. */
async function readPicture(url: string): Promise<Buffer | null> {
  try {
    const key = /^\/files\/(avatars\/[0-9a-f]{32}-512\.webp)$/.exec(url)?.[1];
    if (key) {
      const file = await (await storage()).get(key);
      return file && (await sharp(await buffer(file.stream)).toBuffer());
    }
    const name = /^\/(demo\/[\w-]+\.webp)$/.exec(url)?.[1];
    return name ? await sharp(await readFile(path.join(process.cwd(), "public", name))).toBuffer() : null;
  } catch {
    return null;
  }
}
