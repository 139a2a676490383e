import type Pusher from "pusher-js";
import type { Options } from "pusher-js";
import { api } from "@/lib/client/api";
import { setSocketId } from "@/lib/client/socket-id";
import { Realtime } from "./realtime";

const TIMEOUT_MS = 10_000;
const AUTH_TRIES = 4;
/** The pause is 2 to 30 seconds, scattered so that a server that comes back is not met by everybody at once. */
const retryMs = (attempt: number) => Math.min(30_000, 2000 * 2 ** attempt) * (0.75 + Math.random() / 2);

/** The tab's one connection opens with the first subscription; pusher-js is loaded then and not before. */
export const realtime = new Realtime({
  readConfig: async () => {
    // The socket is the person's, whichever newsroom the page acts for: that one may be theirs no more.
    const result = await api.get("/realtime/config", { stayOnUnauthenticated: true, acting: null });
    if (result.ok) return result.data;
    if (result.code === "unauthenticated") return null;
    throw new Error(result.message);
  },
  loadClient: async () => {
    const { default: Client } = await import("pusher-js");
    return Client as new (
      key: string,
      options: Options,
    ) => Pusher;
  },
  authorizeChannel: (socketId, channel) =>
    postAuth("/api/v1/realtime/auth", { socket_id: socketId, channel_name: channel }),
  authenticateUser: (socketId) => postAuth("/api/v1/realtime/user-auth", { socket_id: socketId }),
  onSocketId: setSocketId,
  lingerMs: 10_000,
  retryMs,
});

/** Asks for a signature, again where the response may be another next time: pusher-js itself asks only once. */
async function postAuth<T>(address: string, body: object): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      credentials: "same-origin",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    if (response?.ok) return (await response.json()) as T;
    const final = response !== null && response.status < 500 && response.status !== 429;
    if (final || attempt + 1 === AUTH_TRIES) {
      throw new Error(`This channel was not authorised: ${response?.status ?? "no answer"}`);
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs(attempt)));
  }
}
