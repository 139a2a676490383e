import { open } from "node:fs/promises";
import { resolve } from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { uuidv7 } from "@/lib/utils/uuid";
import { outsideRequests } from "../request-context";
import { type Settings, settings } from "../settings/settings";
import type { FileOnDisk } from "../uploads/uploaded-file";
import { StorageFullError, StorageKeyError } from "./storage-error";

export interface StoredFile {
  /** The stream must be read or destroyed, since it holds a file or socket open. */
  stream: Readable;
  contentType: string;
  /** The size in bytes. */
  size: number;
}

/** The place of uploaded files. Keys are lower-case paths such as "avatars/0199.../512.webp". */
export interface FileStorage {
  /**
   * Writes a whole file or nothing, and replaces what was there. A file of this machine is copied piece by piece, and
   * stays. Throws StorageFullError where no room is left.
   */
  put(key: string, body: Buffer | FileOnDisk, options: { contentType: string }): Promise<void>;
  /** The local folder knows a type by the key's extension only. */
  get(key: string): Promise<StoredFile | null>;
  /** Deletes a file; one that is not there is no error. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Lists the keys of all files or of a folder, in no order; files changed meanwhile may be listed or not. */
  list(folder?: string): AsyncIterable<string>;
}

const MAX_KEY_LENGTH = 512;
const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

/** Refuses keys that could leave the folder, hide in it, or be two files on one system and one on another. */
function checkKey(key: string) {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key) || key.includes("..")) throw new StorageKeyError(key);
}

/** Yields an error and all its causes, since flydrive wraps what the disk or S3 said. */
function* causesOf(error: unknown): Generator<{ code?: unknown; name?: unknown; status?: unknown }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, name, $metadata } = cause as Error & {
      code?: unknown;
      $metadata?: { httpStatusCode?: number };
    };
    yield { code, name, status: $metadata?.httpStatusCode };
  }
}

const FULL = new Set<unknown>(["ENOSPC", "EDQUOT", "QuotaExceeded", "XMinioStorageFull"]);
const ABSENT = new Set<unknown>(["ENOENT", "ENOTDIR", "NotFound", "NoSuchKey"]);

const isFull = (error: unknown) =>
  [...causesOf(error)].some(({ code, name, status }) => FULL.has(code) || FULL.has(name) || status === 507);
const isAbsent = (error: unknown) =>
  [...causesOf(error)].some(
    ({ code, name, status }) => ABSENT.has(code) || ABSENT.has(name) || status === 404,
  );

/** Sends a file with its length and digest: one request, refused where another digest arrives. */
async function putFile(disk: Disk, key: string, { path, size, digest }: FileOnDisk, contentType: string) {
  const ChecksumSHA256 = Buffer.from(digest, "hex").toString("base64");
  // The source is opened before anything is written, so that a missing one leaves no part.
  const source = await open(path);
  const options = { contentType, contentLength: size, ChecksumSHA256 };
  await disk.putStream(key, source.createReadStream(), options);
}

const MAX_TRIES = 3;

/** Repeats what the store could not take just now: its client does so only for data in memory. */
async function retried(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_TRIES || isFull(error) || !isPassing(error)) throw error;
    }
  }
}

/** The store or the network is at fault, so another try may succeed. */
const isPassing = (error: unknown) =>
  [...causesOf(error)].some(
    ({ code, status }) => Number(status) >= 500 || code === "ECONNRESET" || code === "EPIPE",
  );

/** Makes our storage from a flydrive disk. `rename` makes a write atomic by renaming, as folders need it. */
export function createStorage(disk: Disk, { rename }: { rename: boolean }): FileStorage {
  const isThere = (key: string) =>
    disk.exists(key).catch((error: unknown) => {
      if (isAbsent(error)) return false;
      throw error;
    });
  return {
    async put(key, body, { contentType }) {
      checkKey(key);
      const target = rename ? `tmp/${uuidv7()}` : key;
      try {
        if (Buffer.isBuffer(body)) await disk.put(target, body, { contentType });
        else await retried(() => putFile(disk, target, body, contentType));
        if (rename) await disk.move(target, key);
      } catch (error) {
        if (rename) await disk.delete(target).catch(() => undefined);
        throw isFull(error) ? new StorageFullError({ cause: error }) : error;
      }
    },
    async get(key) {
      checkKey(key);
      if (!(await isThere(key))) return null;
      try {
        const { contentLength, contentType } = await disk.getMetaData(key);
        const stream = await disk.getStream(key);
        return { stream, contentType: contentType ?? "application/octet-stream", size: contentLength };
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    async delete(key) {
      checkKey(key);
      await disk.delete(key);
    },
    async exists(key) {
      checkKey(key);
      return isThere(key);
    },
    async *list(folder) {
      if (folder !== undefined) checkKey(folder);
      let paginationToken: string | undefined;
      do {
        const page = await disk
          .listAll(folder ?? "", { recursive: true, paginationToken })
          .catch((error: unknown) => {
            if (isAbsent(error)) return { objects: [], paginationToken: undefined };
            throw error;
          });
        // A file lies in tmp until it is complete.
        for (const object of page.objects)
          if (object.isFile && !object.key.startsWith("tmp/")) yield object.key;
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
  };
}

/** Stores files in a folder of this machine, which is made when first written to. */
export function createLocalStorage(folder: string): FileStorage {
  const driver = new FSDriver({ location: resolve(folder), visibility: "private" });
  return createStorage(new Disk(driver), { rename: true });
}

async function createS3Storage(values: Settings, bucket: string): Promise<FileStorage> {
  const [{ S3Client }, { S3Driver }] = await Promise.all([
    import("@aws-sdk/client-s3"),
    import("flydrive/drivers/s3"),
  ]);
  const { S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  const client = new S3Client({
    region: S3_REGION ?? "auto",
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
      : {}),
  });
  client.middlewareStack.add((next) => (args) => outsideRequests(() => next(args)), { step: "initialize" });
  // Most S3-compatible stores have no ACLs; the bucket's policy controls access.
  const driver = new S3Driver({ client, bucket, visibility: "private", supportsACL: false });
  return createStorage(new Disk(driver), { rename: false });
}

let current: { settings: Settings; storage: Promise<FileStorage> } | undefined;

/** The process's files lie in S3 where S3_BUCKET is set (by AWS's credential chain), else in DATA_DIR/files. */
export function storage(): Promise<FileStorage> {
  const now = settings();
  if (current?.settings !== now) {
    const { S3_BUCKET: bucket } = now;
    const storage = outsideRequests(async () =>
      bucket ? createS3Storage(now, bucket) : createLocalStorage(resolve(now.DATA_DIR, "files")),
    );
    current = { settings: now, storage };
  }
  return current.storage;
}
