import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { linkedSite } from "@/tests/setup/linked-site";
import { resetSettings } from "../settings/settings";
import { storage } from "../storage/storage";
import { storedFileResponse } from "../storage/stored-file";
import { storeLinkPicture } from "./link-picture-store";
import { MAX_PICTURE_BYTES } from "./picture-file";

let answer: { status?: number; type?: string; body: Buffer } = { body: Buffer.alloc(0) };

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2266aa" } });

const site = linkedSite((_request, response) => {
  response.writeHead(answer.status ?? 200, { "content-type": answer.type ?? "image/jpeg" });
  response.end(answer.body);
});

const store = (given: typeof answer, address = `${site.base}/picture`) => {
  answer = given;
  return storeLinkPicture(address, { folder: "stories", named: "byContent" });
};

describe("storeLinkPicture", () => {
  it.each(["jpeg", "png", "gif", "webp"] as const)("keeps a %s as our own WebP, 3:2", async (format) => {
    const body = await drawn(1200, 630).toFormat(format).toBuffer();
    const key = await store({ body, type: `image/${format}` });
    expect(key).toMatch(/^stories\/[0-9a-f]{32}$/);
    const file = await (await storage()).get(`${key}-600.webp`);
    const stored = file && (await buffer(file.stream));
    expect(stored && (await sharp(stored).metadata())).toMatchObject({
      format: "webp",
      width: 600,
      height: 400,
    });
    const shown = await storedFileResponse(`${key}-600.webp`, new Headers());
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
    await shown.body?.cancel();
  });

  it("drops what the file says about where and with what it was taken, and is the same key again", async () => {
    const body = await drawn(900, 600)
      .withExif({ IFD3: { GPSLatitude: "45/1 31/1 0/1", GPSLatitudeRef: "N" } })
      .jpeg()
      .toBuffer();
    const key = await store({ body });
    const file = await (await storage()).get(`${key}-600.webp`);
    const { exif, xmp, icc } = await sharp(file ? await buffer(file.stream) : undefined).metadata();
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    expect(await store({ body })).toBe(key);
  });

  it("is a file of its own each time where it is to be, and shown like the others", async () => {
    answer = { body: await drawn(900, 600).jpeg().toBuffer() };
    const folder = "previews/0199d3b2-0000-7000-8000-000000000001";
    const keys = new Set<string | null>();
    for (let n = 0; n < 2; n++)
      keys.add(await storeLinkPicture(`${site.base}/picture`, { folder, named: "uniquely" }));
    expect(keys.size).toBe(2);
    for (const key of keys) {
      const shown = await storedFileResponse(`${key}-600.webp`, new Headers());
      expect(shown.status).toBe(200);
      await shown.body?.cancel();
    }
  });

  it("does without a picture for good where none can be had", async () => {
    const whole = await drawn(600, 400).jpeg().toBuffer();
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    );
    const refused: [string, typeof answer][] = [
      ["missing", { status: 404, body: whole }],
      ["of another type", { body: svg, type: "image/svg+xml" }],
      ["a drawing that says it is a JPEG", { body: svg, type: "image/jpeg" }],
      ["a page", { body: Buffer.from("<html>"), type: "text/html" }],
      ["cut off", { body: whole.subarray(0, whole.length / 2) }],
      ["too large", { body: Buffer.concat([whole, Buffer.alloc(MAX_PICTURE_BYTES)]) }],
      ["a counting pixel", { body: await drawn(1, 1).gif().toBuffer(), type: "image/gif" }],
    ];
    for (const [what, given] of refused) expect([what, await store(given)]).toEqual([what, null]);
    expect(await store({ body: whole }, "http://127.0.0.1:9/picture.jpg")).toBeNull();
    expect(await store({ body: whole }, "http://169.254.169.254/picture.jpg")).toBeNull();
    expect(await store({ body: whole }, "data:image/png;base64,AAAA")).toBeNull();
  });

  it("asks to be tried again where the site is away", async () => {
    await expect(store({ status: 503, body: Buffer.alloc(0) })).rejects.toThrow("503");
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
    const host = `127.0.0.1:${(gone.address() as AddressInfo).port}`;
    await new Promise((resolve) => gone.close(resolve));
    process.env.LINK_PREVIEW_ALLOW_HOSTS = `${new URL(site.base).host},${host}`;
    resetSettings();
    await expect(
      storeLinkPicture(`http://${host}/picture.jpg`, { folder: "stories", named: "byContent" }),
    ).rejects.toThrow("could not be reached");
  });
});
