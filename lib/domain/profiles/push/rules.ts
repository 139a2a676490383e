import { PRODUCT_NAME } from "@/lib/product";

/** A device's switches: the kinds of push, and whether names and texts show. Each is a column of its row. */
export const pushKinds = ["calls", "messages", "pitchesReceived", "pitchesAccepted"] as const;
export type PushKind = (typeof pushKinds)[number];
export const pushSwitches = [...pushKinds, "previews"] as const;

/** An account has so many devices at most; a further one takes the place of the oldest. */
export const MAX_DEVICES = 20;
/** What is read on the page within this time is not pushed. Calls do not wait. */
export const PUSH_DELAY_SECONDS = 10;
/** A push service holds a push so long for a device that is away. */
export const PUSH_TTL_SECONDS = 24 * 60 * 60;
/** A device that nothing reached for so long is given up. */
export const GIVE_UP_DAYS = 14;
/** An ended device is listed so long, and one that heard nothing for the other period is forgotten. */
export const FORGET_ENDED_DAYS = 30;
export const FORGET_UNUSED_DAYS = 180;

/** Minutes until the next attempt after each failure; after the last one a push is dropped. */
const RETRY_MINUTES = [0.5, 2, 10, 60] as const;

export function retryAt(attempt: number, now: Date): Date | null {
  const minutes = RETRY_MINUTES[attempt];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}

export const pushTexts = {
  off:
    "Push is off until this site has a public address: its operator sets APP_URL to a public https address, or " +
    "MAIL_FROM to an address at a public domain.",
  starting: "Push is being set up. Please load this page again in a moment.",
  endpoint: "This is not the address of a push service.",
  keys: "These are not the keys of a browser.",
  quiet: "Your quiet hours hold pushes back now. Please try again when they are over.",
  ended: "This device takes no pushes any more. Switch them on there again.",
} as const;

export type PushText = { title: string; body: string };
/** These show where a device's pushes name nobody. */
export const discreetTexts: Record<PushKind | "test", PushText> = {
  calls: { title: "Somebody is calling you", body: `Open ${PRODUCT_NAME} to answer.` },
  messages: { title: "You have a new message", body: `Open ${PRODUCT_NAME} to read it.` },
  pitchesReceived: { title: "You have a new pitch", body: `Open ${PRODUCT_NAME} to read it.` },
  pitchesAccepted: { title: "A pitch of yours was accepted", body: `Open ${PRODUCT_NAME} to see it.` },
  test: { title: `${PRODUCT_NAME} reaches this device`, body: "This is the test that you asked for." },
};

type Truth = { endedAt: Date | null; waitsUntil: Date | null; failingSince: Date | null; serverKey: string };

/** Says what becomes of a push to a device now. It takes none that another key pair signs than it subscribed to. */
export function stateOf(device: Truth, serverKey: string | null, now: Date) {
  if (device.endedAt || device.serverKey !== serverKey) return "ended" as const;
  if (device.waitsUntil && device.waitsUntil > now) return "waiting" as const;
  return device.failingSince ? ("failing" as const) : ("on" as const);
}
