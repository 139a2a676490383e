import { createHash } from "node:crypto";

export type ScriptHashes = {
  /** The hashes, as `sha256-...`, of every inline script that Next itself wrote. */
  hashes: string[];
  /** The number of inline scripts without a hash, which browsers do not run. */
  skipped: number;
  /** The page's flight data was found whole and in order. Without it nothing hydrates. */
  flightComplete: boolean;
};

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const PUSH = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;
/** A flight push carries text, or bytes in base64. */
const TEXT = 1;
const BINARY = 3;

/**
 * Hashes the inline scripts of a rendered page that are provably Next's own, never what merely looks like them:
 * a flight push must be the very next piece of the page's own flight data, everything else a text that this build
 * writes. What was injected into the page gets no hash.
 */
export function hashTrustedScripts(
  html: string,
  flight: Uint8Array,
  knownScripts: ReadonlySet<string>,
): ScriptHashes {
  const hashes = new Set<string>();
  let skipped = 0;
  let position = 0;
  for (const [, attributes = "", script = ""] of html.matchAll(SCRIPT)) {
    if (!runsInline(attributes)) continue;
    const piece = flightPiece(script);
    const isNext = piece !== null && isAt(flight, position, piece);
    if (isNext) position += piece.length;
    if (isNext || knownScripts.has(script)) hashes.add(sha256(script));
    else skipped++;
  }
  return { hashes: [...hashes], skipped, flightComplete: position === flight.length };
}

/** An inline, executable script has no `src` and is no data block such as `application/ld+json`. */
function runsInline(attributes: string): boolean {
  if (/(^|[\s"'/])src\s*=/i.test(attributes)) return false;
  const [, type] = /(?:^|[\s"'/])type\s*=\s*["']?([^"'\s>]*)/i.exec(attributes) ?? [];
  return type === undefined || type === "" || /javascript|ecmascript|^module$/i.test(type);
}

function flightPiece(script: string): Uint8Array | null {
  const [, json] = PUSH.exec(script) ?? [];
  if (json === undefined) return null;
  try {
    const pushed: unknown = JSON.parse(json);
    if (!Array.isArray(pushed) || pushed.length !== 2 || typeof pushed[1] !== "string") return null;
    if (pushed[0] === TEXT) return Buffer.from(pushed[1], "utf8");
    return pushed[0] === BINARY ? Buffer.from(pushed[1], "base64") : null;
  } catch {
    return null;
  }
}

function isAt(flight: Uint8Array, position: number, piece: Uint8Array): boolean {
  if (piece.length === 0 || position + piece.length > flight.length) return false;
  return Buffer.compare(flight.subarray(position, position + piece.length), piece) === 0;
}

const sha256 = (script: string) => `sha256-${createHash("sha256").update(script, "utf8").digest("base64")}`;
