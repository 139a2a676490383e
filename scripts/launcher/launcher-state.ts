import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { readProcessBirth, readProcessState } from "./process-state";

/** The launcher generates these once and stores them in `DATA_DIR/state.json`, readable by its owner only. */
const stateSchema = z.object({
  authSecret: z.string(),
  realtimePort: z.number().optional(),
  /** It is set while the demo content is being written: a start that finds it begins with an empty database. */
  seeding: z.boolean().default(false),
});

export type LauncherState = z.output<typeof stateSchema>;

const POLL_MS = 100;

const statePath = (dataDir: string) => path.join(dataDir, "state.json");

/** Reads the stored state, or makes it. Throws a sentence when the file is damaged. */
export async function loadState(dataDir: string): Promise<LauncherState> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const text = await readFile(statePath(dataDir), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) {
    const state: LauncherState = { authSecret: randomBytes(32).toString("hex"), seeding: false };
    await saveState(dataDir, state);
    return state;
  }
  try {
    return stateSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${statePath(dataDir)} is damaged: remove it (everybody then signs in again).`);
  }
}

export async function saveState(dataDir: string, state: LauncherState): Promise<void> {
  const draft = `${statePath(dataDir)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, statePath(dataDir));
}

/**
 * Takes a lock file for this process; returns the function that gives it back, or undefined while a living process has
 * it. A lock whose process has ended is taken over.
 */
export async function takeLock(file: string): Promise<(() => Promise<void>) | undefined> {
  await mkdir(path.dirname(file), { recursive: true });
  const content = JSON.stringify(self());
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        // The link appears whole or not at all, so no process reads a half-written lock.
        await link(draft, file);
        return () => rm(file, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      }
      const owner = await readFile(file, "utf8").catch(() => "");
      if (isHeldBy(owner)) return undefined;
      await removeLockOf(owner, file);
    }
    return undefined;
  } finally {
    await rm(draft, { force: true });
  }
}

/** The process that has the lock writes into it that it is about to give it back. */
export async function markLockEnding(file: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify({ ...self(), ending: true }), { mode: 0o600 });
  await rename(draft, file);
}

/**
 * Takes a lock as `takeLock` does; where the process that has it is ending, waits for that: one whose terminal was
 * killed stops its parts in order first. `onWait` is called once, before the waiting.
 */
export async function takeLockInTurn(
  file: string,
  onWait: () => void,
): Promise<(() => Promise<void>) | undefined> {
  for (let waited = false; ; waited = true) {
    const release = await takeLock(file);
    if (release) return release;
    const owner = await readFile(file, "utf8").catch(() => "");
    // Its owner may have released the lock in the meantime.
    if (owner !== "" && !parseOwner(owner).ending) return undefined;
    if (!waited) onWait();
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Removes an ended owner's lock, but never one that another process has put in its place meanwhile. */
async function removeLockOf(owner: string, file: string) {
  const taken = `${file}.dead-${process.pid}`;
  const moved = await rename(file, taken).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  if ((await readFile(taken, "utf8")) !== owner) await link(taken, file).catch(() => {});
  await rm(taken, { force: true });
}

function isHeldBy(owner: string) {
  const { pid, birth } = parseOwner(owner);
  return pid > 0 && readProcessState(pid) === "running" && readProcessBirth(pid) === birth;
}

type Owner = { pid: number; birth: string; ending?: boolean };

const self = (): Owner => ({ pid: process.pid, birth: readProcessBirth(process.pid) });

function parseOwner(text: string): Owner {
  try {
    return JSON.parse(text);
  } catch {
    return { pid: 0, birth: "" };
  }
}
