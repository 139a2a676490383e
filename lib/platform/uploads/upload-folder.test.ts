import { createHash } from "node:crypto";
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { settings } from "../settings/settings";
import { FileTooLargeError, sweepUploads, UploadFolder, withUploadFolder } from "./upload-folder";
import { describeFile, placeBeside } from "./uploaded-file";

const root = () => path.join(settings().DATA_DIR, "uploads");
const filesLeft = () => readdir(root(), { recursive: true }).catch(() => []);
const digestOf = (text: string) => createHash("sha256").update(text).digest("hex");

it("writes a file as it comes, readable by this account alone, and says its size and digest", async () => {
  const folder = new UploadFolder();
  const file = await folder.receive(Readable.from([Buffer.from("press "), Buffer.from("kit")]), {
    name: "../kit.pdf",
  });
  expect(file).toMatchObject({ size: 9, digest: digestOf("press kit"), name: "../kit.pdf" });
  expect(path.dirname(path.dirname(file.path))).toBe(path.resolve(root()));
  expect(await readFile(file.path, "utf8")).toBe("press kit");
  expect((await stat(file.path)).mode & 0o777).toBe(0o600);
  expect(await describeFile(file.path)).toEqual({ path: file.path, size: 9, digest: digestOf("press kit") });
  expect(JSON.stringify({ file })).toBe(JSON.stringify({ file: digestOf("press kit") }));
  writeFileSync(placeBeside(file.path), "made from it");
  await folder.remove();
  expect(await filesLeft()).toEqual([]);
});

it("stops at the byte that is too many, however many would follow, and leaves nothing", async () => {
  let taken = 0;
  const endless = (function* () {
    for (;;) {
      taken += 1000;
      yield Buffer.alloc(1000);
    }
  })();
  await withUploadFolder(async (folder) => {
    const receiving = folder.receive(Readable.from(endless), { name: "endless", maxBytes: 10_000 });
    await expect(receiving).rejects.toBeInstanceOf(FileTooLargeError);
    expect(taken).toBeLessThan(100_000);
    expect((await filesLeft()).length).toBe(1);
  });
  expect(await filesLeft()).toEqual([]);
});

it("leaves nothing of a file that ends in an error, or of work that throws", async () => {
  const broken = (async function* () {
    yield Buffer.from("half");
    throw new Error("The line is dead");
  })();
  const work = withUploadFolder(async (folder) => {
    await folder.receive(Readable.from([Buffer.from("whole")]), { name: "whole" });
    await folder.receive(broken, { name: "broken" });
  });
  await expect(work).rejects.toThrow("The line is dead");
  expect(await filesLeft()).toEqual([]);
});

it("sweeps what a process left that ended over its request, and nothing that is being written", async () => {
  const folder = new UploadFolder();
  const { path: current } = await folder.receive(Readable.from([Buffer.from("x")]), { name: "x" });
  const { mtimeMs } = await stat(path.dirname(current));
  const left = path.join(root(), "left");
  mkdirSync(left);
  writeFileSync(path.join(left, "1"), "x");
  const longAgo = mtimeMs / 1000 - 3 * 3600;
  utimesSync(left, longAgo, longAgo);
  await sweepUploads(mtimeMs);
  expect(await readdir(root())).toEqual([path.basename(path.dirname(current))]);
  await folder.remove();
});
