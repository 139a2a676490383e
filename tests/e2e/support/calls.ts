import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { type Account, callApi, confirmByMail, makeListed, pitchBody } from "./api";
import { runMark } from "./run-mark";

/** Chromium plays a test picture and a beep as camera and microphone, and allows both. */
export const FAKE_DEVICES = [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  // A machine without a network still has its own address.
  "--allow-loopback-in-peer-connection",
];

type Seen = { connections: RTCPeerConnection[]; opened: MediaStreamTrack[] };
declare global {
  interface Window {
    seen: Seen;
  }
}

/**
 * Keeps the connections and the tracks that a page makes, so that a journey can look at them. With `relay` nothing else
 * than a relay is a way.
 */
export async function watchCalls(page: Page, iceTransportPolicy: "all" | "relay" = "all"): Promise<void> {
  await page.addInitScript((iceTransportPolicy) => {
    const seen: Seen = { connections: [], opened: [] };
    window.seen = seen;
    const Real = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Real {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, iceTransportPolicy });
        seen.connections.push(this);
      }
    };
    const { getUserMedia } = MediaDevices.prototype;
    MediaDevices.prototype.getUserMedia = async function (this: MediaDevices, ...asked) {
      const stream = await getUserMedia.apply(this, asked);
      seen.opened.push(...stream.getTracks());
      return stream;
    };
  }, iceTransportPolicy);
}

/** The states and received bytes of the newest connection of a page. */
const lookAt = (page: Page) =>
  page.evaluate(async () => {
    const connection = window.seen.connections.at(-1);
    if (!connection) return null;
    const bytes = { audio: 0, video: 0 };
    const ways: string[] = [];
    const reports = await connection.getStats();
    for (const report of reports.values()) {
      if (report.type === "inbound-rtp") bytes[report.kind as "audio"] += report.bytesReceived;
      if (report.type === "transport") {
        const pair = reports.get(report.selectedCandidatePairId);
        ways.push(reports.get(pair?.localCandidateId)?.candidateType);
      }
    }
    return { ice: connection.iceConnectionState, bytes, way: ways[0] };
  });

/** Waits until the connection stands and bytes of each kind arrive, and go on arriving. */
export async function expectMedia(page: Page, kinds: ("audio" | "video")[]): Promise<void> {
  await expect
    .poll(async () => (await lookAt(page))?.ice, { timeout: 30_000 })
    .toMatch(/connected|completed/);
  for (const kind of kinds) {
    let before = Number.POSITIVE_INFINITY;
    const grown = async () => {
      const now = (await lookAt(page))?.bytes[kind] ?? 0;
      // A connection that took another one's place counts from nothing.
      before = Math.min(before, now);
      return now - before;
    };
    await expect.poll(grown).toBeGreaterThan(200);
  }
}

export const wayOf = async (page: Page) => (await lookAt(page))?.way;

/** Makes a brand and a journalist who agreed on a story. */
export async function makeCollaborators(
  request: APIRequestContext,
): Promise<{ brand: Account; press: Account; pitchId: string }> {
  const brand = await makeListed(request, {
    ...{ userType: "BRAND", name: "Petra Lindqvist", company: `Hollow Pine ${runMark()}` },
  });
  const press = await makeListed(request, { userType: "PRESS", name: "Maren Oduya" });
  await confirmByMail(request, brand);
  await confirmByMail(request, press);
  return { brand, press, pitchId: await agree(request, brand, press) };
}

/** A pitch is sent and accepted. Returns its id. */
export async function agree(request: APIRequestContext, from: Account, to: Account): Promise<string> {
  const { json } = await callApi(request, "POST", "/pitches", {
    ...{ token: from.token, body: pitchBody(to.userId) },
  });
  const { id } = json.data.pitch;
  await callApi(request, "POST", `/pitches/${id}/respond`, {
    ...{ token: to.token, body: { response: "accepted" } },
  });
  return id;
}
