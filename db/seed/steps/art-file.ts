import { readFile } from "node:fs/promises";
import path from "node:path";

const ART = path.join(import.meta.dirname, "../../../public/demo");

/** One of the demo's drawn files as a form carries it. */
export async function artFile(name: string, type: string) {
  return { bytes: new Uint8Array(await readFile(path.join(ART, name))), name: path.basename(name), type };
}
