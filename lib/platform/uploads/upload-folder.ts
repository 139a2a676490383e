import { createHash } from "node:crypto";
import { createWriteStream, type WriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { finished, pipeline } from "node:stream/promises";
import { uuidv7 } from "@/lib/utils/uuid";
import { log } from "../log";
import { settings } from "../settings/settings";
import { StorageFullError } from "../storage/storage-error";
import { UploadedFile } from "./uploaded-file";

/** No request takes as long: an older folder belongs to a process that ended in the middle of one. */
const ABANDONED_MS = 60 * 60_000;

const uploads = () => resolve(settings().DATA_DIR, "uploads");

/** A file exceeded its limit; what was written of it is deleted. */
export class FileTooLargeError extends Error {
  override name = "FileTooLargeError";
}

export type Receiving = {
  name: string;
  /** The largest size in bytes; a larger file is refused at that byte and not at its end. */
  maxBytes?: number;
  signal?: AbortSignal;
};

/**
 * The folder of one request's files on this machine's disk, DATA_DIR/uploads/<id>, made when the first one comes.
 * Files made from an upload lie beside it and are deleted with it.
 */
export class UploadFolder {
  readonly #path = join(uploads(), uuidv7());
  #files = 0;

  /**
   * Writes a file while it arrives, holding one piece at a time. Throws FileTooLargeError, StorageFullError, and what
   * the source throws; then nothing of it is left.
   */
  async receive(
    content: AsyncIterable<Uint8Array>,
    { name, maxBytes = Number.POSITIVE_INFINITY, signal }: Receiving,
  ): Promise<UploadedFile> {
    const path = join(this.#path, String(++this.#files));
    const hash = createHash("sha256");
    let size = 0;
    const measure = async function* (pieces: AsyncIterable<Uint8Array>) {
      for await (const piece of pieces) {
        size += piece.byteLength;
        if (size > maxBytes) throw new FileTooLargeError(`${name} has more than ${maxBytes} bytes`);
        hash.update(piece);
        yield piece;
      }
    };
    let file: WriteStream | undefined;
    try {
      await mkdir(this.#path, { recursive: true, mode: 0o700 });
      file = createWriteStream(path, { flags: "wx", mode: 0o600 });
      await pipeline(content, measure, file, { signal });
    } catch (error) {
      // A stream that is still opening its file would make it after its deletion.
      if (file) await finished(file).catch(() => {});
      await rm(path, { force: true });
      const { code } = error as NodeJS.ErrnoException;
      throw code === "ENOSPC" || code === "EDQUOT" ? new StorageFullError({ cause: error }) : error;
    }
    return new UploadedFile({ path, size, digest: hash.digest("hex"), name });
  }

  /** Deletes the folder with its files. Never throws: `sweepUploads` finds what is left. */
  async remove(): Promise<void> {
    if (this.#files === 0) return;
    await rm(this.#path, { recursive: true, force: true }).catch((error: unknown) => {
      log.warn({ err: error }, "An upload's folder could not be deleted");
    });
  }
}

/** Runs work with a folder for files, and deletes the folder afterwards. */
export async function withUploadFolder<T>(work: (folder: UploadFolder) => Promise<T>): Promise<T> {
  const folder = new UploadFolder();
  try {
    return await work(folder);
  } finally {
    await folder.remove();
  }
}

/** Deletes the folders of requests that no process will answer any more. Several processes may do so at once. */
export async function sweepUploads(now = Date.now()): Promise<void> {
  const names = await readdir(uploads()).catch(() => []);
  for (const name of names) {
    const path = join(uploads(), name);
    const made = await stat(path).catch(() => null);
    if (made && now - made.mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}
