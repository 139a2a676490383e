import { Readable } from "node:stream";
import { storage } from "./storage";

/** Only these kinds of files are shown to a browser. */
const SHOWN = new Set(["image/webp", "image/avif"]);
const PUBLIC_KEY =
  /^(avatars\/[0-9a-f]{32}-(128|512)|(stories|links\/[0-9a-f-]{36}|previews(\/[0-9a-f-]{36})?)\/[0-9a-f]{32}-600|previews\/[0-9a-f-]{36}\/[0-9a-f]{32}-1600)\.webp$/;

/**
 * Answers a public picture, which browsers cache for good, since its key is never another picture's. It is never
 * anything that a browser could run. 404 for every other key.
 */
export async function storedFileResponse(key: string, headers: Headers): Promise<Response> {
  if (!PUBLIC_KEY.test(key)) return notThere();
  const etag = `"${key}"`;
  const common = {
    etag,
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
    "content-disposition": `inline; filename="${key.slice(key.lastIndexOf("/") + 1)}"`,
  };
  if (headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers: common });
  const file = await (await storage()).get(key);
  if (!file) return notThere();
  if (!SHOWN.has(file.contentType)) {
    file.stream.destroy();
    return notThere();
  }
  return new Response(Readable.toWeb(file.stream) as ReadableStream, {
    headers: { ...common, "content-type": file.contentType, "content-length": String(file.size) },
  });
}

const notThere = () => new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
