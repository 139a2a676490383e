import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as readText } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { uuidv7 } from "@/lib/utils/uuid";
import { testDatabase } from "@/tests/setup/database";
import { passwordChangedMail } from "../../domain/accounts/accounts/mails/password-changed";
import { resetPasswordMail } from "../../domain/accounts/accounts/mails/reset-password";
import { verifyEmailMail } from "../../domain/accounts/accounts/mails/verify-email";
import { firstMessageMail } from "../../domain/messaging/messages/mails/first-message";
import { pitchAcceptedMail } from "../../domain/pitching/pitches/mails/pitch-accepted";
import { pitchReceivedMail } from "../../domain/pitching/pitches/mails/pitch-received";
import { resetSettings } from "../settings/settings";
import { listOutbox, readOutbox } from "./outbox";
import { messageIdOf, sendMail } from "./send-mail";
import { sendBySmtp } from "./smtp";
import { unsubscribeHeaders } from "./unsubscribe-token";

const appUrl = "https://fivewire.example";
const database = testDatabase();
let before: NodeJS.ProcessEnv;
let dataDir: string;

function configure(values: Record<string, string>) {
  process.env = {
    ...before,
    AUTH_SECRET: "a secret for tests that is long enough to pass",
    DATA_DIR: dataDir,
    APP_URL: appUrl,
    MAIL_FROM: "Fivewire <hello@fivewire.example>",
    ...values,
  };
  resetSettings();
}

beforeAll(() => {
  before = { ...process.env };
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "fivewire-mail-"));
  configure({ SMTP_URL: "" });
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
  process.env = before;
  resetSettings();
});

const verification = verifyEmailMail({ name: "Maya", token: "tok-en_1", appUrl });

describe("the outbox", () => {
  it("keeps mails, newest first, with HTML, text and headers", async () => {
    await sendMail({
      to: "maya@ledger.com",
      template: verification,
      key: "verify:1",
      headers: { "X-A": "b" },
    });
    await sendMail({ to: "kofi@ledger.com", template: verification, key: "verify:2" });
    const list = await listOutbox();
    expect(list.map(({ to }) => to)).toEqual(["kofi@ledger.com", "maya@ledger.com"]);
    const mail = await readOutbox(list[1]?.id ?? "");
    expect(mail).toMatchObject({
      from: "Fivewire <hello@fivewire.example>",
      to: "maya@ledger.com",
      subject: "Confirm your e-mail address for Fivewire",
      messageId: "<verify.1@fivewire.example>",
      headers: { "X-A": "b" },
    });
    expect(mail?.html).toContain('href="https://fivewire.example/verify-email?token=tok-en_1"');
    expect(mail?.text).toContain("https://fivewire.example/verify-email?token=tok-en_1");
  });

  it("is empty before the first mail, and answers null for what is no mail of it", async () => {
    expect(await listOutbox()).toEqual([]);
    for (const id of [uuidv7(), "../../etc/passwd", "", "x"]) expect(await readOutbox(id)).toBeNull();
  });

  it("drops the oldest beyond 500 and leaves nothing half written", async () => {
    await sendMail({ to: "first@ledger.com", template: verification, key: "verify:first" });
    const folder = join(dataDir, "outbox");
    await Promise.all(Array.from({ length: 499 }, () => writeFile(join(folder, `${uuidv7()}.json`), "{}")));
    expect((await listOutbox({ limit: 1000 })).some(({ to }) => to === "first@ledger.com")).toBe(true);
    await sendMail({ to: "last@ledger.com", template: verification, key: "verify:last" });
    const list = await listOutbox({ limit: 1000 });
    expect(list).toHaveLength(500);
    expect(list[0]?.to).toBe("last@ledger.com");
    expect(list.some(({ to }) => to === "first@ledger.com")).toBe(false);
    expect((await readdir(folder)).every((name) => name.endsWith(".json"))).toBe(true);
  });
});

describe("SMTP", () => {
  const received: string[] = [];
  let smtp: SMTPServer | undefined;
  let silent: Server | undefined;

  async function startSmtp(refuse?: number, answer = "no"): Promise<string> {
    received.length = 0;
    smtp = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      onRcptTo: (_address, _session, done) =>
        done(refuse ? Object.assign(new Error(answer), { responseCode: refuse }) : null),
      onData: (stream, _session, done) => {
        readText(stream).then((mail) => {
          received.push(mail);
          done();
        }, done);
      },
    });
    smtp.on("error", () => undefined);
    const server = smtp.listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  afterEach(async () => {
    await new Promise<void>((resolve) => (smtp ? smtp.close(resolve) : resolve()));
    await new Promise<void>((resolve) => (silent ? silent.close(() => resolve()) : resolve()));
    smtp = undefined;
    silent = undefined;
  });

  it("delivers both parts with a Message-ID that is the same at every try", async () => {
    configure({ SMTP_URL: await startSmtp() });
    const who = { userId: uuidv7(), kind: "pitch_received" };
    const mail = { to: "maya@ledger.com", template: verification, key: `verify:${who.userId}` };
    await sendMail({ ...mail, headers: unsubscribeHeaders(who) });
    await sendMail(mail);
    expect(received).toHaveLength(2);
    for (const raw of received) expect(raw).toContain(`Message-ID: <verify.${who.userId}@fivewire.example>`);
    const unfolded = received[0]?.replace(/\r\n[ \t]+/g, " ") ?? "";
    expect(unfolded).toMatch(/^To: maya@ledger\.com/m);
    expect(unfolded).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(unfolded).toContain("Content-Type: text/plain");
    expect(unfolded).toContain("Content-Type: text/html");
    expect(unfolded).toMatch(
      /^List-Unsubscribe: ?<https:\/\/fivewire\.example\/api\/unsubscribe\?token=\S+>\r$/m,
    );
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(await listOutbox()).toEqual([]);
  });

  it("lets no header be smuggled in through a name or a title", async () => {
    configure({ SMTP_URL: await startSmtp() });
    const template = firstMessageMail({
      recipientName: "Maya",
      senderName: "Eve\r\nBcc: all@ledger.com\r\n\r\nHi",
      excerpt: "x",
      conversationUrl: appUrl,
      appUrl,
      unsubscribeUrl: appUrl,
    });
    await sendMail({ to: "maya@ledger.com", template, key: "first-message:1" });
    expect(received[0]?.split("\r\n\r\n")[0]).not.toMatch(/^Bcc:/im);
    expect(received[0]).toContain("Subject: Eve Bcc: all@ledger.com Hi wrote to you");
  });

  const stops = () => database.sql()`select email, answer from stopped_addresses`;
  const stateOf = async (to: string) => {
    const [row] = await database.sql()`select state from mail_deliveries where email = ${to} and key = 'k'`;
    return row?.state;
  };

  it.each([
    [550, "5.7.1 Relaying denied", true],
    [451, "4.3.0 Try again later", false],
  ])("stops no address by a refusal of us, or for now (%d %s)", async (code, answer, permanent) => {
    configure({ SMTP_URL: await startSmtp(code, answer) });
    await expect(sendMail({ to: "no@ledger.com", template: verification, key: "k" })).rejects.toMatchObject({
      ...{ name: "MailDeliveryError", permanent },
    });
    expect([await stops(), await stateOf("no@ledger.com")]).toEqual([[], "deferred"]);
  });

  it("stops an address that its server refuses for good, but for mails that open the account", async () => {
    configure({ SMTP_URL: await startSmtp(550, "5.1.1 No such user here") });
    const mail = { to: "Gone@ledger.com", template: verification, key: "k" };
    await sendMail(mail);
    expect(await stops()).toEqual([{ email: "Gone@ledger.com", answer: "550 5.1.1 No such user here" }]);
    expect(await stateOf(mail.to)).toBe("bounced");
    await new Promise<void>((resolve) => smtp?.close(resolve) ?? resolve());
    configure({ SMTP_URL: await startSmtp() });
    await sendMail({ ...mail, to: "gone@ledger.com" });
    expect([received, await stops(), await stateOf(mail.to)]).toEqual([[], [expect.anything()], "stopped"]);
    await sendMail({ ...mail, opensAccount: true });
    expect([received.length, await stops(), await stateOf(mail.to)]).toEqual([1, [], "delivered"]);
    await sendMail(mail);
    expect(received).toHaveLength(2);
  });

  it("fails where our own desk is refused, so that no message to it is lost", async () => {
    configure({
      SMTP_URL: await startSmtp(550, "5.1.1 No such user here"),
      SUPPORT_EMAIL: "desk@fivewire.example",
    });
    const sent = sendMail({ to: "desk@fivewire.example", template: verification, key: "k" });
    await expect(sent).rejects.toMatchObject({ permanent: true });
    expect(await stops()).toEqual([]);
  });

  it("hands no mail to a server on another machine that offers no TLS", async () => {
    // This address reaches the same server, but is not the loopback's.
    configure({ SMTP_URL: (await startSmtp()).replace("127.0.0.1", "0.0.0.0") });
    const sent = sendMail({ to: "maya@ledger.com", template: verification, key: "verify:1" });
    await expect(sent).rejects.toMatchObject({ name: "MailDeliveryError", cause: { code: "ETLS" } });
    expect(received).toEqual([]);
  });

  it("gives up on a server that is gone and on one that does not answer", async () => {
    const mail = {
      from: "a@a.com",
      to: "b@b.com",
      subject: "s",
      html: "h",
      text: "t",
      messageId: "<k@h>",
      headers: {},
    };
    silent = createServer((socket) => socket.resume());
    await new Promise<void>((resolve) => silent?.listen(0, "127.0.0.1", resolve));
    const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const failure = { name: "MailDeliveryError", permanent: false };
    await expect(sendBySmtp(url, mail, 100)).rejects.toMatchObject(failure);
    await new Promise((resolve) => silent?.close(resolve));
    silent = undefined;
    await expect(sendBySmtp(url, mail, 100)).rejects.toMatchObject(failure);
  });
});

describe("templates", () => {
  const names = {
    senderName: "Hollow Pine",
    recipientName: "Maya",
    appUrl,
    unsubscribeUrl: `${appUrl}/unsubscribe?token=t`,
  };
  const pitchUrl = `${appUrl}/matching?tab=inbox&pitch=1`;
  const conversationUrl = `${appUrl}/matching?tab=inbox&conversation=2`;
  it.each([
    ["verify", verification, "/verify-email?token=tok-en_1", false],
    ["reset", resetPasswordMail({ name: "Maya", token: "r1", appUrl }), "/reset-password?token=r1", false],
    [
      "changed",
      passwordChangedMail({
        name: "Maya",
        changedAt: new Date(0),
        supportEmail: "help@fivewire.example",
        appUrl,
      }),
      "/forgot-password",
      false,
    ],
    [
      "received",
      pitchReceivedMail({ ...names, pitchUrl, pageUrl: null, pitchTitle: "A mill", summary: "It grinds" }),
      "/matching?tab=inbox&pitch=1",
      true,
    ],
    [
      "accepted",
      pitchAcceptedMail({ ...names, pitchUrl, pitchTitle: "A mill" }),
      "/matching?tab=inbox&pitch=1",
      true,
    ],
    [
      "first message",
      firstMessageMail({ ...names, conversationUrl, excerpt: "Hello there" }),
      "/matching?tab=inbox&conversation=2",
      true,
    ],
  ])("%s: the link, and a way to stop it where there is one", async (key, template, link, stoppable) => {
    await sendMail({ to: "maya@ledger.com", template, key });
    const mail = await readOutbox((await listOutbox())[0]?.id ?? "");
    expect(mail?.text.split(appUrl + link)).toHaveLength(2);
    expect(mail?.html).toContain(`href="${appUrl}${link.replaceAll("&", "&amp;")}"`);
    expect(mail?.text.includes("Stop mails of this kind")).toBe(stoppable);
    expect(mail?.text).toContain("Maya");
    expect(mail?.subject).toMatch(/^\S.{8,}\S$/);
  });

  it("shows what people typed as text, never as markup", async () => {
    const template = pitchReceivedMail({
      ...names,
      pitchUrl,
      pageUrl: null,
      pitchTitle: "<img src=x onerror=alert(1)>",
      summary: "<b>s</b>",
    });
    await sendMail({ to: "maya@ledger.com", template, key: "k" });
    const mail = await readOutbox((await listOutbox())[0]?.id ?? "");
    expect(mail?.html).not.toContain("<img");
    expect(mail?.html).toContain("&lt;b&gt;s&lt;/b&gt;");
  });
});

it("messageIdOf makes a valid id of any key", () => {
  expect(messageIdOf("pitch received:<a>\r\n1")).toBe("<pitch.received.a.1@fivewire.example>");
});
