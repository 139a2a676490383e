import { signHmac, verifyHmac } from "@/lib/platform/crypto/hmac";
import { newToken } from "@/lib/platform/crypto/tokens";
import { canonicalEmail } from "@/lib/utils/canonical-email";
import { cookiePrefix } from "./session-cookie";

/**
 * By this cookie a browser proves that its user signed in to an account from it before, or reset its password. It
 * signs nobody in: wrong passwords tried there are only counted apart, so that strangers who use up the account's
 * attempts cannot lock its owner out.
 */
export const deviceCookieName = () => `${cookiePrefix()}fivewire.device`;
/** A device is known for half a year after its last sign-in. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60;
const MAX_LENGTH = 200;

/** Returns the cookie's value; null where there is none, or one too long to be ours. */
export function readDeviceCookie(cookies: {
  get(name: string): { value: string } | undefined;
}): string | null {
  const { value } = cookies.get(deviceCookieName()) ?? {};
  return value && value.length <= MAX_LENGTH ? value : null;
}

/** Returns the device's id when it is known for the account with this address, or null. */
export function knownDevice(deviceToken: string | null, email: string): string | null {
  const [id, signature, ...more] = deviceToken?.split(".") ?? [];
  if (!id || !signature || more.length > 0) return null;
  return verifyHmac("known-device", signedText(id, email), signature) ? id : null;
}

/** Makes the cookie's value by which a device is known for the account; it keeps the id that it had. */
export function makeDeviceToken(email: string, id: string | null = null): string {
  const deviceId = id ?? newToken();
  return `${deviceId}.${signHmac("known-device", signedText(deviceId, email))}`;
}

const signedText = (id: string, email: string) => `${id}.${canonicalEmail(email)}`;
