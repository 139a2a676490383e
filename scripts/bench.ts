/**
 * The bench measures speed as ratios within one run: what we do beside what the framework or a direct send costs at the
 * same moment on the same machine. Absolute numbers are printed for the reader and mean nothing across machines. It
 * writes docs/bench.json: all of it, or the rows that were asked for.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type BenchRow, benchFile, mergeRows } from "../lib/domain/discovery/decks/bench-rows";
import { startBareApp } from "../tests/bench/bare-app";
import { benchBuilder } from "../tests/bench/builder";
import { benchFaults } from "../tests/bench/faults";
import { benchFigures } from "../tests/bench/figures";
import { benchLighthouse } from "../tests/bench/lighthouse";
import { benchLists } from "../tests/bench/lists";
import { compare, type Load } from "../tests/bench/measure";
import { beyondMemory, memoryRow, readMemory } from "../tests/bench/memory";
import { benchMessages } from "../tests/bench/messages";
import { sendMixed } from "../tests/bench/mixed-requests";
import { makePair } from "../tests/bench/pair";
import { type Room, roomsOf, sessionOf, writeTrees } from "../tests/bench/rooms";
import { benchScoring } from "../tests/bench/scoring";
import { ensureBuild } from "./lib/build";
import { PROJECT } from "./lib/child";
import { pickPort } from "./lib/ports";
import { startTestStack } from "./lib/test-stack";

const DIST_DIR = ".next-test";
/** `npm test -- --long` measures into a copy, since its figures are of a busy machine. */
const FILE = process.env.BENCH_FILE ?? path.join(PROJECT, "docs", "bench.json");
/** A public page has to be answered so many times as fast as a bare cached page. */
const PUBLIC_PAGE_GOAL = 3;
/** These rows need nothing but this process. */
const SCORING = "scoring";
const FAULTS = "faults";
/** This row runs in a browser and needs no bare app. */
const BUILDER = "builder";
/** These rows need no bare app either. */
const MESSAGES = "messages";
/** The app holds little after these, on its own as `npm start` makes it. */
const MEMORY = "memory";
const MIXED = 20_000;
const ending = new AbortController();
const say = (line: string) => console.log(line);
const rows: BenchRow[] = [];

/** `npm run bench -- inbox lists` runs the rows whose name holds one of the arguments; without any, all of them. */
const wanted = process.argv.slice(2);
const isWanted = (what: string) => wanted.length === 0 || wanted.some((word) => what.includes(word));

function report(
  what: string,
  result: Awaited<ReturnType<typeof compare>>,
  { goal, bytes }: { goal?: number; bytes?: string },
) {
  const rate = ({ perSecond, p50, p99 }: typeof result.ours) =>
    `${Math.round(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  rows.push({
    what,
    ours: rate(result.ours),
    floor: rate(result.floor),
    ratio: result.ratio.toFixed(2),
    goal: goal === undefined ? undefined : `${goal.toFixed(2)}: ${result.ratio >= goal ? "met" : "NOT met"}`,
    bytes,
  });
}

/** A run that failed half-way stores what it measured. */
function writeRows(isFinished: boolean) {
  const stored = benchFile.parse(JSON.parse(readFileSync(FILE, "utf8"))).rows;
  const run = { isWhole: isFinished && wanted.length === 0, measuredAt: new Date().toISOString() };
  writeFileSync(FILE, `${JSON.stringify({ rows: mergeRows(stored, rows, run) }, null, 2)}\n`);
}

/** The page is asked for until it comes from the cache. */
async function readSize(address: string): Promise<number> {
  let bytes = 0;
  for (let n = 0; n < 4; n++) bytes = await bytesOf({ url: address });
  return bytes;
}

async function bytesOf({ url, headers }: Load): Promise<number> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
}

async function newestRelease(url: string, newsroom: string): Promise<string> {
  const slug = newsroom.split("/").at(-1);
  const answer = await fetch(`${url}/api/v1/profiles/${slug}/releases?limit=1`);
  const { data } = (await answer.json()) as { data: { releases: { url: string }[] } };
  const [newest] = data.releases;
  if (!newest) throw new Error(`${newsroom} has no release`);
  return newest.url;
}

/** Signed-in pages and API reads stand beside their counterparts, with the bytes of both responses. */
async function benchRooms(rooms: readonly Room[], bareUrl: string, session: string) {
  for (const { what, ours, counterpart, goal } of rooms.filter((room) => isWanted(room.what))) {
    const floor = { url: bareUrl + counterpart, headers: { "x-session": session } };
    const sizes = [await bytesOf(ours), await bytesOf(floor)];
    report(what, await compare(ours, floor), { goal, bytes: sizes.join(" / ") });
  }
}

/** These rows need the whole product, over a build with the demo's content. */
async function benchProduct() {
  await ensureBuild({ project: PROJECT, distDir: DIST_DIR, env: process.env, say, signal: ending.signal });
  if (isWanted(FAULTS)) rows.push(...(await benchFaults()));
  if (wanted.length > 0 && wanted.every((word) => FAULTS.includes(word))) return;
  const inspectPort = await pickPort();
  const stack = await startTestStack({
    distDir: DIST_DIR,
    apps: [{}],
    seed: true,
    env: {
      RATE_LIMIT_ANONYMOUS: "100000000",
      RATE_LIMIT_USER: "100000000",
      NODE_OPTIONS: `--inspect-port=${inspectPort}`,
    },
    say,
    signal: ending.signal,
  });
  try {
    const [url = ""] = stack.urls;
    const [app = 0] = stack.pids;
    if (isWanted(MEMORY)) rows.push(memoryRow("The app's memory, idle", await readMemory(app, inspectPort)));
    const pair = await makePair(url);
    if (isWanted(BUILDER)) {
      const { cookie, accessToken } = pair.sender;
      rows.push(...(await benchBuilder({ url, distDir: DIST_DIR, cookie, accessToken }, say)));
    }
    if (wanted.length > 0 && wanted.every((word) => BUILDER.includes(word))) return;
    if (isWanted(MESSAGES)) rows.push(...(await benchMessages(stack, url, pair, say)));
    if (wanted.length > 0 && wanted.every((word) => MESSAGES.includes(word))) return;
    const newsroom = "/brand-newsroom/hollow-pine";
    const publicPages = [
      { what: "a newsroom", path: newsroom },
      { what: "a directory", path: "/brands" },
      { what: "a release", path: await newestRelease(url, newsroom) },
      { what: "the landing page", path: "/" },
    ];
    const sizes = await Promise.all(publicPages.map(({ path }) => readSize(url + path)));
    const rooms = roomsOf(url, pair);
    if (isWanted(MEMORY)) {
      const others = [
        "/nothing-here",
        "/press?q=rail",
        "/feed.xml",
        `/api/v1/profiles/${newsroom.split("/").at(-1)}`,
      ];
      const paths = [...publicPages.map(({ path }) => path), ...others];
      await sendMixed(
        [...rooms.map(({ ours }) => ours), ...paths.map((path) => ({ url: url + path }))],
        MIXED,
      );
      const what = `The app's memory, after ${MIXED} mixed requests, aborted ones among them`;
      rows.push(memoryRow(what, await readMemory(app, inspectPort)));
    }
    if (wanted.length > 0 && wanted.every((word) => MEMORY.includes(word))) return;
    const bare = await startBareApp({
      env: process.env,
      signal: ending.signal,
      sizes: [...new Set(sizes)],
      databaseUrl: stack.databaseUrl,
      trees: await writeTrees(rooms),
    });
    try {
      await benchRooms(rooms, bare.url, sessionOf(pair.sender.accessToken));
      for (const [n, { what, path }] of publicPages.entries()) {
        if (!isWanted(what)) continue;
        const floor = { url: `${bare.url}/cached/${sizes[n]}` };
        const result = await compare({ url: url + path }, floor);
        report(`${what} / a bare cached page of its size`, result, { goal: PUBLIC_PAGE_GOAL });
      }
      const audited = publicPages.map(({ what, path }) => ({ what, url: url + path }));
      if (isWanted("lighthouse")) rows.push(...(await benchLighthouse(audited, bare.url, say)));
      if (isWanted("figures")) rows.push(...(await benchFigures(stack.databaseUrl)));
      if (isWanted("lists")) rows.push(...(await benchLists(stack.databaseUrl)));
      if (isWanted(MEMORY))
        rows.push(memoryRow("The app's memory, after all of this", await readMemory(app, inspectPort)));
    } finally {
      await bare.stop();
    }
  } finally {
    await stack.stop();
  }
}

async function main() {
  let isFinished = false;
  try {
    // Scoring comes first, while no other process of ours takes its share of the caches.
    if (isWanted(SCORING)) rows.push(...(await benchScoring()));
    if (wanted.length === 0 || wanted.some((word) => !SCORING.includes(word))) await benchProduct();
    isFinished = true;
  } finally {
    console.table(rows);
    writeRows(isFinished);
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => ending.abort());
process.on("disconnect", () => ending.abort());
await main();
process.exit(beyondMemory(rows).length > 0 ? 1 : 0);
