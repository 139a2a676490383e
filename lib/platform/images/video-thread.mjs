import { parentPort, workerData } from "node:worker_threads";
import {
  BufferSource,
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";

/** Track names are free text that cameras and programs fill in. */
class NamelessOutput extends Output {
  addVideoTrack(source, { name: _name, ...metadata }) {
    return super.addVideoTrack(source, metadata);
  }
  addAudioTrack(source, { name: _name, ...metadata }) {
    return super.addAudioTrack(source, metadata);
  }
}

/**
 * Copies the coded pictures and sound into a new file of the same kind; nothing else of the video is read into it.
 * Answers `problem` where the video is no whole one, or codes its pictures or all of its sound in an unknown way.
 */
async function copyVideo({ bytes, container }) {
  const isWebm = container === "webm";
  const input = new Input({ source: new BufferSource(bytes), formats: isWebm ? [WEBM] : [MP4, QTFF] });
  const target = new BufferTarget();
  const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: "in-memory" });
  const output = new NamelessOutput({ format, target });
  const video = await input.getPrimaryVideoTrack();
  if (!video) return { problem: "unreadable" };
  const conversion = await Conversion.init({
    ...{ input, output, tags: {}, showWarnings: false },
    // Node has no encoder, and originals keep their quality.
    copy: { mode: "forced" },
  });
  const copied = conversion.utilizedTracks;
  const sound = await input.getAudioTracks();
  const isSilenced = sound.length > 0 && !sound.some((track) => copied.includes(track));
  if (!copied.includes(video) || isSilenced) return { problem: "unknown_codec" };
  for (const track of copied) if (!(await isWhole(track))) return { problem: "unreadable" };
  await conversion.execute();
  const bytesOut = new Uint8Array(target.buffer);
  const made = new Input({ source: new BufferSource(bytesOut), formats: [isWebm ? WEBM : MP4] });
  const shown = await made.getPrimaryVideoTrack();
  if (!shown) return { problem: "unreadable" };
  const [width, height] = [await shown.getDisplayWidth(), await shown.getDisplayHeight()];
  return { bytes: bytesOut, facts: { duration: await made.computeDuration(), width, height } };
}

/** Whether there is a packet, and the data of each that the tables speak of: the library ends where a file is cut off. */
async function isWhole(track) {
  const sink = new EncodedPacketSink(track);
  const count = async (options) => {
    let packets = 0;
    for await (const _packet of sink.packets(undefined, undefined, options)) packets++;
    return packets;
  };
  const stated = await count({ metadataOnly: true });
  return stated > 0 && stated === (await count({}));
}

const result = await copyVideo(workerData);
parentPort.postMessage(result, result.bytes ? [result.bytes.buffer] : []);
