import { type ZipFile, zipFilesOf } from "@/components/newsrooms/assets/zip-files";
import type { ZipText } from "@/components/newsrooms/assets/zip-texts";
import type { AssetListView, AssetView } from "@/lib/domain/newsrooms/assets/schema";

/** The API's envelope has a list's pages beside its data. */
type Listed = { data: Pick<AssetListView, "assets">; pagination: AssetListView["pagination"] };
export type ZipProgress = { done: number; bytes: number };
/** `failed` holds the places, from 1, of those that could not be fetched. */
export type MadeZip = { zip: Blob; failed: number[] };

/** Lists all files of a section that is longer than its page, page by page at the API's `address`. */
export async function listFiles(address: string, signal: AbortSignal): Promise<ZipFile[]> {
  const assets: AssetView[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const response: Response = await fetch(
      cursor ? `${address}&cursor=${encodeURIComponent(cursor)}` : address,
      {
        signal,
      },
    );
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    const { data, pagination }: Listed = await response.json();
    assets.push(...data.assets);
    cursor = pagination.nextCursor;
  }
  return zipFilesOf(assets);
}

/**
 * Fetches a section's files one after another and packs them uncompressed: pictures don't get smaller. One that cannot
 * be fetched becomes a text `failed-download-{n}` that says why. `texts` go with them. Throws when `signal` ends it.
 */
export async function makeZip(
  files: readonly ZipFile[],
  onProgress: (progress: ZipProgress) => void,
  signal: AbortSignal,
  texts: readonly ZipText[] = [],
): Promise<MadeZip> {
  const { default: JSZip } = await import("jszip");
  const zip = new JSZip();
  const failed: number[] = [];
  let bytes = 0;
  for (const [index, file] of files.entries()) {
    signal.throwIfAborted();
    onProgress({ done: index, bytes });
    const before = bytes;
    try {
      const content =
        "text" in file
          ? file.text
          : await fetchFile(file.url, signal, (loaded) =>
              onProgress({ done: index, bytes: before + loaded }),
            );
      zip.file(file.name, content);
    } catch (error) {
      signal.throwIfAborted();
      failed.push(index + 1);
      zip.file(
        `failed-download-${index + 1}.txt`,
        `${file.name} could not be downloaded: ${messageOf(error)}\n`,
      );
    }
    bytes = before + file.size;
  }
  onProgress({ done: files.length, bytes });
  if (failed.length === files.length) throw new Error("No file could be downloaded");
  for (const { name, text } of texts) zip.file(name, text);
  return { zip: await zip.generateAsync({ type: "blob", compression: "STORE" }), failed };
}

async function fetchFile(url: string, signal: AbortSignal, onLoaded: (bytes: number) => void): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  if (!response.body) return response.blob();
  const pieces: BlobPart[] = [];
  let loaded = 0;
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    loaded += piece.value.byteLength;
    onLoaded(loaded);
  }
  return new Blob(pieces);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : "unknown reason");

/** Hands a made file to the browser's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
