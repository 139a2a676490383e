import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Env, PROJECT, runChild } from "../../scripts/lib/child";
import { pickPort } from "../../scripts/lib/ports";
import { waitUntilReady } from "../../scripts/lib/ready";
import { counterpartFiles } from "./counterparts";

/** A cached page of about as many bytes, whose text is in the HTML and again in Next's data. */
const cachedPage = (sizes: number[]) => `
export const dynamicParams = false;
export const generateStaticParams = () => ${JSON.stringify(sizes)}.map((bytes) => ({ bytes: String(bytes) }));
export default async function Page({ params }) {
  const { bytes } = await params;
  return <main><h1>Bare</h1><p>{"What a page of this size says. ".repeat(Math.max(0, bytes - 4000) / 62)}</p></main>;
}`;

const FILES: Record<string, string> = {
  "package.json": JSON.stringify({ name: "bare", private: true, type: "module" }),
  "app/layout.jsx":
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  "app/page.jsx":
    'export const dynamic = "force-dynamic";\nexport default function Page() { return <main><h1>Bare</h1></main>; }',
  ...counterpartFiles,
  "app/api/empty/route.js":
    'export const dynamic = "force-dynamic";\nexport const GET = () => Response.json({ success: true, data: {} });',
};

type Settings = { env: Env; signal: AbortSignal; sizes: number[]; databaseUrl: string; trees: string };
export type BareApp = { url: string; stop: () => Promise<void> };

/**
 * Starts an app of the same versions that does nothing beyond its reads, to measure what the framework itself
 * costs on this machine. `/cached/{bytes}` is a cached page of each of the sizes; `/api/{name}` and
 * `/page/{name}` are the counterparts of tests/bench/counterparts.ts, over our database and the markup in the
 * folder `trees`.
 */
export async function startBareApp({ env, signal, sizes, databaseUrl, trees }: Settings): Promise<BareApp> {
  const dir = await mkdtemp(path.join(tmpdir(), "fivewire-bare-"));
  const files = { ...FILES, "app/cached/[bytes]/page.jsx": cachedPage(sizes) };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), content);
  }
  await symlink(path.join(PROJECT, "node_modules"), path.join(dir, "node_modules"), "dir");
  const next = path.join(PROJECT, "node_modules", "next", "dist", "bin", "next");
  const settings = {
    ...env,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    BENCH_DATABASE_URL: databaseUrl,
    BENCH_TREES: trees,
  };
  await runChild([next, "build", dir, "--webpack"], settings, "The bare app could not be built.", signal);
  const port = await pickPort(undefined);
  const child = spawn(process.execPath, [next, "start", dir, "-p", String(port), "-H", "127.0.0.1"], {
    env: { ...process.env, ...settings } as NodeJS.ProcessEnv,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${url}/api/empty`, 60_000, signal);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      await rm(dir, { recursive: true, force: true });
    },
  };
}
