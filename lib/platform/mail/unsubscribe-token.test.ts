import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resetSettings } from "../settings/settings";
import { makeUnsubscribeToken, readUnsubscribeToken, unsubscribePageUrl } from "./unsubscribe-token";

const appUrl = "https://fivewire.example";
const before = { ...process.env };

beforeAll(() => {
  Object.assign(process.env, {
    AUTH_SECRET: "a secret for tests that is long enough to pass",
    APP_URL: appUrl,
  });
  resetSettings();
});
afterAll(() => {
  process.env = before;
  resetSettings();
});

describe("unsubscribe tokens", () => {
  const who = { userId: "0199f3c2-7a5e-7cc1-8d6b-1f2a3b4c5d6e", kind: "pitch_received" };

  it("tell whose mails of which kind stop, and only unchanged", () => {
    const token = makeUnsubscribeToken(who);
    expect(readUnsubscribeToken(token)).toEqual(who);
    expect(unsubscribePageUrl(who)).toBe(`${appUrl}/unsubscribe?token=${token}`);
    for (const forged of [
      "",
      token.slice(0, -1),
      token.replace("pitch_received", "first_message"),
      token.replace("0199", "0198"),
      `${token}x`,
      makeUnsubscribeToken({ ...who, userId: "not-a-user" }),
    ]) {
      expect(readUnsubscribeToken(forged)).toBeNull();
    }
  });
});
