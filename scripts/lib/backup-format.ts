import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { z } from "zod";

/**
 * A back-up is a folder: `manifest.json`, written last, `tables/<schema>.<table>.copy.gz` as COPY writes them,
 * `files.jsonl` with a line per stored file, and the files under `files/`.
 */
export const MANIFEST = "manifest.json";
export const FILE_LIST = "files.jsonl";
export const FORMAT = 1;

/** Our rows are in these: the product's tables, and the queue's jobs. */
export const SCHEMAS = ["public", "graphile_worker"];
/** The migrations themselves write these. */
export const SCHEMA_STATE = ["graphile_worker.migrations"];

const digest = z.string().regex(/^[\da-f]{64}$/);

const table = z.object({
  schema: z.enum(SCHEMAS),
  name: z.string(),
  /** The columns are in the order of the file; generated ones are left out. */
  columns: z.array(z.string()).min(1),
  rows: z.number().int(),
  /** SHA-256 of the compressed file. */
  digest,
});
export type BackupTable = z.infer<typeof table>;

const sequence = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() });

export const manifestSchema = z.object({
  format: z.literal(FORMAT, "is of another format: restore it with the version of Fivewire that made it"),
  /** The moment of the snapshot, by the database's clock. */
  takenAt: z.iso.datetime({ offset: true }),
  /** The newest migration of the tables (its `when` in the journal) and of the queue. */
  migration: z.number().int(),
  queueMigration: z.number().int(),
  tables: z.array(table),
  sequences: z.array(sequence),
  files: z.object({ count: z.number().int(), digest }),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const storedFileSchema = z.object({
  key: z.string(),
  contentType: z.string(),
  size: z.number().int(),
  digest,
});
export type StoredFileEntry = z.infer<typeof storedFileSchema>;

export const tableFile = ({ schema, name }: Pick<BackupTable, "schema" | "name">) =>
  `tables/${schema}.${name}.copy.gz`;

/** The file is read in pieces. */
export async function digestOfFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
