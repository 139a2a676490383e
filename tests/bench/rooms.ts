import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { bodyTree } from "./counterparts";
import type { Load } from "./measure";
import type { makePair } from "./pair";

/** The share of the counterpart's requests a second that ours must reach. */
export const ROOM_GOAL = 0.6;

export type Room = { what: string; ours: Load; counterpart: string; goal: number };

/**
 * The pages that a signed-in person waits for most, and a filtered directory; `counterpart` is a path of the
 * bare app.
 */
export function roomsOf(url: string, { sender }: Awaited<ReturnType<typeof makePair>>): Room[] {
  // A bearer token would expire after fifteen minutes, in the middle of a slow run.
  const cookie = { cookie: `${sender.cookie}; fw_signed_in=1` };
  const api = (name: string, address: string) => ({
    what: `GET ${address} / a bare route with the same reads`,
    ours: { url: url + address, headers: cookie },
    counterpart: `/api/${name}`,
    goal: ROOM_GOAL,
  });
  const page = (name: string, address: string, headers: Record<string, string> = cookie) => ({
    what: `${address} / a bare page of its markup and reads`,
    ours: { url: url + address, headers },
    counterpart: `/page/${name}`,
    goal: ROOM_GOAL,
  });
  return [
    api("me", "/api/v1/auth/me"),
    api("drafts", "/api/v1/pitch-drafts"),
    api("suggestions", "/api/v1/matches/suggestions"),
    page("dashboard", "/dashboard"),
    page("matching", "/matching"),
    page("inbox", "/matching?tab=inbox"),
    page("directory", "/press?topic=tech", {}),
  ];
}

/** Writes our pages' markup into the folder from which the bare app reads it, and returns the folder. */
export async function writeTrees(rooms: readonly Room[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "fivewire-trees-"));
  for (const { ours, counterpart } of rooms) {
    if (!counterpart.startsWith("/page/")) continue;
    const answer = await fetch(ours.url, { headers: ours.headers });
    if (!answer.ok) throw new Error(`${ours.url} answered ${answer.status}`);
    const file = path.join(folder, `${path.basename(counterpart)}.json`);
    await writeFile(file, JSON.stringify(bodyTree(await answer.text())));
  }
  return folder;
}

/**
 * Returns the session that an access token names, which the counterparts use without checking a signature.
 */
export function sessionOf(accessToken: string): string {
  const [, payload = ""] = accessToken.split(".");
  return JSON.parse(Buffer.from(payload, "base64url").toString()).sid;
}
