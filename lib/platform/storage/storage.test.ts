import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { describeFile } from "../uploads/uploaded-file";
import { createLocalStorage, createStorage, type FileStorage } from "./storage";

let folder: string;
let files: FileStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fivewire-storage-"));
  files = createLocalStorage(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = async (key: string) => {
  const file = await files.get(key);
  return file && { ...file, stream: undefined, text: (await buffer(file.stream)).toString() };
};

describe("local storage", () => {
  it("stores, replaces, finds and deletes a file", async () => {
    const key = "avatars/0199/512.webp";
    expect(await files.exists(key)).toBe(false);
    expect(await files.get(key)).toBeNull();
    await files.put(key, Buffer.from("first"), { contentType: "image/webp" });
    await files.put(key, Buffer.from("second"), { contentType: "image/webp" });
    expect(await files.exists(key)).toBe(true);
    expect(await read(key)).toMatchObject({ contentType: "image/webp", size: 6, text: "second" });
    await files.delete(key);
    await files.delete(key);
    expect(await files.get(key)).toBeNull();
  });

  it("copies a file of this machine, which stays, whole or not at all", async () => {
    const source = join(folder, "source");
    await writeFile(source, "from the disk");
    const file = await describeFile(source);
    await files.put("assets/1/kit.pdf", file, { contentType: "application/pdf" });
    expect((await read("assets/1/kit.pdf"))?.text).toBe("from the disk");
    expect((await describeFile(source)).digest).toBe(file.digest);
    await rm(source);
    await expect(files.put("assets/1/kit.pdf", file, { contentType: "text/plain" })).rejects.toThrow();
    expect((await read("assets/1/kit.pdf"))?.text).toBe("from the disk");
    expect(await readdir(join(folder, "tmp"))).toEqual([]);
  });

  it("takes a folder for no file", async () => {
    await files.put("a/b.txt", Buffer.from("x"), { contentType: "text/plain" });
    expect(await files.get("a")).toBeNull();
    expect(await files.exists("a")).toBe(false);
    expect(await files.get("a/b.txt/c")).toBeNull();
    expect(await files.exists("a/b.txt/c")).toBe(false);
  });

  it.each([
    "",
    "/etc/passwd",
    "../x",
    "a/../../x",
    "a/./b",
    "a//b",
    "a/",
    ".hidden",
    "a/.hidden",
    "A/b",
    "a\\b",
    "a b",
    "a\0b",
    "a%2e%2e/b",
    "é",
    "a..b",
    "x".repeat(513),
  ])("refuses the key %j everywhere", async (key) => {
    const refusal = { name: "StorageKeyError" };
    await expect(files.put(key, Buffer.from("x"), { contentType: "text/plain" })).rejects.toMatchObject(
      refusal,
    );
    await expect(files.get(key)).rejects.toMatchObject(refusal);
    await expect(files.delete(key)).rejects.toMatchObject(refusal);
    await expect(files.exists(key)).rejects.toMatchObject(refusal);
  });

  it("writes whole or not at all: a full disk is reported, keeps the old file and leaves no part", async () => {
    const driver = new FSDriver({ location: folder, visibility: "private" });
    const full = createStorage(new Disk(driver), { rename: true });
    await full.put("a.txt", Buffer.from("old"), { contentType: "text/plain" });
    const put = driver.put.bind(driver);
    vi.spyOn(driver, "put").mockImplementation(async (key, contents, options) => {
      await put(key, contents.slice(0, 1), options);
      throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    });
    await expect(full.put("a.txt", Buffer.from("new"), { contentType: "text/plain" })).rejects.toMatchObject({
      name: "StorageFullError",
    });
    expect((await read("a.txt"))?.text).toBe("old");
    expect(await readdir(join(folder, "tmp"))).toEqual([]);
  });

  it("passes other failures on as they are", async () => {
    const driver = new FSDriver({ location: folder, visibility: "private" });
    vi.spyOn(driver, "put").mockRejectedValue(Object.assign(new Error("denied"), { code: "EACCES" }));
    const broken = createStorage(new Disk(driver), { rename: true });
    await expect(
      broken.put("a.txt", Buffer.from("x"), { contentType: "text/plain" }),
    ).rejects.not.toMatchObject({
      name: "StorageFullError",
    });
  });
});
