/**
 * Speed, as ratios within one run: what we do beside what the framework or a direct send costs at the same
 * moment on the same machine. Absolute numbers are printed for the reader and mean nothing across machines.
 */

import { startBareApp } from "../tests/bench/bare-app";
import { benchLighthouse } from "../tests/bench/lighthouse";
import { benchLists } from "../tests/bench/lists";
import { type BenchRow, compare } from "../tests/bench/measure";
import { benchMessages } from "../tests/bench/messages";
import { makePair } from "../tests/bench/pair";
import { ensureBuild } from "./lib/build";
import { PROJECT } from "./lib/child";
import { startTestStack } from "./lib/test-stack";

const DIST_DIR = ".next-test";
const ending = new AbortController();
const say = (line: string) => console.log(line);
const rows: BenchRow[] = [];

function report(what: string, result: Awaited<ReturnType<typeof compare>>) {
  const rate = ({ perSecond, p50, p99 }: typeof result.ours) =>
    `${Math.round(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  rows.push({ what, ours: rate(result.ours), floor: rate(result.floor), ratio: result.ratio.toFixed(2) });
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

/** The address of a newsroom's newest release. */
async function newestRelease(url: string, newsroom: string): Promise<string> {
  const slug = newsroom.split("/").at(-1);
  const answer = await fetch(`${url}/api/v1/profiles/${slug}/releases?limit=1`);
  const { data } = (await answer.json()) as { data: { releases: { url: string }[] } };
  const [newest] = data.releases;
  if (!newest) throw new Error(`${newsroom} has no release`);
  return newest.url;
}

async function main() {
  await ensureBuild({ project: PROJECT, distDir: DIST_DIR, env: process.env, say, signal: ending.signal });
  const stack = await startTestStack({
    distDir: DIST_DIR,
    apps: [{}],
    seed: true,
    env: { RATE_LIMIT_ANONYMOUS: "100000000", RATE_LIMIT_USER: "100000000" },
    say,
    signal: ending.signal,
  });
  try {
    const [url = ""] = stack.urls;
    const pair = await makePair(url);
    const newsroom = "/brand-newsroom/hollow-pine";
    const publicPages = [
      { what: "a newsroom", path: newsroom },
      { what: "a directory", path: "/brands" },
      { what: "a release", path: await newestRelease(url, newsroom) },
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
      rows.push(await benchMessages(stack, url, pair));
      const audited = publicPages.map(({ what, path }) => ({ what, url: url + path }));
      rows.push(...(await benchLighthouse(audited, bare.url, say)));
      rows.push(...(await benchLists(stack.databaseUrl)));
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
