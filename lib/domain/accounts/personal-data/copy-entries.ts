import { Readable } from "node:stream";
import type { Operation } from "@/lib/core/operation";
import { storage } from "@/lib/platform/storage/storage";
import type { ZipEntry } from "@/lib/platform/storage/zip-stream";
import { PRODUCT_NAME } from "@/lib/product";
import { copyContents, listCopyFiles, readCopyPage } from "./queries";

/** Carries out an operation as the person whose data it is. */
export type Read = <In, Out>(operation: Operation<In, Out>, input: In) => Promise<Out>;

/** Yields a readme, a JSON file for each noun, and the files that were uploaded. */
export async function* copyEntries(read: Read, startedAt: string): AsyncGenerator<ZipEntry> {
  yield textEntry("README.txt", readme(startedAt));
  for (const { file } of copyContents) {
    yield { path: `${file}.json`, compress: true, open: async () => Readable.from(rowsAsJson(read, file)) };
  }
  let after: string | null = "";
  while (after !== null) {
    const { files, next }: { files: { key: string; path: string }[]; next: string | null } = await read(
      listCopyFiles,
      { after },
    );
    for (const { key, path } of files) {
      const open = async () => (await (await storage()).get(key))?.stream ?? null;
      yield { path, compress: false, open };
    }
    after = next;
  }
}

const textEntry = (path: string, text: string): ZipEntry => ({
  path,
  compress: true,
  open: async () => Readable.from([Buffer.from(text)]),
});

/** Streams a JSON array with one row per line, read page by page as the stream is consumed. */
async function* rowsAsJson(read: Read, file: string): AsyncGenerator<Buffer> {
  let after: (string | number)[] | undefined;
  let separator = "[\n";
  do {
    const { rows, next }: { rows: Record<string, unknown>[]; next: (string | number)[] | null } = await read(
      readCopyPage,
      { file, after },
    );
    let text = "";
    for (const row of rows) {
      text += separator + JSON.stringify(row);
      separator = ",\n";
    }
    if (text) yield Buffer.from(text);
    after = next ?? undefined;
  } while (after);
  yield Buffer.from(separator === "[\n" ? "[]\n" : "\n]\n");
}

function readme(startedAt: string): string {
  const lines = copyContents.map(({ file, about }) => `${file}.json\n    ${about}`);
  return `${PRODUCT_NAME}: a copy of your data, begun ${startedAt}

Every file is a list in JSON (UTF-8), a row a line; an empty list means that nothing is kept. Times are UTC. Rows name
each other, and profiles, by their ids; people.json says which profile an id is.

${lines.join("\n")}
files/
    What you uploaded: files/newsroom, files/work, files/profiles and files/messages, each named by the id of its
    row, and files/pictures, each named as the rows that show it name it.

Not in here: your password, the keys of your second factor and the contents of mailed links, which nobody can read back
or nobody should; what others decided about you without telling you; and counters against misuse, which are gone within
a day.
`;
}
