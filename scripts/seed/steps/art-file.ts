import { createReadStream } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import type { UploadFolder } from "../../../lib/platform/uploads/upload-folder";
import type { UploadedFile } from "../../../lib/platform/uploads/uploaded-file";

const ART = path.join(import.meta.dirname, "../../../public/demo");
const PHOTOS = path.join(import.meta.dirname, "../photos");

const drawnFile = (folder: UploadFolder, file: string): Promise<UploadedFile> =>
  folder.receive(createReadStream(file), { name: path.basename(file) });

/** A form brings one of the demo's drawn files, as pages show them. */
export const artFile = (folder: UploadFolder, name: string) => drawnFile(folder, path.join(ART, name));

/** A form brings a landscape in the size that newsrooms offer for print. */
export const photoFile = (folder: UploadFolder, name: string) =>
  drawnFile(folder, path.join(PHOTOS, `${name}.jpg`));

/** A form brings a file that is written for the demo. */
export const writtenFile = (folder: UploadFolder, name: string, content: string | Uint8Array) =>
  folder.receive(Readable.from([Buffer.from(content)]), { name });
