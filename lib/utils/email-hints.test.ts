import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkEmail } from "./email-guard";
import { checkEmailSyntaxAndLabels } from "./email-hints";

const label = fc.constantFrom(
  "test",
  "example",
  "fake",
  "temp",
  "contest",
  "acme",
  "mail",
  "tempmail",
  "co",
  "com",
  "a1234567890",
);
const suffix = fc.constantFrom(
  ..."com org co.uk com.au com.br co.jp io de test invalid local com.ua co.xx gov.uk xn--p1ai github.io".split(
    " ",
  ),
);
const address = fc
  .tuple(
    fc.constantFrom("maya", "m.c", "1234567890", "x y"),
    fc.array(label, { minLength: 1, maxLength: 3 }),
    suffix,
  )
  .map(([local, labels, end]) => `${local}@${[...labels, end].join(".")}`);

describe("the light e-mail check", () => {
  it("refuses nothing that the server takes, and refuses with the same messages", () => {
    fc.assert(
      fc.property(address, (email) => {
        const light = checkEmailSyntaxAndLabels(email);
        if (light !== null) expect([email, checkEmail(email)]).toEqual([email, light]);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    "maya@ledger.com",
    "maya@contest.com",
    "maya@test.ledger.com",
    "maya@test.com",
    "maya@mail.example.co.uk",
    "maya@fake.com.au",
    "maya@mailinator.com",
    "maya@eu.yopmail.com",
    "maya@tempmail.net",
    "maya@tempmail.com",
    "maya@ledger.test",
    "maya@ledger.local",
    "12345678901@ledger.com",
    "nobody",
    " MAYA@TEMP.IO ",
  ])("agrees with the server on the common case %j", (email) => {
    expect(checkEmailSyntaxAndLabels(email)).toBe(checkEmail(email));
  });

  it("leaves the long list to the server", () => {
    expect(checkEmailSyntaxAndLabels("maya@0-mail.com")).toBeNull();
    expect(checkEmail("maya@0-mail.com")).toBe("Please use a valid business or personal email address");
  });
});
