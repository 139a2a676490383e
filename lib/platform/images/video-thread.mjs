import { parentPort, workerData } from "node:worker_threads";
import {
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";

/** So many bytes are read ahead, and written at once. */
const CACHE = { maxCacheSize: 4 * 1024 * 1024 };
const PIECES = { chunked: true, chunkSize: 1024 * 1024 };

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
 * Copies the coded pictures and sound into a new file of the same kind, and nothing else of the video. Both are read
 * and written in pieces, with room left at the front for the tables, which players need first. Returns `problem`
 * where the video is incomplete, or where its pictures or all of its sound have an unknown codec.
 */
async function copyVideo({ path, made, container }) {
  const isWebm = container === "webm";
  const input = new Input({
    source: new FilePathSource(path, CACHE),
    formats: isWebm ? [WEBM] : [MP4, QTFF],
  });
  const target = new FilePathTarget(made, PIECES);
  const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: "reserve" });
  const output = new NamelessOutput({ format, target });
  const video = await input.getPrimaryVideoTrack();
  if (!video) return { problem: "unreadable" };
  const conversion = await Conversion.init({
    input,
    output,
    tags: {},
    showWarnings: false,
    // Node has no encoder, and originals keep their quality, so packets are copied.
    copy: { mode: "forced" },
  });
  const copied = conversion.utilizedTracks;
  const sound = await input.getAudioTracks();
  const isSilenced = sound.length > 0 && !sound.some((track) => copied.includes(track));
  if (!copied.includes(video) || isSilenced) return { problem: "unknown_codec" };
  let most = 0;
  for (const track of copied) {
    const packets = await countPackets(track);
    if (packets === null) return { problem: "unreadable" };
    most = Math.max(most, packets);
  }
  for (const { metadata } of output.tracks) metadata.maximumPacketCount = most;
  await conversion.execute();
  const result = new Input({ source: new FilePathSource(made, CACHE), formats: [isWebm ? WEBM : MP4] });
  const shown = await result.getPrimaryVideoTrack();
  if (!shown) return { problem: "unreadable" };
  const [width, height] = [await shown.getDisplayWidth(), await shown.getDisplayHeight()];
  return { facts: { duration: await result.computeDuration(), width, height } };
}

/**
 * Counts a track's packets; null where there is no track, or where data is missing that the tables name: the library
 * stops where a file is cut off.
 */
async function countPackets(track) {
  const sink = new EncodedPacketSink(track);
  const count = async (options) => {
    let packets = 0;
    for await (const _packet of sink.packets(undefined, undefined, options)) packets++;
    return packets;
  };
  const stated = await count({ metadataOnly: true });
  return stated > 0 && stated === (await count({})) ? stated : null;
}

parentPort.postMessage(await copyVideo(workerData));
