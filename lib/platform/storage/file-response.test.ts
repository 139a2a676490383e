import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plainPicture } from "@/tests/factories/assets";
import { readPictureFacts } from "../images/picture-facts";
import { resetSettings } from "../settings/settings";
import { streamFile } from "./file-response";
import { storage } from "./storage";

const KEY = "assets/one/original.mp4";
const before = { ...process.env };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fivewire-answer-"));
  Object.assign(process.env, {
    DATA_DIR: folder,
    AUTH_SECRET: "a secret for tests that is long enough to pass",
  });
  resetSettings();
  await (await storage()).put(KEY, Buffer.from("0123456789"), { contentType: "video/mp4" });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  process.env = before;
  resetSettings();
});

const answer = (headers: Record<string, string> = {}, more: object = {}) =>
  streamFile(KEY, {
    ...{ contentType: "video/mp4", saveAs: null, isPublic: true },
    headers: new Headers(headers),
    ...more,
  });

describe("a stored file as an answer", () => {
  it("is cached for good where it is public, and never where it is not", async () => {
    const open = await answer();
    expect(await open.text()).toBe("0123456789");
    expect(open.headers.get("cache-control")).toBe("public, max-age=86400");
    const hidden = await answer({}, { isPublic: false });
    expect(hidden.headers.get("cache-control")).toBe("private, no-store");
    await hidden.body?.cancel();
  });

  it("is never run, and an original is saved under its name", async () => {
    const { headers, body } = await answer({}, { saveAs: "Cabin-7.jpg" });
    await body?.cancel();
    expect(headers.get("content-disposition")).toBe('attachment; filename="Cabin-7.jpg"');
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each([
    ["bytes=2-4", 206, "234", "bytes 2-4/10"],
    ["bytes=7-", 206, "789", "bytes 7-9/10"],
    ["bytes=-3", 206, "789", "bytes 7-9/10"],
    ["bytes=5-99", 206, "56789", "bytes 5-9/10"],
    ["bytes=0-0", 206, "0", "bytes 0-0/10"],
    ["bytes=10-", 416, "", "bytes */10"],
    ["bytes=5-2", 200, "0123456789", null],
    ["bytes=0-1,4-5", 200, "0123456789", null],
    ["lines=1-2", 200, "0123456789", null],
  ])("%s answers %i", async (range, status, text, contentRange) => {
    const part = await answer({ range });
    expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([
      status,
      text,
      contentRange,
    ]);
  });

  it.each([
    ["the version that one has", `"${KEY}"`, 206],
    ["another one", '"assets/one/earlier.jpg"', 200],
    ["one that is only alike", `W/"${KEY}"`, 200],
    ["a day", "Sat, 28 Nov 2026 06:00:00 GMT", 200],
  ])("is gone on with for %s alone (28, B2)", async (_, version, status) => {
    const part = await answer({ range: "bytes=7-", "if-range": version });
    expect([part.status, await part.text()]).toEqual([status, status === 206 ? "789" : "0123456789"]);
  });

  it("is not sent again to who has it, and is 404 when it is gone", async () => {
    expect((await answer({ "if-none-match": `"${KEY}"` })).status).toBe(304);
    const gone = await streamFile("assets/one/none.jpg", {
      ...{ contentType: "image/jpeg", saveAs: null, isPublic: true, headers: new Headers() },
    });
    expect(gone.status).toBe(404);
  });
});

describe("an original on its way out", () => {
  const key = "assets/two/original.jpg";
  const facts = { caption: "Cabin 7", creator: "Even Strand", credit: "Strand / Pine", copyright: "Pine" };
  const fetched = (more: object = {}, headers: Record<string, string> = {}) =>
    streamFile(key, {
      ...{ contentType: "image/jpeg", saveAs: "x.jpg", isPublic: true, facts },
      ...{ headers: new Headers(headers), ...more },
    });
  beforeAll(async () => {
    await (await storage()).put(key, await plainPicture(), { contentType: "image/jpeg" });
  });

  it("states what its owner says now, at its stated length, whole or in parts", async () => {
    const answer = await fetched();
    const whole = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("content-length")).toBe(String(whole.length));
    expect(await readPictureFacts(await sharp(whole).metadata())).toEqual(facts);
    const part = await fetched({}, { range: "bytes=10-99" });
    expect(part.headers.get("content-range")).toBe(`bytes 10-99/${whole.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(10, 100))).toBe(true);
  });

  it("is asked for again by caches, and sent again when a word has changed", async () => {
    const first = await fetched();
    await first.body?.cancel();
    expect(first.headers.get("cache-control")).toBe("public, no-cache");
    const had = { "if-none-match": first.headers.get("etag") ?? "" };
    expect((await fetched({}, had)).status).toBe(304);
    const later = await fetched({ facts: { ...facts, credit: "Strand" } }, had);
    expect(later.status).toBe(200);
    await later.body?.cancel();
  });

  it("goes out as it is where it cannot be read", async () => {
    await (await storage()).put("assets/two/odd.jpg", Buffer.from("gone bad"), { contentType: "image/jpeg" });
    const answer = await streamFile("assets/two/odd.jpg", {
      ...{ contentType: "image/jpeg", saveAs: null, isPublic: true, facts, headers: new Headers() },
    });
    expect(await answer.text()).toBe("gone bad");
  });
});
