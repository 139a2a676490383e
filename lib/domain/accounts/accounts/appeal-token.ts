import { signHmac, verifyHmac } from "@/lib/platform/crypto/hmac";
import { isUuid } from "@/lib/utils/uuid";

const PURPOSE = "appeal";

/** Makes the token by which an account answers one decision of staff, which its moment names: a later one has another. */
export function makeAppealToken(userId: string, decidedAt: Date): string {
  const content = `${userId}.${decidedAt.getTime()}`;
  return `${content}.${signHmac(PURPOSE, content)}`;
}

/** Reads a token of `makeAppealToken`; returns null where it is not ours, unchanged. */
export function readAppealToken(token: string): { userId: string; decidedAt: number } | null {
  const [, userId = "", moment = "", signature = ""] =
    /^([0-9a-f-]{36})\.(\d{1,15})\.([A-Za-z0-9_-]{43})$/.exec(token) ?? [];
  if (!isUuid(userId) || !verifyHmac(PURPOSE, `${userId}.${moment}`, signature)) return null;
  return { userId, decidedAt: Number(moment) };
}
