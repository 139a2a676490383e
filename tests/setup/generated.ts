import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * A committed file that is generated: `npm run docs` writes it, CI compares it. Returns what is committed, so
 * that a test can say `expect(committed).toBe(generated)`.
 */
export function compareGenerated(file: string, generated: string): string {
  if (process.env.UPDATE_DOCS) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, generated);
  }
  return readFileSync(file, "utf8");
}
