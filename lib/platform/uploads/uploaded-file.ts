import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { uuidv7 } from "@/lib/utils/uuid";

/** A file of this machine on its way to the storage. */
export type FileOnDisk = {
  path: string;
  /** The size in bytes. */
  size: number;
  /** The SHA-256 of its content, in hex. */
  digest: string;
};

/**
 * A file of a form, written to this machine's disk while it arrived and deleted once the request is answered. It is a
 * class, so that no JSON can name a path of this machine; as JSON it is its digest.
 */
export class UploadedFile implements FileOnDisk {
  readonly path: string;
  readonly size: number;
  readonly digest: string;
  /** The sender's name for the file, for display and never a path. Empty where a form's field was left empty. */
  readonly name: string;

  constructor({ path, size, digest, name }: FileOnDisk & { name: string }) {
    this.path = path;
    this.size = size;
    this.digest = digest;
    this.name = name;
  }

  toJSON(): string {
    return this.digest;
  }
}

/** Returns a path beside a file for what is made from it, which is deleted with it. */
export const placeBeside = (path: string) => `${path}-${uuidv7()}`;

/** Reads a file once for its size and digest. Throws where it is missing. */
export async function describeFile(path: string): Promise<FileOnDisk> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { path, size, digest: hash.digest("hex") };
}
