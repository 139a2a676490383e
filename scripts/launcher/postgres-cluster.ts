import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import {
  type PostgresBinaries,
  removeDrafts,
  runAsServer,
  type ServerAccount,
  SYSTEM_FOLDER,
} from "./postgres-binaries";
import { belongsTo, listProcessesIn, readProcessState, waitUntil } from "./process-state";

export const SUPERUSER = "fivewire";

/** `DATA_DIR/postgres.json` holds this. `cluster` is the data folder, relative to DATA_DIR or absolute. */
const memorySchema = z.object({
  cluster: z.string().min(1),
  password: z.string(),
  port: z.number().optional(),
  /** It is set while the data folder is being made: one that is not there then was never there. */
  isNew: z.boolean().optional(),
});
export type ClusterMemory = z.output<typeof memorySchema>;

const memoryPath = (dataDir: string) => path.join(dataDir, "postgres.json");

/** Stores the memory where only its owner reads it; the file is whole or the old one. */
export async function saveMemory(dataDir: string, memory: ClusterMemory): Promise<void> {
  const draft = `${memoryPath(dataDir)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(memory, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, memoryPath(dataDir));
}

/** Finds the cluster that belongs to a DATA_DIR, or makes it. It never touches one that the memory does not name. */
export async function openCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  durability: boolean,
): Promise<ClusterMemory> {
  const memory = existsSync(memoryPath(dataDir))
    ? await readMemory(dataDir)
    : await beginMemory(dataDir, binaries.account);
  const cluster = path.resolve(dataDir, memory.cluster);
  const { isNew, ...finished } = memory;
  const isThere = existsSync(path.join(cluster, "PG_VERSION"));
  if (isThere && !isNew) return memory;
  if (!isThere && !isNew) {
    throw new Error(
      `${cluster} holds no database, though ${memoryPath(dataDir)} names it. ` +
        "Put the folder back (is its disk there?), or move postgres.json away to begin with an empty database.",
    );
  }
  if (!isThere) await initialise(cluster, memory.password, binaries, durability);
  await saveMemory(dataDir, finished);
  return finished;
}

/** The password is stored before a database has it, so that a start that is cut off in between goes on with both. */
async function beginMemory(dataDir: string, account: ServerAccount | undefined): Promise<ClusterMemory> {
  const memory = {
    cluster: await chooseFolder(dataDir, account),
    password: randomBytes(24).toString("base64url"),
    isNew: true,
  };
  await saveMemory(dataDir, memory);
  return memory;
}

async function readMemory(dataDir: string): Promise<ClusterMemory> {
  const text = await readFile(memoryPath(dataDir), "utf8");
  try {
    return memorySchema.parse(JSON.parse(text));
  } catch {
    throw new Error(
      `${memoryPath(dataDir)} is damaged: it names the database's folder and its password. Put a good copy back.`,
    );
  }
}

/**
 * The data lies in DATA_DIR, except when the server's account cannot enter it (a 0700 home above it): then it lies in
 * the system's folder, under a name made from DATA_DIR's own path.
 */
async function chooseFolder(dataDir: string, account: ServerAccount | undefined): Promise<string> {
  const inside = path.join(dataDir, "postgres");
  await demandEmpty(inside, dataDir);
  if (!account || (await canEnter(dataDir, account))) return "postgres";
  const mark = createHash("sha256")
    .update(await realpath(dataDir))
    .digest("hex")
    .slice(0, 16);
  const outside = path.join(SYSTEM_FOLDER, mark);
  await demandEmpty(outside, dataDir);
  await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  return outside;
}

/**
 * Refuses a folder that holds something where DATA_DIR's memory does not name it: it may be the only copy, and a server
 * may be running on it. Its owner has to say whether it can go.
 */
async function demandEmpty(folder: string, dataDir: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  if (names.length === 0) return;
  throw new Error(
    `${folder} holds a database whose password is lost: ${memoryPath(dataDir)} is missing. ` +
      "Put that file back, or stop what runs on the folder and move it away to begin with an empty database.",
  );
}

async function canEnter(folder: string, account: ServerAccount) {
  const { code } = await runAsServer(account, "/bin/sh", ["-c", 'cd "$1"', "sh", path.resolve(folder)]);
  return code === 0;
}

async function initialise(
  cluster: string,
  password: string,
  { initdb, account }: PostgresBinaries,
  durability: boolean,
) {
  await removeDrafts(cluster);
  const draft = `${cluster}.new-${process.pid}`;
  const passwordFile = `${draft}.password`;
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  await chmod(passwordFile, 0o600);
  if (account) for (const place of [draft, passwordFile]) await chown(place, account.uid, account.gid);
  try {
    // With the C locale pg_trgm drops accented letters, so it is ICU with a UTF-8 ctype. macOS has no C.UTF-8.
    const locale = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
    const { code, output } = await runAsServer(account, initdb, [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      `--locale=${locale}`,
      "--locale-provider=icu",
      "--icu-locale=en",
      "--no-instructions",
      ...(durability ? [] : ["--no-sync"]),
    ]);
    if (code !== 0) throw new Error(`The embedded Postgres could not be set up in ${cluster}.\n${output}`);
    await rename(draft, cluster);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

/** Reads the first lines of `postmaster.pid`: process, port, and whether it takes connections. */
export async function readPidFile(cluster: string) {
  const text = await readFile(path.join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), ready: (lines[7] ?? "").trim() === "ready" };
}

/** The server that wrote the pid file lives only if it is no zombie and no other program with its id. */
export function isServerAlive(pid: number, cluster: string): boolean {
  return readProcessState(pid) === "running" && belongsTo(pid, cluster);
}

/**
 * Clears what an ended server left. Its id (unknown where its pid file is missing or says nothing) may be a zombie's
 * for a moment, and its children may still write: both are waited out, since a second server over the same files would
 * destroy them. It ends none of them: a process that stays is named in a sentence.
 */
export async function clearDeadServer(
  cluster: string,
  pid: number | undefined,
  account: ServerAccount | undefined,
): Promise<void> {
  if (pid !== undefined) await waitUntil(() => readProcessState(pid) !== "zombie", 2000);
  const quiet = await waitUntil(() => listProcessesIn(cluster, account).length === 0, 15_000);
  if (!quiet) {
    const left = listProcessesIn(cluster, account).join(", ");
    throw new Error(
      `Processes (${left}) use ${cluster}, and its postmaster.pid does not name a server among them: ` +
        "stop them, then start again.",
    );
  }
  await rm(path.join(cluster, "postmaster.pid"), { force: true });
}
