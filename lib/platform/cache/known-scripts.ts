import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Makes the queue that flight data is pushed to. */
const FLIGHT_OPENER = "(self.__next_f=self.__next_f||[]).push([0])";

/** Moves icons that were streamed into the body to the head. Next writes it once a page. */
const ICON_SCRIPT = `\
document.querySelectorAll('body link[rel="icon"], body link[rel="apple-touch-icon"]').forEach(el => document.head.appendChild(el))`;

const REACT_RUNTIME = "node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js";
/** What React may call with JSON after its own functions were defined. */
const REACT_CALL = /^\$R[CSRX]\((.*)\);?$/s;

export type KnownScripts = {
  /** Whole scripts that Next writes with the same text in every page. */
  fixed: ReadonlySet<string>;
  /** Beginnings React writes before a call: its own functions, longest first. */
  reactFunctions: readonly string[];
};

/**
 * The scripts this very build and this very React write: fixed texts of Next, the Turbopack bootstrap of each
 * page from the build's manifest, and React's streaming helpers read out of the compiled runtime, so that an
 * upgrade changes them by itself.
 */
export function readKnownScripts(project: string, distDir: string): KnownScripts {
  const fixed = new Set([FLIGHT_OPENER, ICON_SCRIPT, ...readBootstraps(join(project, distDir))]);
  const literals = readReactLiterals(join(project, REACT_RUNTIME));
  for (const literal of literals) if (!/\("$/.test(literal)) fixed.add(literal);
  const reactFunctions = literals
    .map((literal) => literal.replace(/;?\$R[CSRX]\("$/, ""))
    .filter((literal) => literal.startsWith("$R") && literal.includes("function"))
    .sort((a, b) => b.length - a.length);
  return { fixed, reactFunctions: [...new Set(reactFunctions)] };
}

/** Whether a script is React's helpers and calls of them with nothing but JSON. */
export function isReactScript(script: string, known: KnownScripts): boolean {
  if (!script.startsWith("$R")) return false;
  let rest = script;
  for (const text of known.reactFunctions) {
    if (rest.startsWith(text)) rest = rest.slice(text.length).replace(/^;+/, "");
  }
  const call = REACT_CALL.exec(rest);
  if (!call) return rest === "" && rest !== script;
  try {
    // Arguments of a call are JSON exactly when they are the items of a JSON list.
    return Array.isArray(JSON.parse(`[${call[1]}]`));
  } catch {
    return false;
  }
}

type BuildManifest = {
  pagesChunkGroupBootstrapParams?: Record<string, unknown>;
  chunkLoadingGlobal?: string;
};

function readBootstraps(distDir: string): string[] {
  const manifest = JSON.parse(read(join(distDir, "build-manifest.json")) ?? "{}") as BuildManifest;
  const name = JSON.stringify(manifest.chunkLoadingGlobal ?? "TURBOPACK");
  return Object.values(manifest.pagesChunkGroupBootstrapParams ?? {}).map((params) =>
    escapeForHtml(`(globalThis[${name}] || (globalThis[${name}] = [])).push(${JSON.stringify(params)});`),
  );
}

const ESCAPES: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};
const escapeForHtml = (text: string) => text.replace(/[&><\u2028\u2029]/g, (letter) => ESCAPES[letter] ?? "");

function readReactLiterals(file: string): string[] {
  const source = read(file) ?? "";
  return [...source.matchAll(/stringToPrecomputedChunk\(\s*(["'])((?:\\[\s\S]|(?!\1)[^\\])*)\1\s*\)/g)]
    .map((match) => unescapeLiteral(match[2] ?? ""))
    .filter((text) => /^(\$R[A-Z]=|requestAnimationFrame\(|addEventListener\("submit")/.test(text));
}

/** A JavaScript string literal's value, for the few escapes a compiled file contains. */
function unescapeLiteral(body: string): string {
  const single: Record<string, string> = { n: "\n", t: "\t", r: "\r", "\n": "" };
  return body.replace(/\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|([\s\S]))/gi, (_, hex, unicode, letter: string) =>
    letter === undefined
      ? String.fromCharCode(Number.parseInt(hex ?? unicode, 16))
      : (single[letter] ?? letter),
  );
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
