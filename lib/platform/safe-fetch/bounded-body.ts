import type { IncomingMessage } from "node:http";
import type { Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate, constants as zlib } from "node:zlib";
import { SafeFetchError } from "./safe-fetch-error";

function decoderFor(encoding: string): Transform | null {
  switch (encoding.trim().toLowerCase()) {
    case "":
    case "identity":
      return null;
    case "gzip":
    case "x-gzip":
      return createGunzip({ finishFlush: zlib.Z_SYNC_FLUSH });
    case "deflate":
      return createInflate({ finishFlush: zlib.Z_SYNC_FLUSH });
    case "br":
      return createBrotliDecompress();
    default:
      throw new SafeFetchError("encoding_refused");
  }
}

/**
 * Reads a response's body up to `maxBytes`, both as sent and as inflated: we ask for identity, but servers compress
 * unasked, and a few hundred bytes can inflate to gigabytes. It always ends the response.
 */
export async function readBoundedBody(
  response: IncomingMessage,
  maxBytes: number,
): Promise<{ body: Buffer; truncated: boolean }> {
  const decoder = decoderFor(response.headers["content-encoding"] ?? "");
  const chunks: Buffer[] = [];
  let received = 0;
  let size = 0;
  if (decoder) {
    response.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > maxBytes) response.destroy();
    });
    response.on("error", (error) => decoder.destroy(error));
    response.on("close", () => {
      if (received > maxBytes) decoder.end();
    });
    response.pipe(decoder);
  }
  try {
    for await (const chunk of (decoder ?? response) as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, maxBytes - size));
      size += chunk.length;
      if (size > maxBytes) break;
    }
  } catch (cause) {
    if (received <= maxBytes) {
      throw new SafeFetchError(decoder && !response.errored ? "encoding_refused" : "connection_failed", {
        cause,
      });
    }
  } finally {
    response.destroy();
    decoder?.destroy();
  }
  return { body: Buffer.concat(chunks), truncated: size > maxBytes || received > maxBytes };
}
