import { uuidv7 } from "@/lib/utils/uuid";

/**
 * One connection of a call, by the perfect negotiation of the WebRTC specification (section 10.7): where both sides
 * offer at once, the polite one takes its offer back. Every connection has an id of its own, so that whoever reloads,
 * or takes the call over on another device, is met with a fresh one, and what was meant for the last one is not taken
 * for it.
 */

export type Signal = {
  description?: RTCSessionDescriptionInit;
  candidate?: RTCIceCandidateInit;
  /** Something that happened to a device of the other side. */
  note?: Note;
};
/** Each side shows a note by a text of its own. */
export type Note = "otherMicrophone" | "noMicrophone" | "sharesScreen" | "endsSharing";
/** What travels by the server: signals from one connection, to the one of the other side as far as it is known. */
export type Parcel = { from: string; to: string | null; signals: Signal[] };

export type PeerPorts = {
  /** The callee gives way when both offer at once. */
  polite: boolean;
  iceServers: RTCIceServer[];
  send: (parcel: Parcel) => Promise<void>;
  onRemoteTrack: (track: MediaStreamTrack) => void;
  onStateChange: () => void;
  onNote: (note: Note) => void;
};

const kinds = ["audio", "video"] as const;
export type TrackKind = (typeof kinds)[number];
export type OwnTracks = Record<TrackKind, MediaStreamTrack | null>;

export class Peer {
  readonly id = uuidv7();
  readonly connection: RTCPeerConnection;
  /** The other side's connection, once it has been heard of. */
  remoteId: string | null = null;
  readonly #ports: PeerPorts;
  readonly #tracks: OwnTracks;
  #makingOffer = false;
  #ignoresOffer = false;
  #settingAnswer = false;
  #outgoing: Signal[] = [];
  #sending = false;
  #closed = false;

  constructor(ports: PeerPorts, tracks: OwnTracks) {
    this.#ports = ports;
    this.#tracks = { ...tracks };
    const connection = new RTCPeerConnection({ iceServers: ports.iceServers });
    this.connection = connection;
    connection.onnegotiationneeded = () => void this.#offer();
    connection.onicecandidate = ({ candidate }) => {
      if (candidate) this.#say({ candidate: candidate.toJSON() });
    };
    connection.ontrack = ({ track }) => ports.onRemoteTrack(track);
    connection.onconnectionstatechange = ports.onStateChange;
    connection.oniceconnectionstatechange = ports.onStateChange;
    // Lines for sound and picture are there from the start, so that a camera that is turned on needs no new offer. The
    // polite side takes those that it is offered: two sides that each add their own would have four.
    if (ports.polite) void this.#flush(true);
    else for (const kind of kinds) this.#addLine(kind);
  }

  #addLine(kind: TrackKind): void {
    const { sender } = this.connection.addTransceiver(kind, { direction: "sendrecv" });
    void sender.replaceTrack(this.#tracks[kind]);
  }

  #lineOf = (kind: TrackKind): RTCRtpTransceiver | undefined =>
    this.connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind);

  /** Sends a track, or nothing, from now on. */
  async setTrack(kind: TrackKind, track: MediaStreamTrack | null): Promise<void> {
    this.#tracks[kind] = track;
    if (!this.#closed) await this.#lineOf(kind)?.sender.replaceTrack(track);
  }

  /** Tells the other side what happened here. */
  note(note: Note): void {
    this.#say({ note });
  }

  /** Looks for another way to the other side, by fresh credentials of the relay. */
  restart(iceServers: RTCIceServer[]): void {
    if (this.#closed) return;
    this.connection.setConfiguration({ ...this.connection.getConfiguration(), iceServers });
    this.connection.restartIce();
  }

  async #offer(): Promise<void> {
    if (this.#closed) return;
    try {
      this.#makingOffer = true;
      await this.connection.setLocalDescription();
      this.#sayDescription();
    } finally {
      this.#makingOffer = false;
    }
  }

  /** Takes what the other side's connection sent, one signal after the other. */
  async take(signals: Signal[]): Promise<void> {
    for (const { description, candidate, note } of signals) {
      if (this.#closed) return;
      if (note) this.#ports.onNote(note);
      if (description) await this.#takeDescription(description);
      else if (candidate) await this.#takeCandidate(candidate);
    }
  }

  async #takeDescription(description: RTCSessionDescriptionInit): Promise<void> {
    const { connection } = this;
    const isReady = !this.#makingOffer && (connection.signalingState === "stable" || this.#settingAnswer);
    this.#ignoresOffer = !this.#ports.polite && description.type === "offer" && !isReady;
    if (this.#ignoresOffer) return;
    this.#settingAnswer = description.type === "answer";
    await connection.setRemoteDescription(description);
    this.#settingAnswer = false;
    if (description.type !== "offer") return;
    for (const transceiver of connection.getTransceivers()) {
      const kind = transceiver.receiver.track.kind as TrackKind;
      transceiver.direction = "sendrecv";
      if (transceiver.sender.track !== this.#tracks[kind])
        await transceiver.sender.replaceTrack(this.#tracks[kind]);
    }
    await connection.setLocalDescription();
    this.#sayDescription();
  }

  async #takeCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    try {
      await this.connection.addIceCandidate(candidate);
    } catch (error) {
      // Candidates of an offer that was not taken have no description to go with.
      if (!this.#ignoresOffer) throw error;
    }
  }

  #sayDescription(): void {
    const description = this.connection.localDescription;
    if (description) this.#say({ description: description.toJSON() });
  }

  #say(signal: Signal): void {
    this.#outgoing.push(signal);
    void this.#flush();
  }

  /** One parcel is on its way at a time, so that signals arrive in their order; the others wait and go together. */
  async #flush(isHello = false): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    // What happens in one moment goes in one parcel.
    await Promise.resolve();
    for (let first = isHello; !this.#closed && (first || this.#outgoing.length > 0); first = false) {
      const signals = this.#outgoing.splice(0);
      await this.#ports.send({ from: this.id, to: this.remoteId, signals });
    }
    this.#sending = false;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.connection.onconnectionstatechange = null;
    this.connection.oniceconnectionstatechange = null;
    this.connection.close();
  }
}
