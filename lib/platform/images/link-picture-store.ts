import { createHash } from "node:crypto";
import { uuidv7 } from "@/lib/utils/uuid";
import { safeFetch } from "../safe-fetch/safe-fetch";
import { type SafeFetchCode, SafeFetchError } from "../safe-fetch/safe-fetch-error";
import { storage } from "../storage/storage";
import { MAX_PICTURE_BYTES } from "./picture-file";
import { workOnPicture } from "./picture-runner";

const TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"];
/** A job has so long; a request that waits passes a shorter time. */
const DEADLINE_MS = 15_000;
/** A retry may resolve these errors; all others are final. */
const PASSING = new Set<SafeFetchCode>(["dns_failed", "connection_failed", "timeout"]);

type Place = { folder: string; named: "byContent" | "uniquely"; deadlineMs?: number };

/**
 * Fetches the picture of an external page as `safeFetch` allows, re-encodes it as a WebP of at most 600 x 400 without
 * metadata, and stores it in `folder`: under its content's hash, so that a job may do it again, or under a name of
 * its own, which says when it was stored and so can be deleted without looking at others. Returns the key, or null
 * where no picture can be had. Throws where trying again may help, because the site or the storage is away.
 */
export async function storeLinkPicture(
  address: string,
  { folder, named, deadlineMs = DEADLINE_MS }: Place,
): Promise<string | null> {
  const file = await fetchPicture(address, deadlineMs);
  const picture = file && (await workOnPicture("encodeLinkPicture", file));
  if (!picture) return null;
  const hash = createHash("sha256").update(picture).digest("hex").slice(0, 32);
  const key = `${folder}/${named === "byContent" ? hash : uuidv7().replaceAll("-", "")}`;
  await (await storage()).put(`${key}-600.webp`, picture, { contentType: "image/webp" });
  return key;
}

async function fetchPicture(address: string, timeoutMs: number): Promise<Buffer | null> {
  try {
    const options = { accept: TYPES, maxBytes: MAX_PICTURE_BYTES, timeoutMs };
    const { status, body, truncated } = await safeFetch(address, options);
    if (status === 429 || status >= 500)
      throw new Error(`The picture's site answered with HTTP status ${status}.`);
    return status === 200 && !truncated ? body : null;
  } catch (error) {
    if (error instanceof SafeFetchError && !PASSING.has(error.code)) return null;
    throw error;
  }
}
