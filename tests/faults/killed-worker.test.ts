import { afterAll, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { sendContactMessage } from "@/lib/domain/messaging/contact/commands";
import { closeDatabase } from "@/lib/platform/database";
import { anonymous } from "../factories/accounts";
import { startMailServer } from "./support/mail-server";
import { type Process, SOON, startFaultStack } from "./support/stack";

/**
 * The number of times a worker is killed over a mail that its command has committed, on two queues in
 * parallel. Three on each are one at each stage of a delivery.
 */
const KILLS = process.env.TEST_LONG ? 100 : 6;
const QUEUES = 2;
const KILLS_EACH = KILLS / QUEUES;
/** A worker may deliver one mail before it is killed over another, so there are more mails than kills. */
const MAILS = KILLS_EACH + 5;

type Queue = Awaited<ReturnType<typeof fillQueue>>;

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

/** Makes a database with mails that are committed and not sent. */
async function fillQueue() {
  const stack = await startFaultStack();
  const mails = await startMailServer(stack.smtpPort);
  stops.push(mails.stop, stack.stop);
  for (let n = 0; n < MAILS; n++) {
    await execute(anonymous(), sendContactMessage, {
      name: "Iris Tan",
      email: "iris.tan@northwind-post.com",
      topic: "account",
      message: `The mail of number ${n}.`,
    });
  }
  await closeDatabase();
  const rows = await stack.sql<{ id: string }[]>`
    select payload->>'messageId' as id from graphile_worker._private_jobs`;
  return { stack, mails, ids: rows.map(({ id }) => id) };
}

/**
 * The moments of a kill: while the worker names the sender, when it has sent everything, and when it has just
 * read that the mail was taken.
 */
const stages = ["sender", "data", "taken"] as const;

/** @returns the mails that the server took without the worker living to write it down. */
async function killOverMails({ stack, mails }: Queue): Promise<Set<string>> {
  const ambiguous = new Set<string>();
  let kills = 0;
  let delivered = 0;
  let worker: Process | undefined;
  let ended = () => {};
  mails.onStage(async (stage, messageId) => {
    if (delivered === 0) {
      if (stage === "taken") delivered++;
      return;
    }
    if (stage !== stages[kills % stages.length] || !worker) return;
    const victim = worker;
    worker = undefined;
    kills++;
    if (stage !== "sender") ambiguous.add(messageId);
    await victim.kill();
    ended();
  });
  while (kills < KILLS_EACH) {
    await stack.makeDue();
    const over = new Promise<void>((resolve) => {
      ended = resolve;
    });
    delivered = 0;
    worker = stack.start("worker");
    await over;
  }
  mails.onStage(async () => {});
  return ambiguous;
}

async function deliverRest({ stack }: Queue) {
  const last = stack.start("worker");
  await expect
    .poll(async () => {
      await stack.makeDue();
      const [row] = await stack.sql`select count(*)::int as jobs from graphile_worker._private_jobs`;
      return row?.jobs;
    }, SOON)
    .toBe(0);
  expect(await last.terminate()).toEqual({ code: 0, signal: null });
}

it(`no mail is lost when the worker is killed ${KILLS} times between the commit and the delivery`, async () => {
  const queues: Queue[] = [];
  while (queues.length < QUEUES) queues.push(await fillQueue());
  await Promise.all(
    queues.map(async (queue) => {
      const { mails, ids } = queue;
      expect(ids).toHaveLength(MAILS);
      const ambiguous = await killOverMails(queue);
      await deliverRest(queue);
      const taken = mails.mailbox.map(({ messageId }) => messageId);
      for (const id of ids)
        expect(
          taken.some((messageId) => messageId.includes(id)),
          id,
        ).toBe(true);
      expect(new Set(taken).size).toBe(MAILS);
      // A second copy with the same Message-ID may exist only of a mail that the server had taken when the
      // worker was killed.
      const doubles = taken.filter((id, at) => taken.indexOf(id) !== at);
      expect(doubles.filter((id) => !ambiguous.has(id))).toEqual([]);
    }),
  );
});
