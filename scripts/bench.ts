/**
 * Speed, as ratios within one run: what we do beside what the framework or a direct send costs at the same
 * moment on the same machine. Absolute numbers are printed for the reader and mean nothing across machines.
 */
import Pusher from "pusher";
import PusherClient from "pusher-js";
import { makePair } from "../tests/bench/pair";
import { startBareApp } from "./lib/bare-app";
import { ensureBuild } from "./lib/build";
import { PROJECT } from "./lib/child";
import { compare, median } from "./lib/measure";
import { startTestStack, type TestStack } from "./lib/test-stack";

const DIST_DIR = ".next-test";
const ending = new AbortController();
const say = (line: string) => console.log(line);
const rows: { what: string; ours: string; floor: string; ratio: string }[] = [];

function report(what: string, result: Awaited<ReturnType<typeof compare>>) {
  const rate = ({ perSecond, p50, p99 }: typeof result.ours) =>
    `${Math.round(perSecond)}/s, p50 ${p50} ms, p99 ${p99} ms`;
  rows.push({ what, ours: rate(result.ours), floor: rate(result.floor), ratio: result.ratio.toFixed(2) });
}

/** Milliseconds from asking for a message until the other client hears of it, against a bare trigger. */
async function benchMessages(stack: TestStack, url: string, pair: Awaited<ReturnType<typeof makePair>>) {
  const { key, secret, appId, port } = stack.realtime;
  const client = new PusherClient(key, {
    wsHost: "127.0.0.1",
    wsPort: port,
    forceTLS: false,
    enabledTransports: ["ws"],
    cluster: "",
    channelAuthorization: {
      endpoint: `${url}/api/v1/realtime/auth`,
      transport: "ajax",
      headers: { authorization: `Bearer ${pair.recipient.accessToken}` },
    },
  });
  const channel = client.subscribe(`private-user-${pair.recipient.userId}`);
  await new Promise((resolve, reject) => {
    channel.bind("pusher:subscription_succeeded", resolve);
    channel.bind("pusher:subscription_error", reject);
  });
  const direct = new Pusher({ appId, key, secret, host: "127.0.0.1", port: String(port), useTLS: false });
  const heard = (event: string) =>
    new Promise<number>((resolve) => {
      channel.bind(event, function once() {
        channel.unbind(event, once);
        resolve(performance.now());
      });
    });
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < 60; round++) {
    const sent = performance.now();
    const arrival = heard("message.created");
    await pair.send(`Message ${round}`);
    ours.push((await arrival) - sent);
    const triggered = performance.now();
    const bare = heard("bench.ping");
    await direct.trigger(`private-user-${pair.recipient.userId}`, "bench.ping", {});
    floor.push((await bare) - triggered);
  }
  client.disconnect();
  rows.push({
    what: "message stored and heard by the other client / a direct send",
    ours: `${median(ours).toFixed(1)} ms`,
    floor: `${median(floor).toFixed(1)} ms`,
    ratio: (median(ours) / median(floor)).toFixed(2),
  });
}

/** Bytes of a page, asked for until it comes from the cache. */
async function readSize(address: string): Promise<number> {
  let bytes = 0;
  for (let n = 0; n < 4; n++) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    bytes = (await response.arrayBuffer()).byteLength;
  }
  return bytes;
}

async function main() {
  await ensureBuild({ project: PROJECT, distDir: DIST_DIR, env: process.env, say, signal: ending.signal });
  const stack = await startTestStack({
    distDir: DIST_DIR,
    apps: 1,
    seed: false,
    env: { RATE_LIMIT_ANONYMOUS: "100000000", RATE_LIMIT_USER: "100000000" },
    say,
    signal: ending.signal,
  });
  try {
    const [url = ""] = stack.urls;
    const pair = await makePair(url);
    const publicPages = [
      { what: "a newsroom", path: pair.sender.profileUrl },
      { what: "the landing page", path: "/" },
    ];
    const sizes = await Promise.all(publicPages.map(({ path }) => readSize(url + path)));
    const bare = await startBareApp(process.env, ending.signal, [...new Set(sizes)]);
    try {
      const empty = { url: `${bare.url}/api/empty` };
      const bearer = { authorization: `Bearer ${pair.sender.accessToken}` };
      report(
        "GET /api/v1/pitch-drafts (20 rows) / an empty Next route",
        await compare({ url: `${url}/api/v1/pitch-drafts`, headers: bearer }, empty),
      );
      report(
        "GET /api/v1/auth/me / an empty Next route",
        await compare({ url: `${url}/api/v1/auth/me`, headers: bearer }, empty),
      );
      const page = { url: `${url}/matching?tab=create-pitch`, headers: { cookie: pair.sender.cookie } };
      report("/matching signed in (20 pitches) / a bare page", await compare(page, { url: bare.url }));
      for (const [n, { what, path }] of publicPages.entries()) {
        const floor = { url: `${bare.url}/cached/${sizes[n]}` };
        report(`${what} / a bare cached page of its size`, await compare({ url: url + path }, floor));
      }
      await benchMessages(stack, url, pair);
    } finally {
      await bare.stop();
    }
  } finally {
    await stack.stop();
  }
  console.table(rows);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => ending.abort());
process.on("disconnect", () => ending.abort());
await main();
process.exit(0);
