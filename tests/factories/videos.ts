import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import { mp4Block } from "@/lib/platform/images/picture-blocks";

export const GPS_LOCATION = "+59.8789+008.5936/";

export const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
};
const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [n, value] of values.entries()) bytes.writeInt32BE(value | 0, n * 4);
  return bytes;
};

/** The parameter sets of a small H.264 video. */
const AVCC = Buffer.from(
  "01640028ffe1001e67640028ac720440d83de6e6a04040a80000030008000003019078c18c2301000668e8438d2c8bfdf8f800",
  "hex",
);
const [WIDTH, HEIGHT, PICTURES, SECONDS] = [640, 360, 5, 2.5];
/** One H.264 picture that depends on no other, of the same byte throughout. */
const AVC_PICTURE = Buffer.concat([u32(40), Buffer.from([0x65]), Buffer.alloc(39, 7)]);
const VP8_PICTURE = Buffer.concat([Buffer.from("100200" + "9d012a80026801", "hex"), Buffer.alloc(30, 7)]);

/** Makes a video of 12.5 seconds and 640 x 360 pixels. */
async function makeVideo(
  format: Mp4OutputFormat | WebMOutputFormat,
  codec: "avc" | "vp8",
  comment?: string,
): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source);
  if (comment) output.setMetadataTags({ comment });
  await output.start();
  const [name, description] = codec === "avc" ? ["avc1.640028", AVCC] : ["vp8", undefined];
  const decoderConfig = { codec: name, codedWidth: WIDTH, codedHeight: HEIGHT, description };
  for (let n = 0; n < PICTURES; n++) {
    const data = codec === "avc" ? AVC_PICTURE : VP8_PICTURE;
    await source.add(new EncodedPacket(data, "key", n * SECONDS, SECONDS), { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** Makes a WebM of sound alone, as browsers record it: 100 packets of silence in Opus, 2 seconds. */
export async function voiceNote(): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedAudioPacketSource("opus");
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = { codec: "opus", numberOfChannels: 1, sampleRate: 48_000 };
  const silence = Buffer.from("f8fffe", "hex");
  for (let n = 0; n < 100; n++)
    await source.add(new EncodedPacket(silence, "key", n * 0.02, 0.02), { decoderConfig });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** Offsets of top-level boxes with their types. */
const parts = (video: Buffer) => {
  const found: { type: string; bytes: Buffer }[] = [];
  for (let at = 0; at < video.length; ) {
    const size = video.readUInt32BE(at);
    found.push({ type: video.toString("latin1", at + 4, at + 8), bytes: video.subarray(at, at + size) });
    at += size;
  }
  return found;
};

/**
 * Adds boxes to the video's movie box, which must come after the data, or before data that fragments
 * describe.
 */
const withInMovie = (video: Buffer, ...more: Buffer[]) =>
  Buffer.concat(
    parts(video).map(({ type, bytes }) =>
      type === "moov" ? box("moov", bytes.subarray(8), ...more) : bytes,
    ),
  );

const PLAIN = await makeVideo(new Mp4OutputFormat({ fastStart: false }), "avc");
const FRAGMENTED = await makeVideo(new Mp4OutputFormat({ fastStart: "fragmented" }), "avc");
const WEBMS = {
  whole: await makeVideo(new WebMOutputFormat(), "vp8", GPS_LOCATION),
  open: await makeVideo(new WebMOutputFormat({ appendOnly: true }), "vp8", GPS_LOCATION),
};

/** Makes an MP4 that says where it was recorded. */
export const plainVideo = () =>
  withInMovie(
    PLAIN,
    box("udta", box("\xa9xyz", Buffer.from(`\0\x12\x15\xc7${GPS_LOCATION}`, "latin1"))),
    box("meta", u32(0), box("xml ", Buffer.from(GPS_LOCATION))),
    box("uuid", Buffer.from(GPS_LOCATION)),
  );

/** Makes an MP4 that states this XMP as a box of its own, or in its movie's user data as QuickTime does. */
export const statingVideo = (xmp: Buffer, place: "box" | "user data" = "box") =>
  place === "box"
    ? Buffer.concat([PLAIN, mp4Block(xmp)])
    : withInMovie(PLAIN, box("udta", box("name", Buffer.from("Dusk")), box("XMP_", xmp), u32(0)));

/** Makes a camera's log as a track of a movie. */
const logTrack = (number: number, ...table: Buffer[]) =>
  box(
    "trak",
    box("tkhd", u32(0, 0, 0, number, 0, 12_500), Buffer.alloc(60)),
    box(
      "mdia",
      box("mdhd", u32(0, 0, 0, 1000, 12_500, 0)),
      box("hdlr", u32(0, 0), Buffer.from("meta"), Buffer.alloc(13)),
      box("minf", box("stbl", box("stsd", u32(0, 1), box("gpmd", u32(0, 1))), ...table)),
    ),
  );

/**
 * Makes an MP4 whose second track is a camera's log, with two samples in two chunks, each of which is the
 * location where it was recorded.
 */
export function loggedVideo(): Buffer {
  const [data, size] = [box("mdat", Buffer.from(GPS_LOCATION + GPS_LOCATION)), GPS_LOCATION.length];
  // The log comes between the pictures and the movie box.
  const before = parts(PLAIN).filter(({ type }) => type !== "moov");
  const start = Buffer.concat(before.map(({ bytes }) => bytes)).length + 8;
  const movie = parts(PLAIN).find(({ type }) => type === "moov");
  const track = logTrack(
    2,
    box("stts", u32(0, 1, 2, 6250)),
    box("stsc", u32(0, 1, 1, 1, 1)),
    box("stsz", u32(0, 0, 2, size, size)),
    box("stco", u32(0, 2, start, start + size)),
  );
  const video = Buffer.concat([...before.map(({ bytes }) => bytes), data, movie?.bytes ?? data]);
  return withInMovie(video, track);
}

/** Makes an MP4 in fragments, the last of which is a camera's log, with its location beside it. */
export function fragmentedVideo(): Buffer {
  const [isBaseMovie, hasOffset] = [0x20000, 0x1];
  const empty = ["stts", "stsc", "stco"].map((type) => box(type, u32(0, 0)));
  const video = withInMovie(FRAGMENTED, logTrack(2, ...empty, box("stsz", u32(0, 0, 0))));
  const fragment = (offset: number) =>
    box(
      "moof",
      box("mfhd", u32(0, 9)),
      box("uuid", Buffer.from(GPS_LOCATION)),
      box(
        "traf",
        box("tfhd", u32(isBaseMovie | 0x18, 2, 1000, GPS_LOCATION.length)),
        box("trun", u32(hasOffset, 1, offset)),
      ),
    );
  const whole = parts(video).filter(({ type }) => type !== "mfra");
  return Buffer.concat([
    ...whole.map(({ bytes }) => bytes),
    fragment(fragment(0).length + 8),
    box("mdat", Buffer.from(GPS_LOCATION)),
  ]);
}

/** Makes a WebM with clusters of known or unknown length whose tags say where it was recorded. */
export const taggedWebm = ({ open = false } = {}) => Buffer.from(open ? WEBMS.open : WEBMS.whole);
