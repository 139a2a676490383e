import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "./surfaces";

/** These mail by themselves, at once: the account's security, links to strangers, and what strangers write to us. */
const atOnce = [
  "lib/domain/accounts/accounts/events.ts",
  "lib/domain/accounts/subscribers/events.ts",
  "lib/domain/messaging/contact/events.ts",
  "lib/domain/profiles/companies/events.ts",
  "lib/domain/profiles/notifications/mail-person.ts",
];

it("mail to people with accounts goes by mailPerson, which knows quiet hours and the link that stops it", () => {
  const senders = listFiles("lib/domain", /\.ts$/)
    .filter((file) => !file.endsWith(".test.ts"))
    .filter((file) => readFileSync(file, "utf8").includes("sendMail("));
  expect(senders.toSorted()).toEqual(atOnce);
});
