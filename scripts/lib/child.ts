import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** Every process of ours is started in the project's folder, from its source or from the build folder. */
export const PROJECT = process.cwd();

/** The build's folder is relative to the project's. */
export const DIST_DIR = process.env.NEXT_DIST_DIR ?? ".next";

/** A child exits with this code to ask for a fresh process in its place, which does not count as a failure. */
export const RESTART_CODE = 75;

/** A child that ran this long counts as healthy: its earlier crashes no longer count. */
const HEALTHY_MS = 60_000;
const STOP_MS = 30_000;

export type Env = Record<string, string | undefined>;

export interface SupervisedChild {
  /** The id of the process that runs now. */
  pid(): number | undefined;
  /** Sends SIGTERM and waits for the end; a child that does not end is killed with all it started. */
  stop(): Promise<void>;
}

interface SuperviseOptions {
  /** The sentences about it begin with "The app". */
  title: string;
  args: string[];
  env: Env;
  maxRestarts?: number;
  firstPauseMs?: number;
  say: (line: string) => void;
  onMessage?: (message: unknown) => void;
  /** It is called once when the child fell too often. */
  onGiveUp: (error: Error) => void;
}

/**
 * Keeps a node process running: one that ends unasked is reported and started again, with pauses that double. It has an
 * IPC channel (it ends itself when we are gone) and a session of its own, so that Ctrl-C in the terminal reaches it
 * only through `stop`.
 */
export function superviseChild(options: SuperviseOptions): SupervisedChild {
  const { title, maxRestarts = 5, firstPauseMs = 500, say } = options;
  let stopping = false;
  let child: ChildProcess;
  let falls = 0;
  let timer: NodeJS.Timeout | undefined;

  const start = () => {
    const startedAt = Date.now();
    child = spawnNode(options.args, options.env);
    if (options.onMessage) child.on("message", options.onMessage);
    child.once("exit", (code, signal) => {
      if (stopping) return;
      if (code === RESTART_CODE) return start();
      if (Date.now() - startedAt > HEALTHY_MS) falls = 0;
      const how = signal ? `was ended by ${signal}` : `stopped with code ${code}`;
      if (++falls > maxRestarts) {
        return options.onGiveUp(
          new Error(`${title} ${how} ${falls} times in a row. What it printed says why.`),
        );
      }
      const pause = firstPauseMs * 2 ** (falls - 1);
      say(`${title} ${how}; starting it again in ${pause / 1000} s (${falls} of ${maxRestarts}).`);
      timer = setTimeout(start, pause);
    });
  };
  start();
  return {
    pid: () => child.pid,
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      await endProcess(child);
    },
  };
}

const END_WITH_PARENT = pathToFileURL(path.join(PROJECT, "scripts", "lib", "end-with-parent.mjs")).href;

/** Runs a node process to its end; rejects with `failure` when it fails, and ends it with `signal` or with us. */
export async function runChild(
  args: string[],
  env: Env,
  failure: string,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const step = { ...env, FIVEWIRE_STEP_OF: String(process.pid) };
  const child = spawnNode(["--import", END_WITH_PARENT, ...args], step);
  const abort = () => void endProcess(child);
  signal.addEventListener("abort", abort, { once: true });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  signal.removeEventListener("abort", abort);
  signal.throwIfAborted();
  if (code !== 0) throw new Error(failure);
}

export const tsxArgs = (script: string, ...flags: string[]) => [
  "--import",
  pathToFileURL(path.join(PROJECT, "node_modules", "tsx", "dist", "loader.mjs")).href,
  ...flags,
  path.join(PROJECT, "scripts", script),
];

/** Returns the arguments that run one of the compiled processes of a build (scripts/lib/runtime.ts). */
export const runtimeArgs = (
  distDir: string,
  name: "app" | "app-dev" | "worker" | "realtime",
  ...flags: string[]
) => [...flags, path.join(PROJECT, distDir, "runtime", `${name}.mjs`)];

function spawnNode(args: string[], env: Env): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: PROJECT,
    env: { NODE_ENV: "production", ...env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: process.platform !== "win32",
    windowsHide: true,
  });
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const timer = setTimeout(() => killGroup(child), STOP_MS);
  await ended;
  clearTimeout(timer);
}

function killGroup(child: ChildProcess) {
  try {
    if (child.pid !== undefined && process.platform !== "win32") process.kill(-child.pid, "SIGKILL");
    else child.kill("SIGKILL");
  } catch {
    child.kill("SIGKILL");
  }
}
