import { afterEach, expect, it } from "vitest";
import { resetSettings } from "@/lib/platform/settings/settings";
import { testingTerms } from "./site";

const before = { ...process.env };
function under(changed: Record<string, string>) {
  Object.assign(process.env, changed);
  resetSettings();
  return testingTerms();
}

afterEach(() => {
  process.env = { ...before };
  resetSettings();
});

it("says that nothing waits for a confirmed address in testing mode alone, and where the mails are", () => {
  expect(under({ TESTING_MODE: "false" })).toBeNull();
  expect(under({ TESTING_MODE: "true" })).toEqual({ mailbox: "/dev/mailbox" });
  expect(under({ TESTING_MODE: "true", SMTP_URL: "smtp://127.0.0.1:2525" })).toEqual({ mailbox: null });
});
