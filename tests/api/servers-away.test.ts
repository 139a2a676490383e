import { createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jobs } from "@/lib/jobs";
import { type RunningWorker, runWorker } from "@/lib/platform/jobs/worker";
import { join, startPusherKit } from "@/lib/platform/realtime/pusher-test-kit";
import { resetSettings } from "@/lib/platform/settings/settings";
import { makeAccount, type TestAccount } from "../factories/accounts";
import { completePitchBody } from "../factories/pitches";
import { testDatabase } from "../setup/database";
import { callRoute } from "./call-route";
import { signUp } from "./calls";

/**
 * Jobs that read texts are left out, because their model would block this process, which answers the calls
 * too.
 */
const delivering = jobs.filter(({ name }) => /Mail$|^realtime\.|^notifications\./.test(name));
const { sql } = testDatabase({ PUSHER_APP_ID: "app", PUSHER_KEY: "key", PUSHER_SECRET: "secret" });
/** The timeout is generous, because what is awaited comes at once or not at all. */
const SOON = { timeout: 45_000, interval: 50 };

let worker: RunningWorker | undefined;
type Taken = { port: number; free: () => Promise<void> };
let smtp: Taken;
let realtime: Taken;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  [smtp, realtime] = await Promise.all([takePort(), takePort()]);
  Object.assign(process.env, {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    REALTIME_PORT: String(realtime.port),
  });
  resetSettings();
  worker = await runWorker(delivering);
  ends.push(stopWorker);
});
async function stopWorker() {
  const running = worker;
  worker = undefined;
  await running?.stop();
}
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

type Waiting = { task: string; attempts: number; failed: boolean };
const readWaiting = () => sql()<Waiting[]>`
  select task_identifier as task, attempts, last_error is not null as failed from graphile_worker.jobs
  order by task_identifier, id`;

/** Makes pending jobs due now, and failed ones on request, so that no test waits for the queue's pauses. */
const makeDue = ({ again }: { again: boolean }) => sql()`
  update graphile_worker._private_jobs set run_at = now()
  where locked_at is null and (last_error is null or ${again})`;

const post = (path: string, account: TestAccount, body: object) =>
  callRoute(path, "POST", { token: account.accessToken, body });

it("an unreachable mail server and realtime server fail no request and lose nothing", async () => {
  const brand = await makeAccount({ userType: "brand" });
  const press = await makeAccount({ userType: "press" });
  await sql()`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where locked_at is null))`;

  const body = signUp();
  expect((await callRoute("/auth/register", "POST", { body })).status).toBe(201);
  const sent = await post("/pitches", brand, { ...completePitchBody(), recipientId: press.userId });
  expect(sent.status).toBe(201);
  const { id } = sent.json.data.pitch;
  expect((await post(`/pitches/${id}/respond`, press, { response: "accepted" })).status).toBe(200);
  const wrote = await post("/messages", brand, {
    recipientId: press.userId,
    content: "Shall we start at noon?",
  });
  expect(wrote.status).toBe(201);

  // Each was tried, failed and is still queued: mails one after another, live events side by side.
  await expect
    .poll(async () => {
      await makeDue({ again: false });
      const waiting = await readWaiting();
      return waiting.length > 0 && waiting.every(({ failed }) => failed)
        ? waiting.map(({ task }) => task)
        : [];
    }, SOON)
    .toEqual([
      "accounts.verifyMail",
      "messages.firstMessageMail",
      "pitches.acceptedMail",
      "realtime.publish",
      "realtime.publish",
      "realtime.publish",
    ]);

  // Events are sent once, so no retry may fall between the server's start and the listener's connection.
  await stopWorker();
  await smtp.free();
  const mailbox = await startMailServer();
  await realtime.free();
  const kit = await startPusherKit({ port: realtime.port });
  ends.push(() => kit.stop());
  const channel = await join(await kit.connect(press.userId), `private-user-${press.userId}`);
  const heard: { name: string; data: Record<string, unknown> }[] = [];
  channel.bind_global((name: string, data: Record<string, unknown>) => heard.push({ name, data }));

  worker = await runWorker(delivering);
  await expect
    .poll(async () => {
      await makeDue({ again: true });
      return (await readWaiting()).length;
    }, SOON)
    .toBe(0);
  expect(mailbox.map(({ to }) => to).toSorted()).toEqual([body.email, brand.email, press.email].toSorted());
  expect(mailbox.find(({ to }) => to === body.email)?.text).toMatch(/\/verify-email\?token=/);
  const messageId = wrote.json.data.message.id;
  await expect.poll(() => heard.map(({ name }) => name), SOON).toContain("message.created");
  expect(heard.find(({ name }) => name === "message.created")?.data.messageId).toBe(messageId);
  expect(heard.filter(({ name }) => name === "pitch.updated").map(({ data }) => data.pitchId)).toContain(id);
});

it("with both there, live events are out at once and their net is taken down", async () => {
  const brand = await makeAccount({ userType: "brand" });
  const press = await makeAccount({ userType: "press" });
  // Without a worker, a job that left the queue was removed, not performed.
  await stopWorker();
  const sent = await post("/pitches", brand, { ...completePitchBody(), recipientId: press.userId });
  expect(sent.status).toBe(201);
  const nets = () => sql()`select 1 from graphile_worker.jobs where task_identifier = 'realtime.publish'`;
  await expect.poll(async () => (await nets()).length, SOON).toBe(0);
});

/**
 * Takes a port and cuts each connection to it. A port that is merely free could be taken by others meanwhile.
 */
async function takePort(): Promise<Taken> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The port is not known");
  const free = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { port: address.port, free };
}

/** Starts a mail server, and records what was delivered to it. */
async function startMailServer() {
  const mailbox: { to: string; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      let text = "";
      stream.on("data", (chunk) => {
        text += chunk;
      });
      stream.on("end", () => {
        for (const { address } of session.envelope.rcptTo) {
          mailbox.push({ to: address, text: text.replaceAll("=\r\n", "").replaceAll("=3D", "=") });
        }
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(smtp.port, "127.0.0.1", () => resolve()));
  ends.push(() => new Promise((resolve) => server.close(() => resolve(undefined))));
  return mailbox;
}
