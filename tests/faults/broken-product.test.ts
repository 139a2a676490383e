import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeDatabase } from "@/lib/platform/database";
import { join, startPusherKit } from "@/lib/platform/realtime/pusher-test-kit";
import { makeAccount, PASSWORD, type TestAccount, uniqueEmail } from "../factories/accounts";
import { makeCollaboration } from "../factories/pitches";
import { type Answer, call } from "./support/client";
import { startForwarder } from "./support/forwarder";
import { insist } from "./support/insist";
import { startHungServer, startMailServer } from "./support/mail-server";
import { type FaultStack, type Process, SOON, startFaultStack } from "./support/stack";

const KILLS = process.env.TEST_LONG ? 5 : 2;
const SENDERS = 4;

let stack: FaultStack;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let realtime: Awaited<ReturnType<typeof startRealtime>>;
let app: Process;
let worker: Process;
let brand: TestAccount;
let press: TestAccount;
const mailbox: { to: string[]; messageId: string; text: string }[] = [];
const heard: { name: string; data: Record<string, unknown> }[] = [];
let counter = 0;

beforeAll(async () => {
  stack = await startFaultStack();
  brand = await makeAccount({ userType: "brand", name: "Petra Lindqvist" });
  press = await makeAccount({ userType: "press", name: "Maren Oduya" });
  await makeCollaboration(brand, press);
  await closeDatabase();
  await startServers();
  app = await stack.startApp();
  worker = stack.start("worker");
});
afterAll(async () => {
  await stack?.stop();
  await realtime?.stop();
  await mails?.stop();
});

async function startServers() {
  mails = await startMailServer(stack.smtpPort);
  mails.onStage(async (stage) => {
    if (stage === "taken") mailbox.push(...mails.mailbox.splice(0));
  });
  realtime = await startRealtime();
}

/**
 * Starts the realtime server. It can be reached once its reader listens, so that no retried job sends an
 * event before.
 */
async function startRealtime() {
  const kit = await startPusherKit();
  const channel = await join(await kit.connect(press.userId), `private-user-${press.userId}`);
  channel.bind_global((name: string, data: Record<string, unknown>) => heard.push({ name, data }));
  const forwarder = await startForwarder(stack.realtimePort, kit.server.port);
  return {
    stop: async () => {
      await forwarder.stop();
      await kit.stop();
    },
  };
}

const write = (text: string, key: string, requestId?: string) =>
  call(stack.url, "POST", "/messages", {
    token: brand.accessToken,
    body: { recipientId: press.userId, content: text },
    key,
    requestId,
  });
const signUp = (email: string) =>
  call(stack.url, "POST", "/auth/register", {
    body: { email, password: PASSWORD, name: "Iris Tan", userType: "press", agreeToTerms: true },
  });

/** Writes messages in parallel until it is stopped, each repeated under its key until it is answered. */
function startLoad() {
  let isOver = false;
  const acknowledged: string[] = [];
  const refusals: (Answer | null)[] = [];
  const work = Array.from({ length: SENDERS }, async () => {
    while (!isOver) {
      const text = `Message ${++counter}`;
      const answer = await insist(
        () => write(text, `key-${text.split(" ")[1]}`),
        (refusal) => refusals.push(refusal),
      );
      expect([answer.status, text]).toEqual([201, text]);
      acknowledged.push(text);
    }
  });
  return {
    acknowledged,
    refusals,
    /** Resolves once this many more are answered. */
    more: async (count: number) => {
      const wanted = acknowledged.length + count;
      await Promise.race([
        Promise.all(work),
        expect.poll(() => acknowledged.length, SOON).toBeGreaterThanOrEqual(wanted),
      ]);
    },
    stop: async () => {
      isOver = true;
      await Promise.all(work);
    },
  };
}

/** On a slow machine the deadline of a statement or of a lock may answer first, which is an answer all the same. */
function expectRetryAfter(refusals: (Answer | null)[]) {
  expect(refusals.filter((refusal) => !refusal?.headers.has("retry-after"))).toEqual([]);
}

async function queueIsDone() {
  await expect
    .poll(async () => {
      await stack.makeDue();
      const [row] = await stack.sql`select count(*)::int as jobs from graphile_worker._private_jobs`;
      return row?.jobs;
    }, SOON)
    .toBe(0);
}

/**
 * Expects every acknowledged message once as a row and once on the reader's screen, and all of them as live
 * events.
 */
async function nothingIsLost(acknowledged: string[]) {
  const rows = await stack.sql<{ id: string; content: string; conversation: string }[]>`
    select id, content, conversation_id as conversation from messages where content like 'Message %'`;
  const contents = rows.map(({ content }) => content);
  expect(new Set(contents).size).toBe(contents.length);
  expect(acknowledged.filter((text) => !contents.includes(text))).toEqual([]);
  await queueIsDone();
  const live = new Set(
    heard.filter(({ name }) => name === "message.created").map(({ data }) => data.messageId),
  );
  await expect.poll(() => rows.filter(({ id }) => !live.has(id)).length, SOON).toBe(0);
  const shown: string[] = [];
  let cursor: string | undefined;
  do {
    const query = `limit=100${cursor ? `&cursor=${cursor}` : ""}`;
    const answer = await call(stack.url, "GET", `/messages/${rows[0]?.conversation}/messages?${query}`, {
      token: press.accessToken,
    });
    if (!answer) throw new Error("The screen could not be read.");
    const { data, pagination } = answer.json as unknown as {
      data: { messages: { id: string }[] };
      pagination: { nextCursor: string | null };
    };
    shown.push(...data.messages.map(({ id }) => id));
    cursor = pagination.nextCursor ?? undefined;
  } while (cursor);
  for (const { id } of rows) expect(shown.filter((other) => other === id)).toEqual([id]);
}

describe("the database restarts under load", () => {
  it("and every request is answered, refused with Retry-After, or done afterwards, once", async () => {
    const load = startLoad();
    await load.more(10);
    await stack.restartDatabase(async () => {
      await expect.poll(() => load.refusals.length, SOON).toBeGreaterThan(0);
      const ready = await fetch(`${stack.url}/api/v1/health/ready`);
      expect([ready.status, ready.headers.has("retry-after")]).toEqual([503, true]);
      expect((await fetch(`${stack.url}/api/v1/health/live`)).status).toBe(200);
      // A page whose database is away answers 503, which asks the client to come back.
      const page = await fetch(`${stack.url}/brand-newsroom/never-read-before`);
      expect([page.status, page.headers.has("retry-after")]).toEqual([503, true]);
    });
    await load.more(20);
    await load.stop();
    expectRetryAfter(load.refusals);
    await nothingIsLost(load.acknowledged);
  });
});

describe("the mail server and the realtime server hang", () => {
  it("and requests go on, and all arrives later", async () => {
    await mails.stop();
    await realtime.stop();
    const hungMail = await startHungServer(stack.smtpPort);
    const hungRealtime = await startHungServer(stack.realtimePort);
    const email = uniqueEmail("hung");
    const load = startLoad();
    try {
      expect((await signUp(email))?.status).toBe(201);
      await load.more(20);
      await load.stop();
      expectRetryAfter(load.refusals);
      await expect
        .poll(() => Math.min(hungMail.connections(), hungRealtime.connections()), SOON)
        .toBeGreaterThan(0);
    } finally {
      await hungMail.stop();
      await hungRealtime.stop();
      await startServers();
    }
    await nothingIsLost(load.acknowledged);
    expect(mailbox.filter(({ to }) => to.includes(email)).length).toBe(1);
  });
});

describe("the whole app is killed", () => {
  it(`${KILLS} times under load, and nothing that was acknowledged is lost or there twice`, async () => {
    const load = startLoad();
    const emails: string[] = [];
    for (let n = 0; n < KILLS; n++) {
      await load.more(8);
      const email = uniqueEmail("killed");
      expect((await signUp(email))?.status).toBe(201);
      emails.push(email);
      await Promise.all([app.kill(), worker.kill()]);
      app = await stack.startApp();
      worker = stack.start("worker");
    }
    await load.more(8);
    await load.stop();
    await nothingIsLost(load.acknowledged);
    for (const email of emails) {
      const copies = mailbox.filter(({ to }) => to.includes(email));
      expect(new Set(copies.map(({ messageId }) => messageId)).size, email).toBe(1);
    }
  });
});

describe("asked to end", () => {
  it("the app answers what it has begun, takes nothing new, and exits 0", async () => {
    const [row] = await stack.sql<{ id: string }[]>`select id from conversations limit 1`;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let locked = () => {};
    const isLocked = new Promise<void>((resolve) => {
      locked = resolve;
    });
    const holder = stack.sql.begin(async (tx) => {
      await tx`select 1 from conversations where id = ${row?.id ?? ""} for update`;
      locked();
      await released;
    });
    await isLocked;
    const underWay = write("Message under way", "under-way");
    const blocked = async () => {
      const [waiting] =
        await stack.sql`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`;
      return waiting?.n;
    };
    await expect.poll(blocked, { ...SOON, interval: 20 }).toBeGreaterThan(0);
    const ended = app.terminate();
    await expect
      .poll(
        () =>
          fetch(`${stack.url}/api/v1/health/live`).then(
            () => "taken",
            () => "refused",
          ),
        SOON,
      )
      .toBe("refused");
    release();
    await holder;
    const answer = await underWay;
    if (answer?.status !== 201) expectRetryAfter([answer]);
    expect(await ended).toEqual({ code: 0, signal: null });
    app = await stack.startApp();
  });

  it("the worker gives back a job that hangs, and exits 0", async () => {
    await queueIsDone();
    await mails.stop();
    const hung = await startHungServer(stack.smtpPort);
    const email = uniqueEmail("given-back");
    expect((await signUp(email))?.status).toBe(201);
    await expect.poll(() => hung.connections(), SOON).toBeGreaterThan(0);
    expect(await worker.terminate()).toEqual({ code: 0, signal: null });
    const held = await stack.sql`select 1 from graphile_worker._private_jobs where locked_by is not null`;
    expect(held).toHaveLength(0);
    await hung.stop();
    await realtime.stop();
    await startServers();
    worker = stack.start("worker");
    await queueIsDone();
    await expect.poll(() => mailbox.filter(({ to }) => to.includes(email)).length, SOON).toBe(1);
  });

  it("the realtime server exits 0", async () => {
    await mails.stop();
    await realtime.stop();
    const server = stack.start("realtime");
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${stack.realtimePort}/`).then(
            ({ status }) => status > 0,
            () => false,
          ),
        SOON,
      )
      .toBe(true);
    expect(await server.terminate()).toEqual({ code: 0, signal: null });
    await startServers();
  });
});

describe("the log of all of this", () => {
  it("follows a request from the edge into its job", async () => {
    const requestId = `seen-${Date.now()}`;
    expect((await write("Message that is followed", "followed", requestId))?.status).toBe(201);
    const email = uniqueEmail("followed");
    await call(stack.url, "POST", "/auth/register", {
      body: { email, password: PASSWORD, name: "Iris Tan", userType: "press", agreeToTerms: true },
      requestId,
    });
    const of = (from: string) =>
      stack
        .lines(from)
        .filter((line) => line.includes(requestId))
        .map((line) => JSON.parse(line));
    await expect
      .poll(() => of("worker"), SOON)
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ requestId, job: "accounts.verifyMail", msg: "job done" }),
        ]),
      );
    expect(of("app")).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ area: "/api/v1/auth", status: 201, operations: ["accounts.register"] }),
      ]),
    );
  });

  it("is lines of JSON that name nobody and let nobody in", () => {
    const lines = stack.lines();
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) expect(() => JSON.parse(line), line.slice(0, 200)).not.toThrow();
    const text = stack.printed();
    const secrets = [
      ...[PASSWORD, "Petra Lindqvist", "Maren Oduya", "Iris Tan", "northwind-post.com", "Message 1"],
      ...[brand.accessToken, brand.refreshToken, press.accessToken, stack.env.AUTH_SECRET ?? ""],
    ];
    for (const secret of secrets) expect(text.includes(secret), secret.slice(0, 20)).toBe(false);
    const tokens = mailbox.flatMap(({ text: mail }) =>
      [...mail.matchAll(/token=(?:3D)?([\w-]{10,})/g)].map(([, token]) => token),
    );
    expect(tokens.length).toBeGreaterThan(0);
    for (const token of tokens) expect(text.includes(token ?? "")).toBe(false);
  });
});
