import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { sent } from "@/tests/factories/assets";
import { encodeAvatar, MAX_AVATAR_BYTES } from "./avatar";

const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#ffffff" } }).composite([
    {
      input: { create: { width, height: height / 2, channels: 3, background: "#cc0000" } },
      gravity: "north",
    },
  ]);

/** Makes a PNG of a few hundred bytes whose header claims this many pixels. */
function pngClaiming(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const fails = (file: Buffer, problem: string, text: string) =>
  expect(encodeAvatar(sent(file).path)).rejects.toMatchObject({
    name: "AvatarError",
    problem,
    message: text,
  });

describe("encodeAvatar", () => {
  it.each(["jpeg", "png", "gif"] as const)("makes two square WebP files of a %s", async (format) => {
    const avatar = await encodeAvatar(sent(await halves(900, 600).toFormat(format).toBuffer()).path);
    expect(await sharp(avatar.large).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
    expect(await sharp(avatar.small).metadata()).toMatchObject({ format: "webp", width: 128, height: 128 });
    expect([avatar.width, avatar.height]).toEqual([512, 512]);
  });

  it("turns the picture as its EXIF says and drops all metadata, GPS location included", async () => {
    const file = await halves(600, 600)
      .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "45/1 31/1 0/1", GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).orientation).toBe(6);
    const { large } = await encodeAvatar(sent(file).path);
    const { exif, icc, xmp, orientation } = await sharp(large).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    // Orientation 6 is a quarter turn clockwise, so the red top ends up on the right.
    const { data, info } = await sharp(large).raw().toBuffer({ resolveWithObject: true });
    const green = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1] ?? -1;
    expect(green(500, 256)).toBeLessThan(60);
    expect(green(12, 256)).toBeGreaterThan(200);
  });

  it("goes by content: other kinds are refused whatever they are called", async () => {
    const text = "Please choose a JPG, PNG or GIF picture";
    const square = sharp({ create: { width: 9, height: 9, channels: 3, background: "#000" } });
    for (const file of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
      Buffer.from("<html><script>alert(1)</script>"),
      Buffer.from("GIF"),
      Buffer.alloc(0),
      await square.clone().webp().toBuffer(),
      await square.clone().tiff().toBuffer(),
    ]) {
      await fails(file, "wrong_type", text);
    }
  });

  it("refuses damaged files, bombs and files over 5 MB", async () => {
    const whole = await halves(300, 300).jpeg().toBuffer();
    await fails(
      whole.subarray(0, whole.length / 2),
      "unreadable",
      "This picture can't be read. Please choose another one",
    );
    await fails(
      Buffer.from("\xff\xd8\xff\xe0 not a picture", "latin1"),
      "unreadable",
      "This picture can't be read. Please choose another one",
    );
    await fails(
      pngClaiming(60_000, 60_000),
      "too_many_pixels",
      "Please choose a picture with at most 50 megapixels",
    );
    await fails(
      Buffer.concat([whole, Buffer.alloc(MAX_AVATAR_BYTES)]),
      "too_large",
      "Please choose a picture of at most 5 MB",
    );
  });
});
