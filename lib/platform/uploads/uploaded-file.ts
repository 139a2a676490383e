import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { uuidv7 } from "@/lib/utils/uuid";

/** A file of this machine on its way to the storage. */
export type FileOnDisk = {
  path: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of its content, as hex. */
  digest: string;
};

/**
 * A file of a form, written to this machine's disk while it came in and deleted once the request is answered. A class
 * of its own, so that no JSON can name a path of this machine; as JSON it is its digest.
 */
export class UploadedFile implements FileOnDisk {
  readonly path: string;
  readonly size: number;
  readonly digest: string;
  /** As the sender called it: for display, never a path. Empty where a form's field was left empty. */
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

/** A place beside a file for what is made from it, which goes with it. */
export const placeBeside = (path: string) => `${path}-${uuidv7()}`;

/** Reads a file through once for its size and digest. Throws where it is not there. */
export async function describeFile(path: string): Promise<FileOnDisk> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { path, size, digest: hash.digest("hex") };
}
