import { parentPort, workerData } from "node:worker_threads";
import {
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  QTFF,
  WAVE,
  WavOutputFormat,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";

/** So many bytes are read ahead, and written at once. */
const CACHE = { maxCacheSize: 4 * 1024 * 1024 };
const PIECES = { chunked: true, chunkSize: 1024 * 1024 };

/** The formats that a file of each container is read as, and the one it is written in. */
const containers = {
  webm: { reads: [WEBM], write: () => new WebMOutputFormat() },
  mp4: { reads: [MP4, QTFF], write: () => new Mp4OutputFormat({ fastStart: "reserve" }) },
  mp3: { reads: [MP3], write: () => new Mp3OutputFormat() },
  ogg: { reads: [OGG], write: () => new OggOutputFormat() },
  wav: { reads: [WAVE], write: () => new WavOutputFormat() },
};

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
  const { reads, write } = containers[container];
  const input = new Input({ source: new FilePathSource(path, CACHE), formats: reads });
  const target = new FilePathTarget(made, PIECES);
  const output = new NamelessOutput({ format: write(), target });
  const main = (await input.getPrimaryVideoTrack()) ?? (await input.getPrimaryAudioTrack());
  if (!main) return { problem: "unreadable" };
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
  if (!copied.includes(main) || isSilenced) return { problem: "unknown_codec" };
  let most = 0;
  for (const track of copied) {
    const packets = await countPackets(track);
    if (packets === null) return { problem: "unreadable" };
    most = Math.max(most, packets);
  }
  for (const { metadata } of output.tracks) metadata.maximumPacketCount = most;
  await conversion.execute();
  const result = new Input({ source: new FilePathSource(made, CACHE), formats: reads });
  const shown = await result.getPrimaryVideoTrack();
  if (!shown && main.type === "video") return { problem: "unreadable" };
  const duration = await result.computeDuration();
  if (!shown) return { facts: { duration, width: null, height: null, codec: null } };
  return {
    facts: {
      duration,
      width: await shown.getDisplayWidth(),
      height: await shown.getDisplayHeight(),
      codec: await shown.getCodecParameterString(),
    },
  };
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
