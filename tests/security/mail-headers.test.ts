import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, inject, it } from "vitest";
import type { OutboxMail } from "@/lib/platform/mail/outbox";
import { makeAccount, PASSWORD, uniqueEmail } from "../factories/accounts";
import { completePitchBody } from "../factories/pitches";
import { call, one, processes, send } from "./support/http";
import { rawRequest } from "./support/raw-request";

const { dataDir } = inject("target");
const INJECTED = "\r\nBcc: spy@evil.example\r\nContent-Type: text/html\r\n\r\n<b>injected</b>";

async function readMails(): Promise<OutboxMail[]> {
  const folder = path.join(dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json"));
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), "utf8"))));
}

/** Waits for the mails to an address, and checks for each what holds for every mail. */
async function mailsTo(to: string, subject = /./): Promise<OutboxMail[]> {
  let found: OutboxMail[] = [];
  await expect
    .poll(
      async () => {
        found = (await readMails()).filter((mail) => mail.to === to && subject.test(mail.subject));
        return found.length;
      },
      { timeout: 100_000, message: `a mail to ${to}` },
    )
    .toBeGreaterThan(0);
  for (const mail of found) {
    const { html: _html, text: _text, headers, ...lines } = mail;
    for (const [name, value] of [...Object.entries(lines), ...Object.entries(headers)])
      expect([name, String(value)]).toEqual([name, expect.stringMatching(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)]);
    expect(Object.keys(headers).join()).not.toMatch(/bcc|cc|content-type/i);
  }
  return found;
}

describe("what people typed, in a mail", () => {
  it("stays in its line: a sender's name and a pitch's title", async () => {
    const brand = await makeAccount({ userType: "brand" });
    const press = await makeAccount({ userType: "press" });
    const named = await call("PUT /users/profile", {
      token: brand.accessToken,
      body: { name: `Hollow Pine${INJECTED}`.slice(0, 90) },
    });
    const title = `A winter without a road${INJECTED}`;
    const body = { ...completePitchBody(), title, recipientId: press.profileId };
    const sent = await call("POST /pitches", { token: brand.accessToken, body });
    // A refusal and a header of one line are both safe; a plain name's mail goes out in either case.
    expect([200, 400]).toContain(named.status);
    expect([201, 400]).toContain(sent.status);
    if (sent.status === 400) {
      const plain = { ...completePitchBody(), recipientId: press.profileId };
      expect((await call("POST /pitches", { token: brand.accessToken, body: plain })).status).toBe(201);
    }
    const [mail] = await mailsTo(press.email);
    expect(mail?.html).not.toContain("<b>injected</b>");
  });

  it("stays in its line: a name at sign-up and in a contact message", async () => {
    const email = uniqueEmail("line");
    const name = `Robin${INJECTED}`.slice(0, 90);
    const body = { email, password: PASSWORD, name, userType: "press", agreeToTerms: true };
    const signedUp = await call("POST /auth/register", { body });
    expect([201, 400]).toContain(signedUp.status);
    if (signedUp.status === 201) await mailsTo(email);
    const contact = await send("/api/contact", {
      method: "POST",
      body: { name, email: "iris@harbour-post.com", topic: "other", message: `How?${INJECTED}` },
      headers: { origin: one },
    });
    expect([200, 303, 400]).toContain(contact.status);
    for (const mail of await readMails()) {
      expect(mail.to).not.toContain("spy@evil.example");
      expect(mail.from).not.toContain("spy@evil.example");
      expect(JSON.stringify(mail.headers)).not.toMatch(/spy@evil\.example/);
    }
  });
});

describe("an address", () => {
  const wrong = [
    "robin@northwind-post.com\r\nBcc: spy@evil.example",
    "robin@northwind-post.com\nspy@evil.example",
    "robin@northwind-post.com,spy@evil.example",
    "robin@northwind-post.com;spy@evil.example",
    "robin@northwind-post.com spy@evil.example",
    "Robin <robin@northwind-post.com>",
    "<robin@northwind-post.com>",
    "robin@northwind-post.com>",
    "robin@northwind-post.com%0aBcc:spy@evil.example",
    "robin@evil.example@northwind-post.com",
    "robin@[127.0.0.1]",
    "robin@northwind-post.com\u0000.evil.example",
    "robin\u2028@northwind-post.com",
  ];

  it.each(wrong)("%j gets no mail and no account", async (email) => {
    for (const [n, [place, body]] of (
      [
        [
          "POST /auth/register",
          { email, password: PASSWORD, name: "Robin", userType: "press", agreeToTerms: true },
        ],
        ["POST /auth/forgot-password", { email }],
        ["POST /auth/login", { email, password: PASSWORD }],
      ] as const
    ).entries()) {
      const { status } = await call(place, { body, at: processes[n % 2] });
      expect([place, status]).toEqual([place, expect.toBeOneOf([400, 401])]);
    }
    for (const path of ["/api/subscribe", "/api/contact"]) {
      const body = { email, name: "Robin", topic: "other", message: "Hello" };
      const { status } = await send(path, { method: "POST", body });
      expect([path, status]).toEqual([path, 400]);
    }
  });
});

describe("a link in a mail", () => {
  it.each<[string, Record<string, string>]>([
    ["Host", { host: "evil.example" }],
    ["X-Forwarded-Host", { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" }],
    ["Forwarded", { forwarded: "host=evil.example" }],
    ["Origin and Referer", { origin: "https://evil.example", referer: "https://evil.example/" }],
  ])("leads to our own address whatever %s says", async (_, headers) => {
    const { email } = await makeAccount();
    const body = JSON.stringify({ email });
    const answer = await rawRequest("/api/v1/auth/forgot-password", {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": String(body.length), ...headers },
      body,
    });
    expect(answer.status).toBe(200);
    const [mail] = await mailsTo(email, /password/i);
    expect(mail?.text).toContain("/reset-password?token=");
    expect(JSON.stringify(mail)).not.toContain("evil.example");
    for (const [link] of (mail?.text ?? "").matchAll(/https?:\/\/[^\s)\]>]+/g))
      expect(new URL(link.replace(/[.,]+$/, "")).hostname).toBe("localhost");
  });
});
