import { api } from "@/lib/client/api";
import type { CallView } from "@/lib/domain/messaging/calls/schema";
import { openCamera, openMicrophone, openScreen, writeChosen } from "./own-media";
import { type Note, type OwnTracks, type Parcel, Peer, type TrackKind } from "./peer";
import { type Bytes, readStatistics } from "./statistics";

/** What a call shows comes from the server (its ring and end) and from what the connection has counted. */
export type CallPhase = "ringing" | "connecting" | "connected" | "reconnecting";

/** What one's own microphone or camera does. A silent microphone is on, and hears nothing. */
export type OwnDevice = "on" | "off" | "silent" | "refused";

export type SessionState = {
  call: CallView;
  phase: CallPhase;
  /** Sound and picture of the other side. */
  remote: MediaStream;
  /** One's own picture, as the other side gets it. */
  own: MediaStream | null;
  microphone: OwnDevice;
  camera: OwnDevice;
  isSharing: boolean;
  /** Sound, and a picture, arrive now. */
  hears: boolean;
  sees: boolean;
  /** The moment of the first sound or picture, by this device's clock. */
  since: number | null;
  /** The last thing that happened in the call, for the strip under the picture. */
  news: string | null;
};

export type OpenedDevices = {
  microphone: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
  /** A camera was wanted, and none could be opened. */
  lacksCamera?: boolean;
};

export type SessionPorts = {
  device: string;
  onState: (state: SessionState) => void;
  /** Somebody else ended the call, or another device took it over. */
  onLeft: (call: CallView) => void;
  /** No way to the other side was found. */
  onLost: () => void;
};

const notes: Record<Note, string> = {
  otherMicrophone: "They speak by another microphone now",
  noMicrophone: "Their microphone went away",
  sharesScreen: "They share their screen",
  endsSharing: "They stopped sharing their screen",
};

const KEEP_MS = 3_000;
const LOOK_MS = 1_000;
/** A connection that is lost for so long looks for another way. */
const RESTART_AFTER_MS = 4_000;
/** After so long without any way to the other side the call is given up. */
const LOST_AFTER_MS = 30_000;
/** A microphone that gives nothing at all for so long is said to be silent. */
const SILENT_AFTER_MS = 5_000;
const NEWS_MS = 8_000;

export class CallSession {
  state: SessionState;
  readonly #ports: SessionPorts;
  readonly #tracks: OwnTracks = { audio: null, video: null };
  /** Muting keeps the microphone, and sends nothing of it. */
  #microphone: MediaStreamTrack | null = null;
  #peer: Peer | null = null;
  #connecting: Promise<void> | null = null;
  #iceServers: RTCIceServer[] = [];
  #taken: number;
  #reading: Promise<void> = Promise.resolve();
  #timers: ReturnType<typeof setInterval>[] = [];
  #restarting: ReturnType<typeof setInterval> | undefined;
  #clearingNews: ReturnType<typeof setTimeout> | undefined;
  #bytes: Bytes | null = null;
  #lastSound = Date.now();
  /** The call is without a connection since then. */
  #lostSince = Date.now();
  #facing: "user" | "environment" = "user";
  /** The camera was on as sharing began: it is turned on again when that ends. */
  #cameraRests = false;
  /** The last look counted no sound: one look alone may have come between two packets. */
  #wasQuiet = false;
  #left = false;

  constructor(call: CallView, ports: SessionPorts) {
    this.#ports = ports;
    this.#taken = call.lastSignal;
    this.state = {
      ...{ call, phase: call.state === "RINGING" ? "ringing" : "connecting" },
      ...{ remote: new MediaStream(), own: null, microphone: "off", camera: "off", isSharing: false },
      ...{ hears: false, sees: false, since: null, news: null },
    };
    this.#timers = [
      setInterval(() => void this.keep(), KEEP_MS),
      setInterval(() => void this.#look(), LOOK_MS),
    ];
    window.addEventListener("pagehide", this.#onPageHide);
  }

  readonly #onPageHide = () => void this.keep(true);

  get #params() {
    const { id, ownProfileId } = this.state.call;
    return { params: { id }, acting: ownProfileId };
  }

  #set(change: Partial<SessionState>): void {
    if (this.#left) return;
    this.state = { ...this.state, ...change };
    this.#ports.onState(this.state);
  }

  #tell(news: string): void {
    clearTimeout(this.#clearingNews);
    this.#set({ news });
    this.#clearingNews = setTimeout(() => this.#set({ news: null }), NEWS_MS);
  }

  /** Takes the devices that were opened before the call began, and says which one that was wanted is missing. */
  takeTracks({ microphone, camera, lacksCamera }: OpenedDevices) {
    this.#holdMicrophone(microphone);
    this.#holdCamera(camera);
    const without = lacksCamera ? "refused" : "off";
    this.#set({ microphone: microphone ? "on" : "refused", camera: camera ? "on" : without });
  }

  /** Takes the newest state of the call: the first one in which it is connected opens the connection. */
  async follow(call: CallView): Promise<void> {
    if (this.#left) return;
    if (call.state === "ENDED" || (call.ownDevice !== null && call.ownDevice !== this.#ports.device)) {
      this.leave();
      this.#ports.onLeft(call);
      return;
    }
    this.#set({ call });
    if (call.state !== "CONNECTED") return;
    if (this.state.phase === "ringing") this.#set({ phase: "connecting" });
    this.#connecting ??= this.#connect();
    await this.#connecting;
    void this.readSignals();
  }

  async #connect(): Promise<void> {
    await this.#readIceServers();
    if (this.#left) return;
    this.#peer = this.#makePeer();
    await this.readSignals();
  }

  async #readIceServers(): Promise<void> {
    const answer = await api.get("/calls/ice-servers", { acting: this.state.call.ownProfileId });
    if (answer.ok) this.#iceServers = answer.data.iceServers;
  }

  #makePeer(): Peer {
    const peer: Peer = new Peer(
      {
        polite: !this.state.call.isCaller,
        iceServers: this.#iceServers,
        send: (parcel) => this.#send(parcel),
        onRemoteTrack: (track) => this.#hold(track),
        onStateChange: () => this.#followConnection(peer),
        onNote: (note) => this.#tell(notes[note]),
      },
      this.#tracks,
    );
    return peer;
  }

  /** An element that plays a stream goes on with whichever tracks it holds. */
  #hold(track: MediaStreamTrack): void {
    const { remote } = this.state;
    for (const old of remote.getTracks()) if (old.kind === track.kind) remote.removeTrack(old);
    remote.addTrack(track);
  }

  async #send(parcel: Parcel): Promise<void> {
    for (let attempt = 0; !this.#left && attempt < 5; attempt++) {
      const sent = await api.post("/calls/{id}/signals", {
        ...this.#params,
        body: { device: this.#ports.device, data: parcel },
      });
      if (sent.ok || sent.code !== "unreachable") return;
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
    }
  }

  /** Reads what the other side's connection has sent, one after the other, however often it is asked. */
  readSignals(): Promise<void> {
    this.#reading = this.#reading.then(() => this.#readNew()).catch(() => undefined);
    return this.#reading;
  }

  async #readNew(): Promise<void> {
    if (this.#left || !this.#peer) return;
    const answer = await api.get("/calls/{id}/signals", { ...this.#params, query: { after: this.#taken } });
    if (!answer.ok) return;
    for (const { seq, data } of answer.data.signals) {
      this.#taken = seq;
      await this.#takeParcel(data as Parcel).catch(() => undefined);
    }
  }

  async #takeParcel({ from, to, signals }: Parcel): Promise<void> {
    let peer = this.#peer;
    if (this.#left || !peer || (to !== null && to !== peer.id)) return;
    // The other side has a fresh connection: it was reloaded, or another device took the call over.
    if (peer.remoteId !== null && peer.remoteId !== from) {
      peer.close();
      this.#bytes = null;
      peer = this.#makePeer();
      this.#peer = peer;
      this.#set({ phase: "connecting" });
    }
    peer.remoteId = from;
    await peer.take(signals);
  }

  #followConnection(peer: Peer): void {
    if (peer !== this.#peer || this.#left) return;
    const { connectionState, iceConnectionState } = peer.connection;
    const isLost = connectionState === "failed" || iceConnectionState === "disconnected";
    if (isLost || iceConnectionState === "failed") {
      if (this.state.since !== null) this.#set({ phase: "reconnecting" });
      this.#restarting ??= setInterval(() => void this.#restart(), RESTART_AFTER_MS);
    } else if (connectionState === "connected") {
      clearInterval(this.#restarting);
      this.#restarting = undefined;
      if (this.state.phase === "reconnecting") this.#set({ phase: "connected" });
    }
  }

  async #restart(): Promise<void> {
    await this.#readIceServers();
    this.#peer?.restart(this.#iceServers);
  }

  /**
   * Says that this device holds the call, or `leaves` its page: it is back soon if that was a reload. What the server
   * answers is the call's state, whatever events were lost.
   */
  async keep(leaves = false): Promise<void> {
    const { since, call } = this.state;
    const answer = await api.post("/calls/{id}/keep", {
      ...this.#params,
      body: { device: this.#ports.device, hasMedia: since !== null, leaves },
      keepalive: leaves,
      // It may end the call, whose entry this window shows too.
      echoes: true,
    });
    if (answer.ok) await this.follow(answer.data.call);
    else if (answer.code === "not_found") await this.follow({ ...call, state: "ENDED" });
  }

  /** Looks at what the connection has counted since the last look. */
  async #look(): Promise<void> {
    await this.#lookAtMicrophone();
    const isWithout = this.state.phase === "connecting" || this.state.phase === "reconnecting";
    if (!isWithout) this.#lostSince = Date.now();
    else if (Date.now() - this.#lostSince > LOST_AFTER_MS) {
      void this.hangUp(true);
      return this.#ports.onLost();
    }
    const peer = this.#peer;
    if (!peer || this.#left) return;
    const now = await readStatistics(peer.connection).catch(() => null);
    if (!now || peer !== this.#peer || this.#left) return;
    const before = this.#bytes ?? { audioIn: 0, videoIn: 0 };
    this.#bytes = now;
    const [sounds, sees] = [now.audioIn > before.audioIn, now.videoIn > before.videoIn];
    const hears = sounds || (this.state.hears && !this.#wasQuiet);
    this.#wasQuiet = !sounds;
    const arrives = sounds || sees;
    const { since, phase, call, microphone } = this.state;
    if (now.level !== 0) this.#lastSound = Date.now();
    const isSilent = Date.now() - this.#lastSound > SILENT_AFTER_MS;
    const isFirst = arrives && since === null;
    this.#set({
      ...{ hears, sees },
      ...(microphone === "on" && isSilent ? { microphone: "silent" as const } : {}),
      ...(microphone === "silent" && !isSilent ? { microphone: "on" as const } : {}),
      ...(isFirst ? { since: call.mediaAt ? Date.parse(call.mediaAt) : Date.now() } : {}),
      ...(arrives && phase === "connecting" ? { phase: "connected" as const } : {}),
    });
    if (isFirst) void this.keep();
  }

  /** A microphone that was pulled, or that another program took, is replaced, and both sides are notified. */
  async #lookAtMicrophone(): Promise<void> {
    const track = this.#microphone;
    const { microphone } = this.state;
    if (!track || this.#left || microphone === "off" || microphone === "refused") return;
    if (track.readyState === "ended" || track.muted) await this.#replaceMicrophone();
  }

  async #replaceMicrophone(): Promise<void> {
    const track = await openMicrophone("").catch(() => null);
    if (this.#left) return track?.stop();
    this.#holdMicrophone(track);
    this.#set({ microphone: track ? "on" : "refused" });
    this.#tell(
      track
        ? `The microphone went away. ${track.label || "Another one"} is used now`
        : "The microphone went away",
    );
    this.#peer?.note(track ? "otherMicrophone" : "noMicrophone");
  }

  #holdMicrophone(track: MediaStreamTrack | null): void {
    this.#microphone?.stop();
    this.#microphone = track;
    this.#lastSound = Date.now();
    this.#sendTrack("audio", track);
  }

  #holdCamera(track: MediaStreamTrack | null): void {
    this.#tracks.video?.stop();
    this.#sendTrack("video", track);
    this.#set({ own: track && new MediaStream([track]) });
    track?.addEventListener("ended", () => {
      if (this.#tracks.video !== track) return;
      // The browser has a button of its own that ends sharing.
      if (this.state.isSharing) return void this.#endSharing();
      this.#holdCamera(null);
      this.#set({ camera: "off" });
    });
  }

  #sendTrack(kind: TrackKind, track: MediaStreamTrack | null): void {
    this.#tracks[kind] = track;
    void this.#peer?.setTrack(kind, track);
  }

  /** The microphone whose sound is sent, while it is. */
  get sentMicrophone(): MediaStreamTrack | null {
    return this.#tracks.audio;
  }

  async toggleMicrophone(): Promise<void> {
    const { microphone } = this.state;
    if (microphone === "on" || microphone === "silent") {
      this.#sendTrack("audio", null);
      this.#set({ microphone: "off" });
      return;
    }
    const own = this.#microphone?.readyState === "live" ? this.#microphone : null;
    const track = own ?? (await openMicrophone().catch(() => null));
    if (this.#left) return track?.stop();
    if (track !== this.#microphone) this.#holdMicrophone(track);
    else this.#sendTrack("audio", track);
    this.#lastSound = Date.now();
    this.#set({ microphone: track ? "on" : "refused" });
  }

  /** A camera that is off is released, so that its light goes out. */
  async toggleCamera(): Promise<void> {
    if (this.state.camera === "on") {
      this.#holdCamera(null);
      this.#set({ camera: "off", isSharing: false });
    } else await this.#show(() => openCamera());
  }

  /** A phone turns to its other camera. */
  async turnCamera(): Promise<void> {
    this.#facing = this.#facing === "user" ? "environment" : "user";
    await this.#show(() => openCamera(undefined, this.#facing));
  }

  async #show(open: () => Promise<MediaStreamTrack>): Promise<void> {
    const track = await open().catch(() => null);
    if (this.#left) return track?.stop();
    this.#holdCamera(track);
    this.#share(false);
    this.#set({ camera: track ? "on" : "refused" });
  }

  async toggleScreen(): Promise<void> {
    if (this.state.isSharing) return this.#endSharing();
    const track = await openScreen().catch(() => null);
    if (!track) return;
    if (this.#left) return track.stop();
    this.#cameraRests = this.state.camera === "on";
    this.#holdCamera(track);
    this.#set({ camera: "off" });
    this.#share(true);
  }

  /** The other side reads what the picture is, however sharing began or ended. */
  #share(isSharing: boolean): void {
    if (isSharing === this.state.isSharing) return;
    this.#set({ isSharing });
    this.#peer?.note(isSharing ? "sharesScreen" : "endsSharing");
  }

  async #endSharing(): Promise<void> {
    this.#holdCamera(null);
    this.#set({ camera: "off" });
    this.#share(false);
    if (this.#cameraRests) await this.#show(() => openCamera());
  }

  async choose(kind: "audioinput" | "videoinput", id: string): Promise<void> {
    writeChosen(kind, id);
    if (kind === "videoinput") return this.#show(() => openCamera(id));
    const track = await openMicrophone(id).catch(() => null);
    if (this.#left) return track?.stop();
    this.#holdMicrophone(track);
    this.#set({ microphone: track ? "on" : "refused" });
  }

  async hangUp(isLost = false): Promise<void> {
    const { device } = this.#ports;
    const params = this.#params;
    this.leave();
    await api.post("/calls/{id}/end", { ...params, body: { device, isLost }, keepalive: true, echoes: true });
  }

  /** Lets go of the devices and the connection, and tells nobody. */
  leave(): void {
    this.#left = true;
    window.removeEventListener("pagehide", this.#onPageHide);
    for (const timer of this.#timers) clearInterval(timer);
    clearInterval(this.#restarting);
    clearTimeout(this.#clearingNews);
    this.#peer?.close();
    for (const track of [this.#microphone, this.#tracks.audio, this.#tracks.video]) track?.stop();
  }
}
