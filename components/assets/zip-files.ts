import { safeFileName } from "@/lib/domain/assets/rules";
import type { AssetView } from "@/lib/domain/assets/schema";

/** One entry of a section's zip: a file of ours, or text to be written as one. */
export type ZipFile = { name: string; size: number } & ({ url: string } | { text: string });

/** A section's originals under flat, plain names that no two share; quotes without a picture as text. */
export function zipFilesOf(assets: readonly AssetView[]): ZipFile[] {
  const used = new Set<string>();
  const unique = (name: string) => {
    const dot = name.lastIndexOf(".");
    let [candidate, n] = [name, 1];
    // Some systems take two names for one that differ in case alone.
    while (used.has(candidate.toLowerCase())) candidate = `${name.slice(0, dot)}-${++n}${name.slice(dot)}`;
    used.add(candidate.toLowerCase());
    return candidate;
  };
  return assets.flatMap((asset): ZipFile[] => {
    const { originalUrl, size, quote, speaker, title, caption, fileName } = asset;
    const files: ZipFile[] = [];
    if (quote) {
      const text = `“${quote}”\n${speaker}\n`;
      const name = unique(safeFileName(`quote ${speaker}`, "txt"));
      files.push({ name, text, size: new TextEncoder().encode(text).length });
    }
    if (originalUrl) {
      const extension = originalUrl.slice(originalUrl.lastIndexOf(".") + 1);
      const name = unique(safeFileName(title || caption || fileName, extension));
      files.push({ name, url: originalUrl, size: size ?? 0 });
    }
    return files;
  });
}
