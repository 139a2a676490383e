import { crc32, deflateSync } from "node:zlib";
import exifr from "exifr";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { zipFilesOf } from "@/components/newsrooms/assets/zip-files";
import { fileOf, formOf, WEBVTT } from "../api/calls";
import { makeAccount, type TestAccount } from "../factories/accounts";
import { placedPicture, plainPdf, plainPicture } from "../factories/assets";
import { box, GPS_LOCATION, plainVideo } from "../factories/videos";
import { type Answer, call, one, processes, send } from "./support/http";
import { rawRequest } from "./support/raw-request";

let brand: TestAccount;
let creator: TestAccount;
beforeAll(async () => {
  brand = await makeAccount({ userType: "brand", company: "Upload House" });
  creator = await makeAccount({ userType: "paid_media" });
});

const SCRIPT = "<script>window.pwned=1</script>";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="window.pwned=1">${SCRIPT}</svg>`;
const HTML = `<!doctype html><html><body>${SCRIPT}</body></html>`;

/** Makes a PNG of a few hundred bytes whose header claims this many pixels. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4, "latin1");
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])));
    return Buffer.concat([head, data, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const avatar = (bytes: Buffer, name = "me.png", type = "image/png", at = one) =>
  call("POST /users/avatar", {
    token: brand.accessToken,
    at,
    body: formOf({ avatar: new File([new Uint8Array(bytes)], name, { type }) }),
  });
const asset = (bytes: Buffer, name: string, fields: Record<string, string> = {}, at = one) =>
  call("POST /assets", {
    token: brand.accessToken,
    at,
    body: formOf({ ...fields, publicAnyway: "true", file: fileOf(bytes, name) }),
  });

/** Expects the headers that keep every browser from running a file. */
function expectHarmless({ headers, status }: Answer) {
  expect(status).toBe(200);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  expect(headers.get("content-type")).toMatch(
    /^(image\/(webp|avif|png|jpeg|gif)|video\/(mp4|webm)|application\/pdf|text\/vtt)/,
  );
}

const notPictures: [string, () => Buffer | Promise<Buffer>][] = [
  ["SVG", () => Buffer.from(SVG)],
  ["SVG behind an XML head and a comment", () => Buffer.from(`<?xml version="1.0"?><!-- PNG -->${SVG}`)],
  ["SVG behind a byte order mark", () => Buffer.from(`\ufeff${SVG}`)],
  ["HTML", () => Buffer.from(HTML)],
  ["HTML behind the first bytes of a GIF", () => Buffer.from(`GIF89a${HTML}`)],
  ["a script behind the first bytes of a GIF", () => Buffer.from("GIF89a/*\x00\x00*/=1;window.pwned=1")],
  [
    "HTML behind the first bytes of a JPEG",
    () => Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.from(HTML)]),
  ],
  [
    "HTML behind a PNG's signature",
    () => Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from(HTML)]),
  ],
  ["AVIF", () => plainPicture(40, 40, "avif")],
  ["HEIC", () => box("ftyp", Buffer.from("heic\0\0\0\0mif1heic"))],
  ["a PDF", () => plainPdf()],
  ["a zip", () => Buffer.from(`504b0304${"00".repeat(26)}`, "hex")],
  ["PostScript", () => Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n(pwned) print")],
  ["an MVG script", () => Buffer.from('push graphic-context\nfill url(https://127.0.0.1/"|id")\n')],
  ["nothing", () => Buffer.alloc(0)],
  ["a broken PNG", async () => (await plainPicture(400, 300, "png")).subarray(0, 60)],
];

describe("an avatar", () => {
  it.each(notPictures)("that is %s is refused, whatever its name and type say", async (_, make) => {
    const bytes = await make();
    for (const [n, [name, type]] of [
      ["me.png", "image/png"],
      ["me.svg", "image/svg+xml"],
      ["me.jpg\u0000.html", "image/jpeg"],
    ].entries()) {
      const { status, json } = await avatar(bytes, name, type, processes[n % 2]);
      expect([status, json.error.code]).toEqual([400, "invalid_input"]);
    }
  });

  it.each([
    [60_000, 60_000],
    [2_147_483_647, 1],
    [1, 2_147_483_647],
    [8000, 8000],
    [0, 0],
  ])(
    "of %d by %d pixels in a few hundred bytes is refused, and both processes go on",
    async (width, height) => {
      for (const at of processes) {
        const { status } = await avatar(pngOf(width, height), "bomb.png", "image/png", at);
        expect(status).toBe(400);
        expect((await send("/api/v1/health/live", { at })).status).toBe(200);
      }
    },
  );

  it("of many frames is refused or made one, within the request's time", async () => {
    const frames = await Promise.all(
      Array.from({ length: 150 }, (_, n) =>
        sharp({ create: { width: 500, height: 500, channels: 3, background: { r: n, g: 0, b: 0 } } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .gif({ effort: 1 })
      .toBuffer();
    const { status, json } = await avatar(animated, "loop.gif", "image/gif");
    expect([200, 400]).toContain(status);
    if (status === 200) {
      const shown = await fetch(new URL(json.data.avatarUrl, one));
      expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).pages ?? 1).toBe(1);
    }
  });

  it("of a picture with a page behind it is drawn anew: nothing of the page and of its place is left", async () => {
    for (const format of ["jpeg", "png"] as const) {
      const bytes = Buffer.concat([
        await placedPicture(format),
        Buffer.from(HTML),
        Buffer.from(`\n${SCRIPT}`),
      ]);
      const { status, json, text } = await avatar(bytes, `me.${format}`, `image/${format}`);
      expect([status, text]).toEqual([200, text]);
      const { avatarUrl } = json.data;
      const shown = await send(avatarUrl);
      expectHarmless(shown);
      const drawn = Buffer.from(await (await fetch(new URL(avatarUrl, one))).arrayBuffer());
      expect(drawn.includes("script")).toBe(false);
      const { exif, xmp, iptc, icc: _ } = await sharp(drawn).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
      expect(await exifr.gps(drawn).catch(() => undefined)).toBeUndefined();
    }
  });
});

describe("an asset", () => {
  it.each(notPictures.filter(([what]) => !/PDF/.test(what)))("that is %s is no photo", async (_, make) => {
    const { status } = await asset(await make(), "photo.jpg", { kind: "photo" });
    expect([400, 415]).toContain(status);
  });

  it.each([
    ["as a video", { kind: "video" }, "clip.mp4"],
    ["as a resource", { kind: "resource" }, "facts.pdf"],
    ["by its content", {}, "page.html"],
  ])("that is HTML or SVG %s is refused", async (_, fields, name) => {
    for (const text of [HTML, SVG, `%PDX${HTML}`]) {
      expect([400, 415]).toContain(
        (await asset(Buffer.from(text), name, fields as Record<string, string>)).status,
      );
    }
  });

  it("names no path, header or type of its own: neither stored nor handed out", async () => {
    const names = [
      "../../../../etc/passwd.jpg",
      "..\\..\\windows\\x.jpg",
      'x".jpg\r\nSet-Cookie: a=b\r\n\r\n<script>.jpg',
      "photo.jpg/../../x.html",
      "/etc/cron.d/x.jpg",
      "C:\\x.jpg",
      ".htaccess",
      "con.jpg",
      `${"x".repeat(400)}.jpg`,
      "\u202egpj.exe",
      "%2e%2e%2fx.jpg",
    ];
    for (const [n, name] of names.entries()) {
      const at = processes[n % 2];
      const made = await asset(
        await plainPicture(60, 40),
        name,
        { kind: "photo", title: name.slice(0, 100) },
        at,
      );
      if (made.status === 400) continue;
      expect([name, made.status]).toEqual([name, 201]);
      const { originalUrl } = made.json.data.asset;
      const file = await send(originalUrl, { token: brand.accessToken, at });
      expectHarmless(file);
      const [, saveAs = ""] =
        /^attachment; filename="([^"]*)"(?:; filename\*=UTF-8''[\w.%~-]+)?$/.exec(
          file.headers.get("content-disposition") ?? "",
        ) ?? [];
      expect([name, saveAs]).toEqual([name, expect.stringMatching(/^[\w][\w.() -]{0,120}\.jpe?g$/i)]);
      expect(saveAs).not.toContain("..");
      expect(file.headers.getSetCookie()).toEqual([]);
    }
  });

  it("is in a zip under a flat name of its own, whatever its title and speaker are", async () => {
    const titles = [
      "../../../.ssh/authorized_keys",
      "..\\..\\x",
      "/etc/passwd",
      "C:\\x",
      "a/../../b",
      "nul",
      "~/x",
      "\u202e",
    ];
    for (const speaker of titles) {
      const body = formOf({
        kind: "quote",
        quote: "It holds.",
        speaker,
        title: speaker,
        publicAnyway: "true",
      });
      const { status } = await call("POST /assets", { token: brand.accessToken, body });
      expect([201, 400]).toContain(status);
    }
    const { json } = await call(`GET /profiles/${brand.slug}/assets`, { query: { limit: 100 } });
    const names = zipFilesOf(json.data.assets).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(titles.length);
    for (const name of names) expect(name).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}.() -]{0,150}$/u);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  it("loses its place: a photo in EXIF and XMP, a video in its boxes; in the original and in every size", async () => {
    for (const format of ["jpeg", "png", "webp"] as const) {
      const { status, json, text } = await asset(await placedPicture(format), `x.${format}`, {
        kind: "photo",
      });
      expect([status, text]).toEqual([201, text]);
      const { id } = json.data.asset;
      await expect
        .poll(
          async () => (await call(`GET /assets/${id}`, { token: brand.accessToken })).json.data.asset.state,
          {
            timeout: 100_000,
          },
        )
        .toBe("READY");
      const ready = await call(`GET /assets/${id}`, { token: brand.accessToken });
      const addresses = new Set(ready.text.match(/\/files\/assets\/[^"\s]+/g));
      expect(addresses.size).toBeGreaterThan(1);
      for (const address of addresses) {
        const shown = await fetch(new URL(address, one));
        const bytes = Buffer.from(await shown.arrayBuffer());
        expect([address, await exifr.gps(bytes).catch(() => undefined)]).toEqual([address, undefined]);
        for (const place of ["GPSLatitude", "45,31", "Rjukan"])
          expect([address, bytes.includes(place)]).toEqual([address, false]);
      }
    }
    const clip = await asset(plainVideo(), "x.mp4", { kind: "video" });
    expect(clip.status).toBe(201);
    const played = await fetch(new URL(clip.json.data.asset.originalUrl, one), {
      headers: { authorization: `Bearer ${brand.accessToken}` },
    });
    expect(played.status).toBe(200);
    expect(Buffer.from(await played.arrayBuffer()).includes(GPS_LOCATION)).toBe(false);
  });

  it("captions that are a page are refused, and a page in captions is plain text", async () => {
    const clip = await asset(plainVideo(), "run.mp4", { kind: "video" });
    const { id } = clip.json.data.asset;
    const upload = (bytes: Buffer) =>
      call(`POST /assets/${id}/captions`, {
        token: brand.accessToken,
        body: formOf({ file: fileOf(bytes, "x.vtt") }),
      });
    for (const bytes of [Buffer.from(HTML), Buffer.from(SVG)])
      expect((await upload(bytes)).status).toBeGreaterThanOrEqual(400);
    const made = await upload(Buffer.concat([WEBVTT, Buffer.from(`\n00:02.000 --> 00:03.000\n${SCRIPT}\n`)]));
    expect(made.status).toBe(200);
    const [address = ""] = made.text.match(/\/files\/assets\/[^"\s]+vtt[^"\s]*/) ?? [];
    const shown = await send(address, { token: brand.accessToken });
    expectHarmless(shown);
    expect(shown.headers.get("content-type")).toMatch(/^text\/vtt/);
  });
});

describe("a piece of work", () => {
  it("names no address but the web's and no picture but its own", async () => {
    for (const fields of [
      { url: "javascript:alert(1)" },
      { url: "data:text/html,<script>alert(1)</script>" },
      { url: "file:///etc/passwd" },
      { image: "https://evil.example/x.png" },
      { image: "//evil.example/x.png" },
      { image: "/files/../outbox/x.png" },
    ]) {
      const body = { type: "Article", title: "A winter by rail", ...fields };
      const { status } = await call("POST /users/work-samples", { token: creator.accessToken, body });
      expect([fields, status]).toEqual([fields, 400]);
    }
  });
});

describe("the folder of files", () => {
  it.each([
    "/files/../outbox/",
    "/files/..%2foutbox%2fx.json",
    "/files/%2e%2e/%2e%2e/etc/passwd",
    "/files/....//....//etc/passwd",
    "/files/..%5c..%5cetc%5cpasswd",
    "/files/avatars/..%2f..%2fauth-secret",
    "/files/%2fetc%2fpasswd",
    "/files//etc/passwd",
    "/files/avatars/%00",
    "/files/avatars/",
    "/files/",
    "/files/assets/",
    "/files/outbox/x.json",
    "/_next/static/../../package.json",
    "/_next/static/%2e%2e/%2e%2e/required-server-files.json",
    "/demo/../../package.json",
    "/demo/..%2f..%2fpackage.json",
    "/.env",
    "/.git/config",
    "/package.json",
    "/_next/image?url=http%3A%2F%2F127.0.0.1%2F&w=64&q=75",
    "/_next/image?url=%2Ffiles%2F..%2Foutbox&w=64&q=75",
  ])("answers %s with nothing", async (path) => {
    for (const at of processes) {
      const { status, text } = await rawRequest(path, { at });
      expect([path, status]).toEqual([path, expect.toBeOneOf([307, 308, 400, 404])]);
      expect(text).not.toMatch(/root:|"dependencies"|messageId|\[core\]/);
    }
  });
});
