import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, readlinkSync, realpathSync } from "node:fs";

/** A `zombie` has ended but its parent has not reaped it; `gone` is nothing. */
export type ProcessState = "running" | "zombie" | "gone";

/** The process may be any user's. */
export function readProcessState(pid: number): ProcessState {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists and belongs to another account.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return "gone";
  }
  if (process.platform === "win32") return "running";
  try {
    const stat = process.platform === "linux" ? readLinuxState(pid) : runPs(pid, "stat=");
    if (stat === "") return "gone";
    return stat.startsWith("Z") || stat.startsWith("X") ? "zombie" : "running";
  } catch {
    return "gone";
  }
}

function readLinuxState(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2);
}

function runPs(pid: number, columns: string) {
  return execFileSync("ps", ["-o", columns, "-p", String(pid)], { encoding: "utf8" }).trim();
}

/** Returns a text that differs between two processes that had the same id one after the other; "" where unknown. */
export function readProcessBirth(pid: number): string {
  try {
    if (process.platform !== "linux") return process.platform === "win32" ? "" : runPs(pid, "lstart=");
    return readLinuxState(pid).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

/** A server process belongs to `folder` when it works there, or was started with its name. */
export function belongsTo(pid: number, folder: string): boolean {
  try {
    if (process.platform === "win32") return true;
    if (process.platform !== "linux") return runPs(pid, "command=").includes(folder);
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
    } catch {
      // In a container even root may not read that of another user; everybody may read the command line.
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(folder);
    }
  } catch {
    return false;
  }
}

/**
 * Lists the living processes that work in `folder`, looked up as the account that owns them (root in a container may
 * not). They are known on Linux only; elsewhere the list is empty.
 */
export function listProcessesIn(folder: string, account?: { uid: number; gid: number }): number[] {
  if (process.platform !== "linux" || !existsSync(folder)) return [];
  const target = realpathSync(folder);
  const listing = spawnSync("/bin/sh", ["-c", "ls -l /proc/[0-9]*/cwd 2>/dev/null"], {
    ...account,
    cwd: "/",
    encoding: "utf8",
  }).stdout;
  return listing
    .split("\n")
    .map((line) => line.match(/\/proc\/(\d+)\/cwd -> (.*)$/))
    .filter((match) => match?.[2] === target)
    .map((match) => Number(match?.[1]))
    .filter((pid) => readProcessState(pid) === "running");
}

/** Asks `condition` until it holds or `timeoutMs` have passed; returns whether it came to hold. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number,
  everyMs = 50,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    if (await condition()) return true;
    if (Date.now() >= deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
