import { finished, PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

export type ZipEntry = {
  /** The entry's path in the archive. */
  path: string;
  /** Opens the entry when its turn comes; null where it is gone by then, which leaves an empty file. */
  open: () => Promise<Readable | null>;
  /** False for pictures and videos, which are compressed already. */
  compress: boolean;
};

/**
 * Writes a zip while it is read: one entry is open at a time, so memory does not grow with the archive. Archives over
 * 4 GB and 65,535 entries are in the zip64 format. It fails where an entry fails; what was opened is closed when the
 * reader leaves.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, at: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let open: Readable | undefined;
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on("error", fail);
  zip.outputStream.on("error", fail);
  zip.outputStream.pipe(output);
  finished(output, () => open?.destroy());

  const add = ({ path, open: openEntry, compress }: ZipEntry) =>
    zip.addReadStreamLazy(path, { compress, mtime: at, mode: 0o100644 }, (take) => {
      const opened = async () => {
        const stream = (await openEntry()) ?? Readable.from([]);
        if (output.destroyed) return void stream.destroy();
        open = stream;
        stream.on("error", fail);
        take(null, stream);
      };
      opened().catch(fail);
    });
  const fill = async () => {
    for await (const entry of entries) {
      if (output.destroyed) return;
      add(entry);
    }
    zip.end();
  };
  fill().catch(fail);
  return output;
}
