import { once } from "node:events";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import JSZip from "jszip";
import { expect, it } from "vitest";
import { type ZipEntry, zipStream } from "./zip-stream";

const at = new Date("2026-11-23T12:00:00Z");
const CHUNK = Buffer.alloc(64 * 1024, "a row of somebody's data\n");

/** Makes entries that count how many were opened, and how many bytes were read. */
function countedEntries(count: number, chunks: number) {
  const state = { opened: 0, open: 0, mostOpen: 0, read: 0 };
  async function* content() {
    state.opened++;
    state.mostOpen = Math.max(state.mostOpen, ++state.open);
    try {
      for (let n = 0; n < chunks; n++) {
        state.read += CHUNK.length;
        yield CHUNK;
      }
    } finally {
      state.open--;
    }
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (let n = 0; n < count; n++) {
      yield { path: `${n}.bin`, compress: false, open: async () => Readable.from(content()) };
    }
  }
  return { state, entries: entries() };
}

it("reads no further than its reader, and holds one entry open at a time", async () => {
  const { state, entries } = countedEntries(3, 200);
  const zip = zipStream(entries, at);
  await once(zip, "readable");
  expect(state.opened).toBe(1);
  // The entries hold 38 MB; only what fits the buffers may have been read.
  expect(state.read).toBeLessThan(2 * 1024 * 1024);
  const archive = await JSZip.loadAsync(await buffer(zip));
  expect(Object.keys(archive.files)).toEqual(["0.bin", "1.bin", "2.bin"]);
  expect((await archive.file("2.bin")?.async("nodebuffer"))?.length).toBe(200 * CHUNK.length);
  expect(state).toMatchObject({ opened: 3, open: 0, mostOpen: 1 });
});

it("closes what is open when its reader leaves", async () => {
  const { state, entries } = countedEntries(3, 200);
  const zip = zipStream(entries, at);
  await once(zip, "readable");
  zip.destroy();
  await once(zip, "close");
  await expect.poll(() => state.open).toBe(0);
  expect(state.opened).toBe(1);
});

it.each([
  ["cannot be opened", () => Promise.reject(new Error("the disk is away"))],
  [
    "breaks off",
    async () =>
      Readable.from(
        (async function* () {
          yield CHUNK;
          throw new Error("the disk is away");
        })(),
      ),
  ],
])("fails, rather than end short, where an entry %s", async (_, open) => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { path: "a.bin", compress: true, open };
    yield { path: "b.bin", compress: true, open: async () => Readable.from([CHUNK]) };
  }
  await expect(buffer(zipStream(entries(), at))).rejects.toThrow("the disk is away");
});
