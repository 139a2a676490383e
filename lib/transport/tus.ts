import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { AppError } from "@/lib/core/errors";
import { FileTooLargeError, type UploadFolder } from "@/lib/platform/uploads/upload-folder";

export const TUS_HEADERS = { "tus-resumable": "1.0.0", "cache-control": "no-store" };
export const PIECE_TYPE = "application/offset+octet-stream";
/** The largest piece, in bytes. What a lost connection has not delivered of one is sent again. */
const MAX_PIECE_BYTES = 5 * 1024 * 1024;

/**
 * Reads a request of the tus protocol 1.0 (https://tus.io/protocols/resumable-upload): what a new file is, from the
 * headers of a POST, or its next piece, from a PATCH. Throws 400, 413 and 415.
 */
export async function readTus(request: Request, folder: UploadFolder): Promise<Record<string, unknown>> {
  const { headers } = request;
  if (request.method === "POST") {
    const { filename, sha256 } = readMetadata(headers.get("upload-metadata") ?? "");
    return { size: readCount(headers, "upload-length"), name: filename, sha256 };
  }
  if (headers.get("content-type") !== PIECE_TYPE)
    throw new AppError("unsupported_media_type", `Please send a piece as ${PIECE_TYPE}.`);
  const content = Readable.fromWeb((request.body ?? new Blob([]).stream()) as WebStream<Uint8Array>);
  try {
    const piece = await folder.receive(content, { name: "piece", maxBytes: MAX_PIECE_BYTES });
    return { offset: readCount(headers, "upload-offset"), piece };
  } catch (error) {
    throw error instanceof FileTooLargeError ? new AppError("too_large") : error;
  }
}

/** A number of bytes is decimal digits; undefined where the header is anything else, such as "1e3". */
function readCount(headers: Headers, name: string): number | undefined {
  const value = headers.get(name) ?? "";
  return /^\d+$/.test(value) ? Number(value) : undefined;
}

/** `Upload-Metadata` is a list of a name and its value in base64. */
function readMetadata(header: string): Record<string, string> {
  const pairs = header.split(",").map((pair) => pair.trim().split(" "));
  return Object.fromEntries(
    pairs.map(([name = "", value = ""]) => [name, Buffer.from(value, "base64").toString("utf8")]),
  );
}
