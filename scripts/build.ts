/** Builds the app and its processes (scripts/lib/build.ts), unless a build of these very sources is there. */
import { ensureBuild } from "./lib/build";
import { DIST_DIR, PROJECT } from "./lib/child";
import { failWithSentence } from "./lib/lifecycle";

const ending = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => ending.abort());
process.on("disconnect", () => ending.abort());

const say = (line: string) => console.log(line);
await ensureBuild({
  project: PROJECT,
  distDir: DIST_DIR,
  env: process.env,
  say,
  signal: ending.signal,
}).catch(failWithSentence);
process.exit(0);
