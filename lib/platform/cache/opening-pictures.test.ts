import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { resetSettings } from "@/lib/platform/settings/settings";
import { storage } from "@/lib/platform/storage/storage";
import { heldPicture, holdPicture } from "./opening-pictures";

const put = async (key: string, size: number) =>
  (await storage()).put(key, Buffer.alloc(size, 7), { contentType: "image/avif" });

describe("holdPicture", () => {
  beforeAll(() => {
    process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "opening-"));
    resetSettings();
  });

  it("holds a small picture's bytes under its address", async () => {
    await put("assets/a/small-750.avif", 300);
    await holdPicture("/files/assets/a/small-750.avif");
    expect(heldPicture("/files/assets/a/small-750.avif")).toBe(Buffer.alloc(300, 7).toString("base64"));
  });

  it("leaves a large one, a missing one and other sites' alone, without a word", async () => {
    await put("assets/a/large-750.avif", 20 * 1024 + 1);
    for (const url of [
      "/files/assets/a/large-750.avif",
      "/files/assets/a/gone-750.avif",
      "https://elsewhere.example/files/a.avif",
      undefined,
    ]) {
      await holdPicture(url);
      expect(heldPicture(url ?? "")).toBeUndefined();
    }
  });

  it("loses no page to an address that is none", async () => {
    await expect(holdPicture("/files/../../etc/passwd")).resolves.toBeUndefined();
    expect(heldPicture("/files/../../etc/passwd")).toBeUndefined();
  });
});
