import { createReadStream } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import type { UploadFolder } from "../../../lib/platform/uploads/upload-folder";
import type { UploadedFile } from "../../../lib/platform/uploads/uploaded-file";

const ART = path.join(import.meta.dirname, "../../../public/demo");

/** One of the demo's drawn files as a form brings it. */
export const artFile = (folder: UploadFolder, name: string): Promise<UploadedFile> =>
  folder.receive(createReadStream(path.join(ART, name)), { name: path.basename(name) });

/** A file that is written for the demo, as a form brings it. */
export const writtenFile = (folder: UploadFolder, name: string, content: string | Uint8Array) =>
  folder.receive(Readable.from([Buffer.from(content)]), { name });
