import { createHash } from "node:crypto";
import { log } from "../log";
import { safeFetch } from "../safe-fetch/safe-fetch";
import { type SafeFetchCode, SafeFetchError } from "../safe-fetch/safe-fetch-error";
import { storage } from "../storage/storage";
import { formatOf } from "./media-format";
import { MAX_PICTURE_BYTES, openPicture } from "./picture-file";

const TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"];
const DEADLINE_MS = 15_000;
/** 3:2, for a card's thumbnail and a profile's row on a dense screen. */
const WIDTH = 600;
const HEIGHT = 400;
/** Smaller ones are a site's logo or a counting pixel. */
const LEAST = 100;

/** Errors that a retry may resolve; all others are final. */
const PASSING = new Set<SafeFetchCode>(["dns_failed", "connection_failed", "timeout"]);

/**
 * Fetches the picture of an external page as `safeFetch` allows, re-encodes it as a WebP of at most 600 x 400,
 * metadata gone, and stores it under its content's hash. Returns the key, or null
 * where there is no picture to be had. Throws where trying again may help: the site or the storage is away.
 */
export async function storeStoryPicture(address: string): Promise<string | null> {
  const file = await fetchPicture(address);
  const picture = file && (await encodeStoryPicture(file));
  if (!picture) return null;
  const key = `stories/${createHash("sha256").update(picture).digest("hex").slice(0, 32)}`;
  await (await storage()).put(`${key}-600.webp`, picture, { contentType: "image/webp" });
  return key;
}

async function fetchPicture(address: string): Promise<Buffer | null> {
  try {
    const options = { accept: TYPES, maxBytes: MAX_PICTURE_BYTES, timeoutMs: DEADLINE_MS };
    const { status, body, truncated } = await safeFetch(address, options);
    if (status === 429 || status >= 500)
      throw new Error(`The picture's site answered with HTTP status ${status}.`);
    return status === 200 && !truncated ? body : null;
  } catch (error) {
    if (error instanceof SafeFetchError && !PASSING.has(error.code)) return null;
    throw error;
  }
}

/** Null for what is no picture, or too small a one; cropped to the part that draws the eye. */
export async function encodeStoryPicture(file: Buffer): Promise<Buffer | null> {
  const format = await formatOf(file);
  if (!format || format === "heic" || format.kind !== "picture" || format.name === "avif") return null;
  try {
    const picture = openPicture(file);
    const { width, height } = await picture.metadata();
    if (Math.min(width, height) < LEAST) return null;
    return await picture
      .resize(WIDTH, HEIGHT, { fit: "cover", position: "attention", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch (error) {
    log.info({ err: error }, "A story's picture could not be read");
    return null;
  }
}
