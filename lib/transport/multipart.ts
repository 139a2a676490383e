import { once } from "node:events";
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { AppError } from "@/lib/core/errors";
import { StorageFullError } from "@/lib/platform/storage/storage-error";
import { FileTooLargeError, type UploadFolder } from "@/lib/platform/uploads/upload-folder";
import type { UploadedFile } from "@/lib/platform/uploads/uploaded-file";
import { discardBody } from "@/lib/utils/discard-body";
import { type FileLimit, tooLargeAt } from "@/lib/utils/file-limits";

/** Of a form: fields and files together. */
export const MAX_FORM_FIELDS = 200;
/** Of all texts of a form together, which are held in memory. */
export const MAX_TEXT_BYTES = 1024 * 1024;
/** Of one part's head: far above what browsers write. */
const HEAD = { headerSize: 16 * 1024, headerPairs: 20 };
/** What RFC 2046 allows. Looking for a longer boundary takes a processor longer than any form is worth. */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})\s*(?:;|$)/i;

export type MultipartOptions = {
  /** Bytes of the body as a whole. */
  maxBytes: number;
  /** The fields that may carry a file, and how large each may be. Files of other fields are read past. */
  files: Readonly<Record<string, FileLimit>>;
};

/**
 * Reads a multipart form as it comes in: texts as they are, files to the disk, each bound enforced at the byte that is
 * too many. Of fields with one name the last counts. Throws 400, 413, 415 and 507.
 */
export async function readMultipart(
  request: Request,
  { maxBytes, files }: MultipartOptions,
  folder: UploadFolder,
): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError("unsupported_media_type", "Please send a multipart form.");
  }
  if (!BOUNDARY.test(type) || !request.body) throw unreadable();
  const form = new FormReader(type, files, folder);
  const reader = request.body.getReader();
  try {
    const declared = Number(request.headers.get("content-length") ?? 0);
    let size = 0;
    for (;;) {
      if (size > maxBytes || declared > maxBytes)
        throw new AppError("too_large", tooLargeAt(new URL(request.url).pathname));
      const { done, value } = await form.unlessFailed(reader.read());
      if (done) return await form.end();
      size += value.byteLength;
      if (size <= maxBytes) await form.write(value);
    }
  } catch (thrown) {
    await form.abandon();
    const error = refusalOf(thrown);
    if (error.code === "too_large") await discardBody(reader);
    throw error;
  } finally {
    reader.releaseLock();
  }
}

/** The parser's events as promises that end with the first thing that is wrong. */
class FormReader {
  readonly #parser: BusboyInstance;
  readonly #entries: [string, string | Promise<UploadedFile>][] = [];
  readonly #stop = new AbortController();
  #failure: { error: unknown } | undefined;
  #failNow: ((error: unknown) => void) | undefined;
  #textBytes = 0;

  constructor(
    type: string,
    private readonly files: MultipartOptions["files"],
    private readonly folder: UploadFolder,
  ) {
    this.#parser = new Busboy({
      headers: { "content-type": type },
      limits: { ...HEAD, parts: MAX_FORM_FIELDS, fieldSize: MAX_TEXT_BYTES },
      preservePath: true,
      // A part is a file where it has a file's name, as browsers and the platform's own FormData have it.
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    });
    this.#parser
      .on("error", (error: unknown) => this.#fail(error))
      .on("partsLimit", () => this.#fail(tooManyFields()))
      .on("field", (name: string | undefined, value: string, _: boolean, isCut: boolean) => {
        this.#textBytes += Buffer.byteLength(value);
        if (isCut || this.#textBytes > MAX_TEXT_BYTES) this.#fail(new AppError("too_large"));
        if (name !== undefined) this.#entries.push([unescaped(name), value]);
      })
      .on("file", (name: string | undefined, content: Readable, fileName: string) => {
        // Its end is missing: the parser says so as well.
        content.on("error", () => undefined);
        const file = this.#receive(unescaped(name ?? ""), content, unescaped(fileName));
        if (file) this.#entries.push([unescaped(name ?? ""), file]);
        else content.resume();
      });
  }

  /** Writes a file to the disk; null where its field carries none. */
  #receive(field: string, content: Readable, name: string): Promise<UploadedFile> | null {
    const limit = Object.hasOwn(this.files, field) ? this.files[field] : undefined;
    if (!limit) return null;
    const bounds = { name, maxBytes: limit.bytes, signal: this.#stop.signal };
    const file = this.folder.receive(content, bounds).catch((error: unknown) => {
      if (!(error instanceof FileTooLargeError)) throw error;
      throw new AppError("too_large", limit.sentence, { fields: { [field]: [limit.sentence] } });
    });
    file.catch((error: unknown) => this.#fail(error));
    return file;
  }

  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.#failNow?.(error);
  }

  /**
   * Waits for something unless the form turns out to be one that is refused; for one thing at a time. No race with one
   * promise of failure: that would hold every piece that was ever read until the form ends.
   */
  unlessFailed<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      work.then(resolve, reject);
      this.#failNow = reject;
      if (this.#failure) reject(this.#failure.error);
    });
  }

  /** Settles when more can be taken: the sender is not read faster than the disk writes. */
  async write(chunk: Uint8Array): Promise<void> {
    if (!this.#parser.write(chunk)) await this.unlessFailed(once(this.#parser, "drain"));
  }

  async end(): Promise<Record<string, unknown>> {
    const finished = once(this.#parser, "finish");
    this.#parser.end();
    await this.unlessFailed(finished);
    const settled = this.#entries.map(async ([name, value]) => [name, await value] as const);
    // A field called "__proto__" is a field like any other here.
    return Object.fromEntries(await this.unlessFailed(Promise.all(settled)));
  }

  /** Settles when nothing is written any more. */
  async abandon(): Promise<void> {
    this.#stop.abort();
    await Promise.allSettled(this.#entries.map(([, value]) => value));
  }
}

/** Browsers write a quotation mark and line breaks of names in this way. */
const unescaped = (name: string) => name.replace(/%(22|0D|0A)/gi, (code) => decodeURIComponent(code));

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof StorageFullError) return new AppError("storage_full", undefined, { cause: error });
  return unreadable(error);
}

const unreadable = (cause?: unknown) =>
  new AppError("invalid_input", "The form could not be read.", {
    fields: { body: ["is not a form"] },
    cause,
  });

export const tooManyFields = () =>
  new AppError("invalid_input", `The form has more than ${MAX_FORM_FIELDS} fields.`, {
    fields: { body: [`has more than ${MAX_FORM_FIELDS} fields`] },
  });
