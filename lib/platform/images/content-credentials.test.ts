import { copyFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { placedPicture, plainPicture, readSent, sent } from "@/tests/factories/assets";
import { signedPicture } from "@/tests/factories/signed-picture";
import { readContentCredentials } from "./content-credentials";
import { mayNamePlace } from "./find-place";

const read = (bytes: Buffer, type = "image/jpeg") => readContentCredentials(sent(bytes).path, type);
const GENERATED = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";
const UNREAD = {
  ...{ status: "unread", generator: "", digitalSourceTypes: [], signer: "", isSignerKnown: false },
};

describe("files keep where they came from: Content Credentials", () => {
  it.each(["jpeg", "png", "webp"] as const)(
    "of a %s are read before it is rewritten, with who signed them",
    async (format) => {
      const { contentCredentials, file } = await readSent(await signedPicture({ format }));
      expect(contentCredentials).toEqual({
        ...{ status: "valid", generator: "Pine Paint 2.1", digitalSourceTypes: [GENERATED] },
        ...{ signer: "Hollow Pine Pictures", isSignerKnown: false },
      });
      expect(file.includes("jumb")).toBe(false);
    },
  );

  it("are null of a file that has none", async () => {
    expect(await read(await plainPicture(300, 200))).toBeNull();
    expect((await readSent(await placedPicture())).contentCredentials).toBeNull();
  });

  it("are invalid where the file was changed after it was signed", async () => {
    const changed = await signedPicture();
    changed[changed.length - 20] = (changed[changed.length - 20] ?? 0) ^ 1;
    expect(await read(changed)).toMatchObject({ status: "invalid", signer: "Hollow Pine Pictures" });
  });

  it("bring no markup, control characters or long texts along", async () => {
    const credentials = await read(await signedPicture({ generator: `<b>\u0007${"x".repeat(5000)}` }));
    expect(credentials?.generator).toMatch(/^<b>x+( 2\.1)?$/);
    expect(credentials?.generator.length).toBeLessThanOrEqual(300);
  });

  it("fetch nothing that a file names", async () => {
    let requests = 0;
    const server = createServer((_, response) => {
      requests++;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const remoteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/credentials.c2pa`;
    const named = await signedPicture({ remoteUrl });
    expect(named.includes(remoteUrl)).toBe(true);
    // It also looks as if it had some of its own, so that it is read at all.
    const box = Buffer.from("jumdc2pa\0\x11\0\x10\x80\0\0\xaa\0\x38\x9b\x71", "latin1");
    expect(await read(Buffer.concat([named, box]))).toEqual(UNREAD);
    server.close();
    expect(requests).toBe(0);
  });

  it("of a hostile file count as unread, or are what is still there, and end no process of ours", async () => {
    const whole = await signedPicture();
    const start = whole.indexOf("jumdc2pa") + 8;
    const change = fc.record({
      at: fc.integer({ min: start - 30, max: start + 12_000 }),
      by: fc.uint8Array({ minLength: 1, maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const hostile = Buffer.from(whole);
        for (const { at, by } of changes) hostile.set(by, Math.min(at, hostile.length - by.length));
        const credentials = await read(hostile);
        expect([undefined, "valid", "invalid", "unread"]).toContain(credentials?.status);
      }),
      { numRuns: 25 },
    );
    const endless = Buffer.from(whole);
    endless.fill(0xff, start - 12, start - 8);
    expect((await read(endless))?.status).not.toBe("valid");
  });

  it("are unread where the optional library is not installed", async () => {
    const file = sent(await signedPicture());
    // No folder above this copy has packages.
    const reader = `${file.path}.mjs`;
    await copyFile("lib/platform/images/credentials-reader.mjs", reader);
    expect(await readContentCredentials(file.path, "image/jpeg", reader)).toEqual(UNREAD);
  });

  it("are unread where reading them fails", async () => {
    expect(await read(await signedPicture(), "image/unheard-of")).toEqual(UNREAD);
  });
});

describe("the untouched original", () => {
  it.each(["jpeg", "png"] as const)(
    "of a %s is handed on, byte for byte, where it names no place",
    async (format) => {
      const signed = await signedPicture({ format });
      const { untouched } = await readSent(signed);
      expect(untouched?.size).toBe(signed.length);
    },
  );

  it.each([
    ["EXIF and XMP", async () => signedPicture({ picture: await placedPicture() })],
    ["EXIF of a PNG", async () => signedPicture({ picture: await placedPicture("png"), format: "png" })],
    [
      "its credentials",
      async () =>
        signedPicture({
          assertions: [
            {
              label: "c2pa.metadata",
              data: {
                "@context": { exif: "http://ns.adobe.com/exif/1.0/" },
                "exif:GPSLatitude": "45,31.0N",
              },
            },
          ],
        }),
    ],
    [
      "a comment",
      async () => {
        const picture = await plainPicture(300, 200);
        const comment = Buffer.from("\xff\xfe\0\x0dRjukan 1234", "latin1");
        return signedPicture({
          picture: Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]),
        });
      },
    ],
    ["what lies behind its end", async () => Buffer.concat([await signedPicture(), Buffer.from("Rjukan")])],
    ["a format that is not looked through", async () => signedPicture({ format: "webp" })],
  ])("is not there where a place may stand in %s", async (_, make) => {
    const { untouched, contentCredentials } = await readSent(await make());
    expect(contentCredentials).not.toBeNull();
    expect(untouched).toBeNull();
  });

  it("is not there without Content Credentials", async () => {
    expect((await readSent(await plainPicture(300, 200))).untouched).toBeNull();
  });

  it("keeps EXIF that names none", async () => {
    const picture = await sharp(await plainPicture(300, 200))
      .withExif({ IFD0: { Artist: "Even Strand", Copyright: "Hollow Pine" } })
      .jpeg()
      .toBuffer();
    expect((await readSent(await signedPicture({ picture }))).untouched).not.toBeNull();
  });

  it("names no place in parts that are known, and may in all others", () => {
    const part = (text: string) => [Buffer.from(text, "latin1")];
    expect(mayNamePlace(part("\xff\xed\0\x20Photoshop 3.0\0 \x1c\x02\x50\0\x03Siv"))).toBe(false);
    expect(mayNamePlace(part("\xff\xed\0\x20Photoshop 3.0\0 \x1c\x02\x5a\0\x06Rjukan"))).toBe(true);
    expect(mayNamePlace(part("\xff\xe5\0\x20anything"))).toBe(true);
    // A name may be cut in two by the end of a segment.
    const head = "\xff\xeb\0\x20JP\0\x01\0\0\0\x01\0\0\0\0jumb";
    const cut = ["longi", "tude"].map((half) => Buffer.from(`${head}${half}`, "latin1"));
    expect(mayNamePlace(cut)).toBe(true);
  });
});
