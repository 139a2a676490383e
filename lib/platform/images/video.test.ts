import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
} from "mediabunny";
import { describe, expect, it } from "vitest";
import { playNote } from "@/lib/utils/video-type";
import { readSent } from "@/tests/factories/assets";
import { fragmentedVideo, GPS_LOCATION, loggedVideo, plainVideo, taggedWebm } from "@/tests/factories/videos";

/** What a player decodes: each track's codec and its packets with their times. */
async function playedOf(file: Buffer) {
  const input = new Input({ source: new BufferSource(new Uint8Array(file)), formats: ALL_FORMATS });
  const played = [];
  for (const track of await input.getTracks()) {
    const packets = [];
    for await (const { timestamp, duration, type, data } of new EncodedPacketSink(track).packets())
      packets.push([timestamp, duration, type, Buffer.from(data).toString("hex")]);
    played.push({ type: track.type, codec: await track.getCodecParameterString(), packets });
  }
  return played;
}
const locationsIn = (file: Buffer) => file.toString("latin1").split(GPS_LOCATION).length - 1;
const refused = (file: Buffer) => expect(readSent(file)).rejects.toMatchObject({ problem: "unreadable" });

/** Five pictures of HEVC's Main profile, each a key frame of four bytes. */
async function hevcVideo(): Promise<Buffer> {
  const output = new Output({ format: new Mp4OutputFormat(), target: new BufferTarget() });
  const source = new EncodedVideoPacketSource("hevc");
  output.addVideoTrack(source);
  await output.start();
  const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, "hex"));
  const description = bytes("0101600000009000000000005df000fcfdf8f800000f00");
  const decoderConfig = { codec: "hvc1.1.6.L93.90", codedWidth: 640, codedHeight: 360, description };
  for (let at = 0; at < 5; at++)
    await source.add(new EncodedPacket(bytes("000000042601aabb"), "key", at, 1), { decoderConfig });
  await output.finalize();
  return Buffer.from(output.target.buffer ?? new ArrayBuffer(0));
}

/** The video with numbers in the first box of this type changed. */
function changed(video: Buffer, type: string, ...numbers: [at: number, value: number][]): Buffer {
  const copy = Buffer.from(video);
  for (const [at, value] of numbers) copy.writeUInt32BE(value, video.indexOf(type) + 4 + at);
  return copy;
}

describe("a video", () => {
  it.each([
    ["an MP4 with its location in boxes", plainVideo(), 3, 12.5],
    ["an MP4 with a camera's log as a track", loggedVideo(), 2, 12.5],
    ["an MP4 in fragments with a log", fragmentedVideo(), 2, 12.5],
    // WebM states no duration for its last picture.
    ["a WebM with tags", taggedWebm(), 1, 10],
    ["a WebM of open length", taggedWebm({ open: true }), 1, 10],
    ["an MP4 with two movie boxes", Buffer.concat([plainVideo(), plainVideo()]), 6, 12.5],
  ])("%s plays as before and says no location", async (_what, original, locations, duration) => {
    expect(locationsIn(original)).toBe(locations);
    const media = await readSent(original);
    expect(media).toMatchObject({ duration, width: 640, height: 360, format: { kind: "video" } });
    expect(locationsIn(media.file)).toBe(0);
    const played = await playedOf(media.file);
    expect(played).toEqual(await playedOf(original));
    expect(played).toMatchObject([{ type: "video", packets: { length: 5 } }]);
  });

  it("that is read twice is the same", async () => {
    const { file } = await readSent(loggedVideo());
    expect(await playedOf((await readSent(file)).file)).toEqual(await playedOf(file));
  });

  it("is refused where it is cut off", async () => {
    const whole = (await readSent(plainVideo())).file;
    for (const video of [plainVideo(), fragmentedVideo(), taggedWebm(), whole])
      for (const part of [0.1, 0.4]) await refused(video.subarray(0, video.length * part));
    // This file's tables come first and are complete, only its data is cut.
    await refused(whole.subarray(0, whole.length - 20));
  });

  it("is refused where its tables lead out of it, or to nothing", async () => {
    const video = plainVideo();
    await refused(changed(video, "stco", [8, video.length]));
    await refused(changed(video, "stsc", [12, 0]));
    await refused(changed(video, "stsz", [4, 0xffffffff]));
    await refused(changed(video, "mdia", [-4, 0x66726565]));
  });

  it("is refused where it promises more than memory holds, and harms nothing", async () => {
    // The fragment claims four billion samples and describes none of them.
    await refused(changed(fragmentedVideo(), "trun", [0, 1], [4, 0xffffffff]));
    expect((await readSent(plainVideo())).width).toBe(640);
  });

  it("B4: that few browsers play says so by its type, which names HEVC", async () => {
    const { format } = await readSent(await hevcVideo());
    expect(format.contentType).toBe('video/mp4; codecs="hvc1"');
    expect(playNote(format.contentType)).toMatch(/^HEVC/);
    expect((await readSent(plainVideo())).format.contentType).toBe("video/mp4");
  });

  it("whose codec browsers don't know is refused with a sentence", async () => {
    const video = Buffer.from(plainVideo().toString("latin1").replaceAll("avc1", "mp4x"), "latin1");
    await expect(readSent(video)).rejects.toMatchObject({ problem: "unknown_codec" });
  });
});
