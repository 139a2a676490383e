import { api } from "@/lib/client/api";
import { realtime } from "@/lib/client/realtime/shared";
import { type LiveEventData, userChannel } from "@/lib/core/live-events";
import type { CallView } from "@/lib/domain/messaging/calls/schema";
import { CallSession, type OpenedDevices, type SessionState } from "./call-session";
import { keepDevice, ownDevice } from "./own-device";
import { canCall, openCamera, openMicrophone } from "./own-media";

export type CallName = "voice" | "video";
/** Why a call could not begin, as whoever sees it reads it. */
export type CallProblem = { title: string; detail: string | null; retry: (() => void) | null };
/** The end of a call, or of its ring, as this device learns of it. */
export type CallEnd = { call: CallView; how: "elsewhere" | "moved" | "ended" | "hungUp" | "declined" };

export type CallsState = {
  /** They ring here: whoever answers on one device silences the others. */
  ringing: readonly CallView[];
  /** The call that this device holds. */
  held: SessionState | null;
  /** One's own call on another device, which may be taken over. */
  elsewhere: CallView | null;
  problem: CallProblem | null;
  /** A button is waiting for the browser's permission or the server. */
  busy: boolean;
  /** The server's clock is so many milliseconds ahead of this device's. */
  ahead: number;
};

export const callTexts = {
  unsupported: (kind: CallName) =>
    `Your browser does not support ${kind} calls. Please use Chrome, Firefox, or Safari.`,
  refused: "Failed to access camera/microphone. Please check permissions.",
  failed: (kind: CallName) => `Failed to start ${kind} call`,
} as const;

export const kindOf = (call: CallView): CallName => (call.kind === "VIDEO" ? "video" : "voice");

class CallStore {
  #state: CallsState = {
    ...{ ringing: [], held: null, elsewhere: null, problem: null, busy: false, ahead: 0 },
  };
  #session: CallSession | null = null;
  readonly #watchers = new Set<() => void>();
  readonly #endWatchers = new Set<(end: CallEnd) => void>();
  #refreshing: Promise<void> | null = null;
  #again = false;
  /** Their time is over, and the server has not yet said what they came to. */
  #ending: readonly CallView[] = [];

  getState = (): CallsState => this.#state;

  subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Calls back when a call ends, or rings no more, that this device has shown. */
  onEnd = (watcher: (end: CallEnd) => void): (() => void) => {
    this.#endWatchers.add(watcher);
    return () => this.#endWatchers.delete(watcher);
  };

  #set(change: Partial<CallsState>): void {
    this.#state = { ...this.#state, ...change };
    for (const watcher of this.#watchers) watcher();
  }

  #end(end: CallEnd): void {
    for (const watcher of this.#endWatchers) watcher(end);
  }

  /** Listens for the calls of a user. What came while nobody listened is read after every connection. */
  follow(userId: string): () => void {
    const { unsubscribe } = realtime.subscribe(userChannel(userId), {
      events: {
        "call.updated": (data) => void this.#hear((data as LiveEventData["call.updated"]).callId),
        "call.signal": () => void this.#session?.readSignals(),
      },
      onSubscribed: () => void this.refresh(),
    });
    return unsubscribe;
  }

  /** Somebody who calls while this device holds a call does not ring: the server has ended theirs already. */
  async #hear(id: string): Promise<void> {
    await this.refresh();
    const held = this.#session?.state.call;
    if (!held || held.id === id) return;
    const answer = await api.get("/calls/{id}", { params: { id }, acting: held.ownProfileId });
    if (answer.ok && answer.data.call.outcome === "BUSY" && !answer.data.call.isCaller)
      this.#end({ call: answer.data.call, how: "ended" });
  }

  /** Reads which calls are alive. Of what happens while one answer is under way, one more is asked for. */
  async refresh(): Promise<void> {
    if (this.#refreshing) {
      this.#again = true;
      return this.#refreshing;
    }
    this.#refreshing = this.#readLive();
    await this.#refreshing;
    this.#refreshing = null;
    if (this.#again) {
      this.#again = false;
      await this.refresh();
    }
  }

  async #readLive(): Promise<void> {
    const answer = await api.get("/calls", { stayOnUnauthenticated: true });
    if (!answer.ok) return;
    const { calls, now } = answer.data;
    const device = await ownDevice();
    const held = this.#session ? [this.#session.state.call] : [];
    const shown = [...this.#state.ringing, ...held, ...this.#ending];
    this.#ending = [];
    const ringing = calls.filter((call) => call.state === "RINGING" && !call.isCaller);
    const own = calls.find((call) => call.ownDevice === device);
    const elsewhere = calls.find((call) => call.state === "CONNECTED" && call.ownDevice !== device) ?? null;
    this.#set({ ringing, ahead: Date.parse(now) - Date.now() });
    for (const call of calls) if (call.id === this.#session?.state.call.id) await this.#session.follow(call);
    this.#set({ elsewhere: this.#session ? null : elsewhere });
    if (own && !this.#session) await this.#resume(own);
    for (const call of shown) if (!calls.some(({ id }) => id === call.id)) await this.#readEnd(call);
    for (const call of shown) {
      const now = calls.find(({ id }) => id === call.id);
      if (now?.state === "CONNECTED" && now.ownDevice !== device && call.state === "RINGING")
        this.#end({ call: now, how: "elsewhere" });
    }
  }

  /** Reads how a call ended that is not alive any more. */
  async #readEnd(call: CallView): Promise<void> {
    const answer = await api.get("/calls/{id}", { params: { id: call.id }, acting: call.ownProfileId });
    if (!answer.ok) return;
    if (this.#session?.state.call.id === call.id) await this.#session.follow(answer.data.call);
    else if (answer.data.call.state === "ENDED") this.#end({ call: answer.data.call, how: "ended" });
    else this.#ending = [...this.#ending, call];
  }

  /** The page was reloaded in a call of this tab: it goes on. */
  async #resume(call: CallView): Promise<void> {
    const isVideo = call.kind === "VIDEO";
    // A browser may ask for the devices once more, and the server waits only seconds for a page that was left.
    await api.post("/calls/{id}/keep", {
      params: { id: call.id },
      body: { device: await ownDevice() },
      acting: call.ownProfileId,
    });
    const microphone = await openMicrophone().catch(() => null);
    const camera = isVideo ? await openCamera().catch(() => null) : null;
    await this.#hold(call, { microphone, camera });
  }

  async #hold(call: CallView, tracks: OpenedDevices): Promise<void> {
    const device = await ownDevice();
    await keepDevice();
    this.#session?.leave();
    const session: CallSession = new CallSession(call, {
      device,
      onState: (held) => {
        if (session === this.#session) this.#set({ held });
      },
      onLeft: (left) => {
        if (session === this.#session) this.#release();
        this.#end({ call: left, how: left.state === "ENDED" ? "ended" : "moved" });
      },
      onLost: () => {
        if (session === this.#session) this.#release();
        this.#fail(kindOf(call), "No way to the other side was found. Perhaps a firewall is between you.");
      },
    });
    this.#session = session;
    session.takeTracks(tracks);
    this.#set({
      ...{ held: session.state, elsewhere: null },
      ringing: this.#state.ringing.filter(({ id }) => id !== call.id),
    });
    await session.follow(call);
  }

  #release(): void {
    this.#session = null;
    this.#set({ held: null });
  }

  #fail(kind: CallName, detail: string | null, retry: (() => void) | null = null): void {
    this.#set({ problem: { title: callTexts.failed(kind), detail, retry }, busy: false });
  }

  closeProblem = (): void => this.#set({ problem: null });

  /** Opens what a call needs: without a camera it begins by sound. Null where it cannot begin, which is said. */
  async #openDevices(
    kind: CallName,
    wants: { camera: boolean; listens: boolean },
    listen: () => void,
  ): Promise<OpenedDevices | null> {
    if (!canCall()) {
      this.#set({ problem: { title: callTexts.unsupported(kind), detail: null, retry: null } });
      return null;
    }
    if (wants.listens) return { microphone: null, camera: null };
    const microphone = await openMicrophone().catch(() => null);
    const camera = microphone && wants.camera ? await openCamera().catch(() => null) : null;
    if (microphone) return { microphone, camera, lacksCamera: wants.camera && !camera };
    this.#set({ problem: { title: callTexts.refused, detail: null, retry: listen } });
    return null;
  }

  /** Calls the other party of a conversation, with the camera of this device or without. */
  async start(
    { conversationId, profileId }: { conversationId: string; profileId: string },
    kind: CallName,
    listens = false,
  ): Promise<void> {
    if (this.#state.busy || this.#session) return;
    this.#set({ busy: true, problem: null });
    const listen = () => void this.start({ conversationId, profileId }, kind, true);
    const tracks = await this.#openDevices(kind, { camera: kind === "video", listens }, listen);
    if (!tracks) return this.#set({ busy: false });
    const answer = await api.post("/calls", {
      body: { conversationId, kind, device: await ownDevice() },
      ...{ acting: profileId, echoes: true },
    });
    this.#set({ busy: false });
    if (answer.ok && answer.data.call.state !== "ENDED") return this.#hold(answer.data.call, tracks);
    tracks.microphone?.stop();
    tracks.camera?.stop();
    if (answer.ok) this.#end({ call: answer.data.call, how: "ended" });
    else this.#fail(kind, answer.message);
  }

  async answer(call: CallView, withCamera: boolean, listens = false): Promise<void> {
    if (this.#state.busy) return;
    this.#set({ busy: true, problem: null });
    const kind = kindOf(call);
    const listen = () => void this.answer(call, false, true);
    const tracks = await this.#openDevices(kind, { camera: withCamera, listens }, listen);
    if (!tracks) return this.#set({ busy: false });
    await this.#join(call, tracks, "/calls/{id}/answer");
  }

  /** Takes one's own call over to this device. */
  async take(call: CallView): Promise<void> {
    if (this.#state.busy) return;
    this.#set({ busy: true, problem: null });
    const tracks = await this.#openDevices(kindOf(call), { camera: false, listens: false }, () => {});
    if (!tracks) return this.#set({ busy: false });
    await this.#join(call, tracks, "/calls/{id}/take");
  }

  async #join(
    call: CallView,
    tracks: OpenedDevices,
    path: "/calls/{id}/answer" | "/calls/{id}/take",
  ): Promise<void> {
    const answer = await api.post(path, {
      params: { id: call.id },
      body: { device: await ownDevice() },
      acting: call.ownProfileId,
    });
    this.#set({ busy: false });
    if (answer.ok) return this.#hold(answer.data.call, tracks);
    tracks.microphone?.stop();
    tracks.camera?.stop();
    this.#fail(kindOf(call), answer.message);
    await this.refresh();
  }

  async decline(call: CallView): Promise<void> {
    this.#set({ ringing: this.#state.ringing.filter(({ id }) => id !== call.id) });
    this.#end({ call, how: "declined" });
    const { id, ownProfileId: acting } = call;
    await api.post("/calls/{id}/decline", { params: { id }, acting, echoes: true });
  }

  async hangUp(): Promise<void> {
    const session = this.#session;
    this.#release();
    if (!session) return;
    this.#end({ call: session.state.call, how: "hungUp" });
    await session.hangUp();
  }

  get session(): CallSession | null {
    return this.#session;
  }
}

/** The tab holds one call at most, whichever page it shows. */
export const callStore = new CallStore();
