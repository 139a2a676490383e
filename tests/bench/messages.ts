import { type BrowserContext, chromium, type Page } from "@playwright/test";
import postgres from "postgres";
import Pusher from "pusher";
import PusherClient from "pusher-js";
import type { BenchRow } from "../../lib/domain/discovery/decks/bench-rows";
import { findBrowser } from "../../scripts/lib/browser";
import type { TestStack } from "../../scripts/lib/test-stack";
import { INPUT_GOAL, newContext, typeInto } from "./builder";
import { median } from "./measure";
import type { makePair } from "./pair";

type Pair = Awaited<ReturnType<typeof makePair>>;

/** So many clients listen while one message goes to each of them. */
const CLIENTS = 200;
const ROUNDS = 100;
/** A message may take so many times a direct send, and one in a hundred so many milliseconds. */
const RATIO_GOAL = 3;
const P99_GOAL = 20;
const HISTORY = 100_000;
const PAGES = 60;
/** Pages that are read upwards before somebody types into the field below. */
const READ_PAGES = 20;

/** Measures a message on its way to the other client, and a long conversation's pages and field. */
export async function benchMessages(
  stack: TestStack,
  url: string,
  pair: Pair,
  say: (line: string) => void,
): Promise<BenchRow[]> {
  const way = await benchWay(stack, url, pair);
  const conversationId = await fillConversation(stack.databaseUrl, pair.recipient.profileId);
  return [
    way,
    await benchHistory(url, conversationId, pair),
    await benchTyping(url, conversationId, pair, say),
  ];
}

/** Milliseconds from sending a message until the last of the clients has it, beside a bare trigger. */
async function benchWay(stack: TestStack, url: string, pair: Pair): Promise<BenchRow> {
  const { key, secret, appId, port } = stack.realtime;
  const { userId, accessToken } = pair.recipient;
  const name = `private-user-${userId}`;
  const clients: PusherClient[] = [];
  const channels: ReturnType<PusherClient["subscribe"]>[] = [];
  for (let n = 0; n < CLIENTS; n++) {
    const client = new PusherClient(key, {
      ...{ wsHost: "127.0.0.1", wsPort: port, forceTLS: false, enabledTransports: ["ws"], cluster: "" },
      channelAuthorization: {
        endpoint: `${url}/api/v1/realtime/auth`,
        transport: "ajax",
        headers: { authorization: `Bearer ${accessToken}` },
      },
    });
    const channel = client.subscribe(name);
    await new Promise((resolve, reject) => {
      channel.bind("pusher:subscription_succeeded", resolve);
      channel.bind("pusher:subscription_error", reject);
    });
    clients.push(client);
    channels.push(channel);
  }
  const direct = new Pusher({ appId, key, secret, host: "127.0.0.1", port: String(port), useTLS: false });
  const heardByAll = async (event: string) => {
    const arrivals = channels.map(
      (channel) =>
        new Promise<void>((resolve) => {
          channel.bind(event, function once() {
            channel.unbind(event, once);
            resolve();
          });
        }),
    );
    await Promise.all(arrivals);
    return performance.now();
  };
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const arrival = heardByAll("message.created");
    const sent = performance.now();
    await pair.send(`Message ${round}`);
    ours.push((await arrival) - sent);
    const bare = heardByAll("bench.ping");
    const triggered = performance.now();
    await direct.trigger(name, "bench.ping", {});
    floor.push((await bare) - triggered);
  }
  for (const client of clients) client.disconnect();
  const p99 = ours.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.99)] ?? Number.NaN;
  const ratio = median(ours) / median(floor);
  const isMet = ratio <= RATIO_GOAL && p99 < P99_GOAL;
  return {
    what: `messages: stored and seen by the last of ${CLIENTS} clients / a direct send`,
    ours: `p50 ${median(ours).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    floor: `${median(floor).toFixed(1)} ms`,
    ratio: ratio.toFixed(2),
    goal: `${RATIO_GOAL}.00, p99 ${P99_GOAL} ms: ${isMet ? "met" : "NOT met"}`,
  };
}

/** Writes a long history into the profile's conversation, by both sides in turns, and returns its id. */
async function fillConversation(databaseUrl: string, profileId: string): Promise<string> {
  const client = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [conversation] = await client<{ id: string }[]>`
      select id from conversations where ${profileId} in (profile_a, profile_b) limit 1`;
    if (!conversation) throw new Error("The pair has no conversation");
    const { id } = conversation;
    await client`
      insert into messages (id, conversation_id, seq, sender_profile_id, content, created_at, read_at)
      select gen_random_uuid(), c.id, c.last_seq + n, case when n % 3 = 0 then c.profile_a else c.profile_b end,
        'Cabin ' || n || ' is free in night ' || n % 28 + 1 || ', with breakfast at the window.',
        now() - make_interval(mins => ${HISTORY} - n), now()
      from conversations c, generate_series(1, ${HISTORY}) n where c.id = ${id}`;
    await client`update conversations set last_seq = last_seq + ${HISTORY}, last_message_at = now() where id = ${id}`;
    await client`
      update conversation_members m set last_read_seq = c.last_seq, unread_count = 0, active_at = now()
      from conversations c where c.id = m.conversation_id and c.id = ${id}`;
    await client.unsafe("vacuum analyze messages");
    return id;
  } finally {
    await client.end();
  }
}

/** The time of pages deep inside a long conversation beside that of its newest page. */
async function benchHistory(url: string, id: string, { recipient }: Pair): Promise<BenchRow> {
  const headers = { authorization: `Bearer ${recipient.accessToken}` };
  const read = async (query: string) => {
    const began = performance.now();
    const answer = await fetch(`${url}/api/v1/messages/${id}/messages?limit=50${query}`, { headers });
    if (!answer.ok) throw new Error(`A page of messages answered ${answer.status}`);
    await answer.arrayBuffer();
    return performance.now() - began;
  };
  const newest: number[] = [];
  const deep: number[] = [];
  for (let n = 0; n < PAGES; n++) {
    newest.push(await read(""));
    deep.push(await read(`&after=${(n + 1) * 100}`));
  }
  return {
    what: `messages: a page deep inside ${HISTORY.toLocaleString("en")} / the newest page`,
    ours: `${median(deep).toFixed(1)} ms`,
    floor: `${median(newest).toFixed(1)} ms`,
    ratio: (median(deep) / median(newest)).toFixed(2),
  };
}

/** Typing below a long conversation of which a thousand messages were read upwards. */
async function benchTyping(
  url: string,
  id: string,
  { sender }: Pair,
  say: (line: string) => void,
): Promise<BenchRow> {
  const browser = await chromium.launch({ executablePath: findBrowser(say), args: ["--no-sandbox"] });
  try {
    const context: BrowserContext = await newContext(browser, url, sender.cookie);
    const readUpwards = async (page: Page) => {
      await page.goto(`${url}/matching?tab=inbox&conversation=${id}`, { waitUntil: "networkidle" });
      const log = page.getByRole("log", { name: "Messages" });
      for (let n = 0; n < READ_PAGES; n++) {
        const older = page.waitForResponse((response) => /\/messages\?/.test(response.url()));
        await log.evaluate((element) => element.scrollTo(0, 0));
        await older;
      }
      await log.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      return page.getByRole("textbox", { name: "Message", exact: true });
    };
    const ours = await typeInto(context, readUpwards);
    const bare = await typeInto(context, async (page) => {
      await page.setContent("<!doctype html><label>Bare <textarea rows=8></textarea></label>");
      return page.getByLabel("Bare");
    });
    return {
      what: `messages: typing below ${HISTORY.toLocaleString("en")}, ${READ_PAGES * 50} read, 4x slowdown / into a bare field`,
      ours: `p75 ${ours} ms`,
      floor: `p75 ${bare} ms`,
      ratio: (ours / bare).toFixed(2),
      goal: `${INPUT_GOAL} ms: ${ours < INPUT_GOAL ? "met" : "NOT met"}`,
    };
  } finally {
    await browser.close();
  }
}
