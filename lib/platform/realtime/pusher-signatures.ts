import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export interface AppCredentials {
  key: string;
  secret: string;
}

/** Pusher refuses REST calls whose clock differs by more than this, so that a recorded call expires. */
const MAX_CLOCK_DIFFERENCE_SECONDS = 600;

function sign(secret: string, text: string) {
  return createHmac("sha256", secret).update(text).digest("hex");
}

function equalTexts(given: string, expected: string) {
  const [a, b] = [given, expected].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** `auth` must allow this socket on a private or presence channel with exactly this `channelData`. */
export function isChannelAuthValid(
  app: AppCredentials,
  socketId: string,
  channel: string,
  auth: unknown,
  channelData?: string,
): boolean {
  const text = [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(":");
  return typeof auth === "string" && equalTexts(auth, `${app.key}:${sign(app.secret, text)}`);
}

/** `auth` must sign this socket in as the user that `userData` names. */
export function isUserAuthValid(
  app: AppCredentials,
  socketId: string,
  auth: unknown,
  userData: string,
): boolean {
  const expected = `${app.key}:${sign(app.secret, `${socketId}::user::${userData}`)}`;
  return typeof auth === "string" && equalTexts(auth, expected);
}

/** Checks a REST call's key, clock, body digest and signature. Returns what is wrong with it, or undefined. */
export function findRestFault(
  app: AppCredentials,
  call: { method: string; path: string; query: URLSearchParams; body: Buffer; nowMs: number },
): string | undefined {
  const { query } = call;
  if (query.get("auth_key") !== app.key) return "Unknown auth_key";
  if (query.get("auth_version") !== "1.0") return "Unsupported auth_version";
  const timestamp = Number(query.get("auth_timestamp") ?? Number.NaN);
  if (!(Math.abs(call.nowMs / 1000 - timestamp) <= MAX_CLOCK_DIFFERENCE_SECONDS)) {
    return `Timestamp expired: the given timestamp is more than ${MAX_CLOCK_DIFFERENCE_SECONDS}s off`;
  }
  if (call.body.length > 0) {
    const digest = createHash("md5").update(call.body).digest("hex");
    if (query.get("body_md5") !== digest) return "Invalid body_md5";
  }
  const signed = [...query]
    .filter(([name]) => name !== "auth_signature")
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  const expected = sign(app.secret, [call.method, call.path, signed].join("\n"));
  return equalTexts(query.get("auth_signature") ?? "", expected) ? undefined : "Invalid signature";
}
