import { type DeviceKind, storedForCalls } from "./stored";

/** What of this device goes into a call: the microphone, and the camera or the screen. */

/** The device of a kind that was chosen in this browser's last call. */
export const readChosen = (kind: DeviceKind): string | undefined => storedForCalls(kind).read() ?? undefined;
export const writeChosen = (kind: DeviceKind, id: string) => storedForCalls(kind).write(id);

export const canCall = (): boolean =>
  typeof RTCPeerConnection === "function" && Boolean(navigator.mediaDevices?.getUserMedia);
export const canShareScreen = (): boolean => "getDisplayMedia" in (navigator.mediaDevices ?? {});

/** A device that is not there any more is no reason to refuse a call: another one is taken. */
const wish = (id: string | undefined) => (id ? { deviceId: { ideal: id } } : {});

/** @throws DOMException where the browser or the person refuses, or no device is there. */
export async function openMicrophone(id = readChosen("audioinput")): Promise<MediaStreamTrack> {
  const audio = { ...wish(id), echoCancellation: true, noiseSuppression: true };
  const stream = await navigator.mediaDevices.getUserMedia({ audio });
  return firstOf(stream.getAudioTracks());
}

/** @throws DOMException as `openMicrophone`. */
export async function openCamera(
  id = readChosen("videoinput"),
  facingMode?: "user" | "environment",
): Promise<MediaStreamTrack> {
  const video = {
    ...(facingMode ? { facingMode } : wish(id)),
    width: { ideal: 1280 },
    height: { ideal: 720 },
  };
  const stream = await navigator.mediaDevices.getUserMedia({ video });
  return firstOf(stream.getVideoTracks());
}

/** @throws DOMException where the person closes the browser's choice of windows. */
export async function openScreen(): Promise<MediaStreamTrack> {
  const stream = await navigator.mediaDevices.getDisplayMedia({ video: true });
  const track = firstOf(stream.getVideoTracks());
  // Text is to be read rather than to move smoothly.
  track.contentHint = "detail";
  return track;
}

function firstOf(tracks: MediaStreamTrack[]): MediaStreamTrack {
  const [track] = tracks;
  if (!track) throw new DOMException("No track came.", "NotFoundError");
  return track;
}

export async function listDevices(kind: DeviceKind): Promise<MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter((device) => device.kind === kind && device.deviceId !== "");
}

/** Measures how loud a microphone is, from 0 to 1. Zero for seconds on end is a device that hears nothing. */
export class LevelMeter {
  readonly #context = new AudioContext();
  readonly #analyser = this.#context.createAnalyser();
  readonly #samples: Float32Array<ArrayBuffer>;

  constructor(track: MediaStreamTrack) {
    this.#analyser.fftSize = 1024;
    this.#samples = new Float32Array(this.#analyser.fftSize);
    this.#context.createMediaStreamSource(new MediaStream([track])).connect(this.#analyser);
  }

  read(): number {
    this.#analyser.getFloatTimeDomainData(this.#samples);
    let sum = 0;
    for (const sample of this.#samples) sum += sample * sample;
    // A voice at arm's length has about a tenth of full scale.
    return Math.min(1, Math.sqrt(sum / this.#samples.length) * 6);
  }

  close(): void {
    void this.#context.close();
  }
}
