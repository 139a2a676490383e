import { domainToASCII } from "node:url";
import { expect, it } from "vitest";
import { canonicalEmail } from "./canonical-email";
import { isEmail } from "./is-email";

it.each([
  ["Info@XN--MNCHEN-3YA.de", "info@münchen.de"],
  ["info@MÜNCHEN.de", "info@münchen.de"],
  ["info@mu\u0308nchen.de", "info@münchen.de"],
  ["post@xn--eckwd4c7c.xn--zckzah.jp", "post@ドメイン.テスト.jp"],
  ["a@xn--mgbh0fb.xn--kgbechtv.org", "a@مثال.إختبار.org"],
  ["a@straße.de", "a@straße.de"],
  ["Nadia@Paper.example.com", "nadia@paper.example.com"],
])("A5: %s is %s", (typed, canonical) => {
  expect(canonicalEmail(typed)).toBe(canonical);
  expect(isEmail(canonical)).toBe(true);
  expect(canonicalEmail(canonical)).toBe(canonical);
  const host = canonical.split("@")[1] ?? "";
  expect(canonicalEmail(`x@${domainToASCII(host)}`)).toBe(`x@${host}`);
});

it.each(["nobody", "a@", "a@ｅxample.com", "a@xn--.com", "a@exa mple.com", "a@münchen.de/x"])(
  "A5: %s is no address that became one",
  (typed) => expect(isEmail(canonicalEmail(typed))).toBe(false),
);
