import type { OutputOf } from "@/lib/core/operation";
import type { Read } from "@/lib/domain/accounts/personal-data/copy-entries";
import { storage } from "@/lib/platform/storage/storage";
import type { ZipEntry } from "@/lib/platform/storage/zip-stream";
import { zipConversationFiles } from "./queries";

type Page = OutputOf<typeof zipConversationFiles>;

/** Yields a conversation's files, each named by its day and its sender's name for it, which two may share. */
export async function* zipEntries(read: Read, id: string, first: Page): AsyncGenerator<ZipEntry> {
  const taken = new Map<string, number>();
  for (let page: Page | null = first; page; ) {
    for (const { key, name, sentAt } of page.files) {
      const path = `${sentAt.slice(0, 10)} ${name.replaceAll(/[/\\]/g, "_")}`;
      const earlier = taken.get(path) ?? 0;
      taken.set(path, earlier + 1);
      const open = async () => (await (await storage()).get(key))?.stream ?? null;
      yield { path: earlier === 0 ? path : numbered(path, earlier + 1), compress: false, open };
    }
    page = page.next ? await read(zipConversationFiles, { id, after: page.next }) : null;
  }
}

const numbered = (path: string, n: number) => path.replace(/(\.[^.]*)?$/, ` (${n})$1`);
