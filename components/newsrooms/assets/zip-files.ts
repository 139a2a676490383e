import { safeFileName } from "@/lib/domain/newsrooms/assets/rules";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";

/** A zip's list says this of a file; empty fields are left out, for these travel with the page. */
type About = Partial<
  Pick<AssetView, "title" | "caption" | "creator" | "credit" | "copyright" | "licence" | "tags"> &
    Pick<AssetView, "digitalSourceType" | "dataMining" | "dataMiningConstraints">
>;
type Content = { url: string } | { text: string };

/** An entry of a section's zip is a file of ours, or text to be written as one. */
export type ZipFile = { name: string; size: number; about?: About } & Content;

function aboutOf({ title, caption, creator, credit, copyright, licence, tags, ...asset }: AssetView): About {
  const { digitalSourceType, dataMining, dataMiningConstraints } = asset;
  const texts = {
    ...{ title, caption, creator, credit, copyright, licence, tags },
    ...{ digitalSourceType, dataMining, dataMiningConstraints },
  };
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value && value.length > 0));
}

/**
 * Lists a section's originals under flat, plain names that no two share, a video's captions beside it under its name;
 * quotes as text.
 */
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
    const { originalUrl, captionsUrl, size, quote, speaker, title, caption, fileName } = asset;
    const about = aboutOf(asset);
    const files: ZipFile[] = [];
    if (quote) {
      const text = `“${quote}”\n${speaker}\n`;
      const name = unique(safeFileName(`quote ${speaker}`, "txt"));
      files.push({ name, text, about, size: new TextEncoder().encode(text).length });
    }
    if (originalUrl) {
      const extension = originalUrl.slice(originalUrl.lastIndexOf(".") + 1);
      const name = unique(safeFileName(title || caption || fileName, extension));
      files.push({ name, url: originalUrl, about, size: size ?? 0 });
      // Players find captions by the video's own name.
      if (captionsUrl) {
        const stem = name.slice(0, name.lastIndexOf("."));
        files.push({ name: unique(`${stem}.vtt`), url: captionsUrl, size: 0 });
      }
    }
    return files;
  });
}
