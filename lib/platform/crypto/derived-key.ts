import { hkdfSync } from "node:crypto";
import { settings } from "../settings/settings";

const keys = new Map<string, Buffer>();
let derivedFrom = "";

/** Derives 32 bytes for one purpose from AUTH_SECRET, once, since every request asks for them. */
export function derivedKey(purpose: string): Buffer {
  const { AUTH_SECRET } = settings();
  if (AUTH_SECRET !== derivedFrom) keys.clear();
  derivedFrom = AUTH_SECRET;
  const key = keys.get(purpose) ?? Buffer.from(hkdfSync("sha256", AUTH_SECRET, "", purpose, 32));
  keys.set(purpose, key);
  return key;
}
