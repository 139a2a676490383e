import { once } from "node:events";
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { AppError, invalidField } from "@/lib/core/errors";
import { StorageFullError } from "@/lib/platform/storage/storage-error";
import { FileTooLargeError, type UploadFolder } from "@/lib/platform/uploads/upload-folder";
import type { UploadedFile } from "@/lib/platform/uploads/uploaded-file";
import { cutText } from "@/lib/utils/cut-text";
import { discardBody } from "@/lib/utils/discard-body";
import { type FileLimit, tooLargeAt } from "@/lib/utils/file-limits";
import { quoted } from "@/lib/utils/quoted";

/** The largest number of fields and files in a form together. */
export const MAX_FORM_FIELDS = 200;
/** The largest size of all texts of a form together, which are held in memory. */
export const MAX_TEXT_BYTES = 1024 * 1024;
/** These bounds of a part's headers are far above what browsers write. */
const HEAD = { headerSize: 16 * 1024, headerPairs: 20 };
/** RFC 2046 allows 70 characters. Searching for a longer boundary would cost more time than any form is worth. */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})\s*(?:;|$)/i;

export type MultipartOptions = {
  /** The largest size of the whole body, in bytes. */
  maxBytes: number;
  /** The fields that may carry a file each, and how large it may be. A file in another field is refused. */
  files: Readonly<Record<string, FileLimit>>;
};

/**
 * Reads a multipart form while it arrives: texts into memory, files to the disk. Each bound is enforced at the first
 * byte beyond it. The last of several texts with one name counts; no file is passed over. Throws 400, 413, 415 and 507.
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

/** Turns the parser's events into promises, which reject with the first thing that is wrong. */
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
      // A part is a file if it has a file name, as browsers and the platform's own FormData define it.
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    });
    this.#parser
      .on("error", (error: unknown) => this.#fail(error))
      .on("partsLimit", () => this.#fail(tooManyFields()))
      .on("field", (name: string | undefined, value: string, _: boolean, isCut: boolean) => {
        this.#textBytes += Buffer.byteLength(value);
        if (isCut || this.#textBytes > MAX_TEXT_BYTES) this.#fail(new AppError("too_large"));
        if (name !== undefined) this.#add(unescaped(name), value);
      })
      .on("file", (name: string | undefined, content: Readable, fileName: string) => {
        // A file whose end is missing also makes the parser fail, which is where it is handled.
        content.on("error", () => undefined);
        const field = unescaped(name ?? "");
        const limit = Object.hasOwn(this.files, field) ? this.files[field] : undefined;
        if (limit) this.#add(field, this.#receive(field, limit, content, unescaped(fileName)));
        else {
          content.resume();
          this.#fail(wrongField(field, "takes no file"));
        }
      });
  }

  /** The form holds the last of two entries of one name, which must not hide a file. */
  #add(field: string, value: string | Promise<UploadedFile>): void {
    const isFile = typeof value !== "string";
    if (this.#entries.some(([name, earlier]) => name === field && (isFile || typeof earlier !== "string")))
      this.#fail(wrongField(field, "came more than once, and takes one file"));
    this.#entries.push([field, value]);
  }

  /** Writes a file to the disk. */
  #receive(field: string, limit: FileLimit, content: Readable, name: string): Promise<UploadedFile> {
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
   * Waits for `work`, or rejects as soon as the form turns out to be refused. It serves one wait at a time: racing
   * each wait against one lasting promise would hold every piece that was read until the form ends.
   */
  unlessFailed<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      work.then(resolve, reject);
      this.#failNow = reject;
      if (this.#failure) reject(this.#failure.error);
    });
  }

  /** Settles when more can be taken, so that the sender is not read faster than the disk writes. */
  async write(chunk: Uint8Array): Promise<void> {
    if (!this.#parser.write(chunk)) await this.unlessFailed(once(this.#parser, "drain"));
  }

  async end(): Promise<Record<string, unknown>> {
    const finished = once(this.#parser, "finish");
    this.#parser.end();
    await this.unlessFailed(finished);
    const settled = this.#entries.map(async ([name, value]) => [name, await value] as const);
    // Object.fromEntries makes a field called "__proto__" an ordinary property.
    return Object.fromEntries(await this.unlessFailed(Promise.all(settled)));
  }

  /** Settles when nothing is being written any more. */
  async abandon(): Promise<void> {
    this.#stop.abort();
    await Promise.allSettled(this.#entries.map(([, value]) => value));
  }
}

/** Browsers escape quotation marks and line breaks of names in this way. */
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

/** A field's name is the sender's, and may be as long as a part's headers. */
const wrongField = (field: string, problem: string) =>
  invalidField(field, `The field ${quoted(cutText(field, 100))} ${problem}.`);

export const tooManyFields = () =>
  new AppError("invalid_input", `The form has more than ${MAX_FORM_FIELDS} fields.`, {
    fields: { body: [`has more than ${MAX_FORM_FIELDS} fields`] },
  });
