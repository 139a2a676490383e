import { log } from "@/lib/platform/log";
import { storage } from "@/lib/platform/storage/storage";

/** Beside it a page's words still fit into what a new connection carries in its second round trip (43 kB). */
const MAX_BYTES = 20 * 1024;
const MAX_HELD = 500;
/** Under it stored files are public. */
const FILES = "/files/";

const holder = globalThis as typeof globalThis & { fivewireOpeningPictures?: Map<string, string> };

/** By address, in base64. One for the process: each of Next's bundles holds a copy of this module. */
function held(): Map<string, string> {
  holder.fivewireOpeningPictures ??= new Map();
  return holder.fivewireOpeningPictures;
}

/**
 * Reads the picture that a page opens with, so that `FirstPaint` can write it into the page. One that is large,
 * missing or out of reach is left to the browser, as every other.
 */
export async function holdPicture(url: string | undefined): Promise<void> {
  if (!url?.startsWith(FILES) || held().has(url)) return;
  try {
    const file = await (await storage()).get(url.slice(FILES.length));
    if (!file) return;
    if (file.size > MAX_BYTES) {
      file.stream.destroy();
      return;
    }
    held().set(url, Buffer.concat(await file.stream.toArray()).toString("base64"));
    const [oldest] = held().keys();
    if (held().size > MAX_HELD && oldest) held().delete(oldest);
  } catch (error) {
    log.warn({ url, err: error }, "the picture a page opens with could not be read ahead");
  }
}

/** What `holdPicture` read, in base64. */
export const heldPicture = (url: string): string | undefined => held().get(url);
