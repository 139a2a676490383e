import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AFTER_PAINT_SCRIPT } from "./after-paint";
import { TESTING_SCRIPT } from "./testing-script";

/** Next's script that makes the queue for flight data. */
export const FLIGHT_OPENER = "(self.__next_f=self.__next_f||[]).push([0])";

/** Next's script that moves icons which were streamed into the body to the head. It stands once in a page. */
export const ICON_SCRIPT = `\
document.querySelectorAll('body link[rel="icon"], body link[rel="apple-touch-icon"]').forEach(el => document.head.appendChild(el))`;

/** Returns the inline scripts that have the same text in every page of this build: Next's, and ours. */
export const readKnownScripts = (distDir: string): ReadonlySet<string> =>
  new Set([FLIGHT_OPENER, ICON_SCRIPT, AFTER_PAINT_SCRIPT, TESTING_SCRIPT, ...readBootstraps(distDir)]);

type BuildManifest = {
  pagesChunkGroupBootstrapParams?: Record<string, unknown>;
  chunkLoadingGlobal?: string;
};

function readBootstraps(distDir: string): string[] {
  const manifest = JSON.parse(read(join(distDir, "build-manifest.json")) ?? "{}") as BuildManifest;
  const all = Object.values(manifest.pagesChunkGroupBootstrapParams ?? {});
  return all.map((params) => bootstrapScript(manifest.chunkLoadingGlobal ?? "TURBOPACK", params));
}

/** Writes the Turbopack bootstrap of a page, without which its chunks never run. */
export const bootstrapScript = (name: string, params: unknown): string => {
  const queue = `globalThis[${JSON.stringify(name)}]`;
  return escapeForHtml(`(${queue} || (${queue} = [])).push(${JSON.stringify(params)});`);
};

const ESCAPES: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};
const escapeForHtml = (text: string) => text.replace(/[&><\u2028\u2029]/g, (letter) => ESCAPES[letter] ?? "");

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
