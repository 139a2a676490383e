import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type PostgresServer, startPostgres } from "./postgres";
import { preparePostgresBinaries, SYSTEM_FOLDER } from "./postgres-binaries";
import { listProcessesIn, readProcessState, waitUntil } from "./process-state";

const limit = 120_000;
/** Each starts servers of its own for seconds; the launcher changes rarely. */
const isLong = process.env.TEST_LONG === "1";
const testLong = test.runIf(isLong);
let folder: string;
let servers: PostgresServer[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fivewire-pg-"));
  await chmod(folder, 0o711);
  servers = [];
});

afterEach(async () => {
  for (const server of servers) {
    await server.stop();
    await rm(server.cluster, { recursive: true, force: true });
  }
  await rm(folder, { recursive: true, force: true });
}, limit);

async function start(name: string) {
  const server = await startPostgres({ dataDir: path.join(folder, name), durability: false });
  servers.push(server);
  return server;
}

async function ask(url: string, text: string) {
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    return await sql.unsafe(text);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function postmasterOf(server: PostgresServer) {
  return Number((await readFile(path.join(server.cluster, "postmaster.pid"), "utf8")).split("\n")[0]);
}

async function livingIn(server: PostgresServer) {
  return listProcessesIn(server.cluster, (await preparePostgresBinaries()).account);
}

test(
  "a start that was cut off while it made the database goes on",
  async () => {
    const file = path.join(folder, "a", "postgres.json");
    const first = await start("a");
    await ask(first.url, "create table kept (n int)");
    await first.stop();
    const { port: _, ...memory } = JSON.parse(await readFile(file, "utf8"));
    expect(memory).not.toHaveProperty("isNew");

    // This is the state of a start that was killed after the folder had been moved into place.
    await writeFile(file, JSON.stringify({ ...memory, isNew: true }));
    const second = await start("a");
    expect(await ask(second.url, "select * from kept")).toEqual([]);
    await second.stop();
    expect(JSON.parse(await readFile(file, "utf8"))).not.toHaveProperty("isNew");

    // This is the state of a start that was killed before that, with parts of an earlier process.
    await rm(second.cluster, { recursive: true });
    await mkdir(`${second.cluster}.new-${2 ** 30}`);
    await writeFile(file, JSON.stringify({ ...memory, isNew: true }));
    const third = await start("a");
    expect(await ask(third.url, "select to_regclass('kept') as found")).toEqual([{ found: null }]);
    expect((await readdir(path.join(folder, "a"))).filter((name) => name.includes(".new-"))).toEqual([]);
  },
  limit,
);

test(
  "a killed server is started again with its rows, a living one is taken over, stop leaves no process",
  async () => {
    const first = await start("a");
    expect(first.reused).toBe(false);
    await ask(first.url, "create table kept (n int); insert into kept values (7)");

    const killed = await postmasterOf(first);
    process.kill(killed, "SIGKILL");
    await waitUntil(() => readProcessState(killed) !== "running", limit);
    expect(first.isAlive()).toBe(false);

    const second = await start("a");
    expect(second).toMatchObject({ reused: false, url: first.url });
    expect(await ask(second.url, "select n from kept")).toEqual([{ n: 7 }]);

    const third = await start("a");
    expect(third.reused).toBe(true);
    expect(await postmasterOf(third)).toBe(await postmasterOf(second));

    expect((await livingIn(third)).length).toBeGreaterThan(0);
    await third.stop();
    expect(await livingIn(third)).toEqual([]);
    expect(third.isAlive()).toBe(false);
  },
  limit,
);

testLong(
  "a pid file whose process is another program does not stop the start",
  async () => {
    const first = await start("a");
    await first.stop();
    const stale = `${process.pid}\n${first.cluster}\n1\n${first.port}\n\n127.0.0.1\n0 0\nready\n`;
    await writeFile(path.join(first.cluster, "postmaster.pid"), stale);
    const second = await start("a");
    expect(await ask(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
  },
  limit,
);

testLong(
  "two data folders have servers of their own side by side",
  async () => {
    const [one, two] = await Promise.all([start("a"), start("b")]);
    expect(one.port).not.toBe(two.port);
    await ask(one.url, "create table only_here (n int)");
    await expect(ask(two.url, "select * from only_here")).rejects.toThrow(/does not exist/);
  },
  limit,
);

test(
  "it listens on the loopback address only, wants its password, and the file with it is private",
  async () => {
    const server = await start("a");
    const [row] = await ask(server.url, "select current_setting('listen_addresses') as addresses");
    expect(row).toEqual({ addresses: "127.0.0.1" });
    const wrong = new URL(server.url);
    wrong.password = "wrong";
    await expect(ask(wrong.href, "select 1")).rejects.toMatchObject({ code: "28P01" });
    const memory = await stat(path.join(folder, "a", "postgres.json"));
    expect(memory.mode & 0o777).toBe(0o600);
  },
  limit,
);

test(
  "accented letters count as letters for pg_trgm",
  async () => {
    const server = await start("a");
    await ask(server.url, "create extension pg_trgm");
    const [trigrams] = await ask(server.url, "select cardinality(show_trgm('éàü')) as count");
    expect(trigrams).toEqual({ count: 4 });
  },
  limit,
);

test.runIf(process.getuid?.() === 0)(
  "as root, data below a folder that nobody may enter lies in the system's folder, with a pointer",
  async () => {
    await chmod(folder, 0o700);
    const server = await start("a");
    expect(server.cluster.startsWith(SYSTEM_FOLDER)).toBe(true);
    const pointer = JSON.parse(await readFile(path.join(folder, "a", "postgres.json"), "utf8"));
    expect(pointer.cluster).toBe(server.cluster);
  },
  limit,
);

test.runIf(isLong && process.getuid?.() === 0)(
  "as root, a DATA_DIR that lost its pointer touches neither the data in the system's folder nor its server",
  async () => {
    await chmod(folder, 0o700);
    const server = await start("a");
    await ask(server.url, "create table kept (n int); insert into kept values (7)");
    const postmaster = await postmasterOf(server);
    await rm(path.join(folder, "a"), { recursive: true });
    await expect(startPostgres({ dataDir: path.join(folder, "a") })).rejects.toThrow(/password is lost/);
    expect(await postmasterOf(server)).toBe(postmaster);
    expect(await ask(server.url, "select n from kept")).toEqual([{ n: 7 }]);

    await server.stop();
    await expect(startPostgres({ dataDir: path.join(folder, "a") })).rejects.toThrow(/password is lost/);
    expect(await readdir(server.cluster)).toContain("PG_VERSION");
  },
  limit,
);

test(
  "a folder with anything in it is no place for a new database",
  async () => {
    const inside = path.join(folder, "a", "postgres");
    await mkdir(inside, { recursive: true });
    await writeFile(path.join(inside, "half-restored"), "somebody's copy");
    await expect(startPostgres({ dataDir: path.join(folder, "a") })).rejects.toThrow(/move it away/);
    expect(await readdir(inside)).toEqual(["half-restored"]);
  },
  limit,
);

testLong(
  "a damaged postgres.json is said, and neither it nor the data is touched",
  async () => {
    const server = await start("a");
    await server.stop();
    const file = path.join(folder, "a", "postgres.json");
    await writeFile(file, "{");
    await expect(startPostgres({ dataDir: path.join(folder, "a") })).rejects.toThrow(/is damaged/);
    expect(await readFile(file, "utf8")).toBe("{");
    expect(await readdir(server.cluster)).toContain("PG_VERSION");
  },
  limit,
);

testLong(
  "a cluster that is not where postgres.json says is not replaced by an empty one, and its password stays",
  async () => {
    const server = await start("a");
    await server.stop();
    const file = path.join(folder, "a", "postgres.json");
    const before = await readFile(file, "utf8");
    await rename(server.cluster, `${server.cluster}-elsewhere`);
    await expect(startPostgres({ dataDir: path.join(folder, "a") })).rejects.toThrow(/is its disk there/);
    expect(await readFile(file, "utf8")).toBe(before);
    await rename(`${server.cluster}-elsewhere`, server.cluster);
  },
  limit,
);

test.runIf(isLong && process.platform === "linux")(
  "a running server whose pid file is gone is neither ended nor joined by a second one",
  async () => {
    const server = await start("a");
    const postmaster = await postmasterOf(server);
    const file = path.join(server.cluster, "postmaster.pid");
    const content = await readFile(file);
    await rm(file);
    await expect(startPostgres({ dataDir: path.join(folder, "a") })).rejects.toThrow(/stop them/);
    expect(readProcessState(postmaster)).toBe("running");
    // The server's own account needs the file to stop the server.
    await writeFile(file, content);
    const { account } = await preparePostgresBinaries();
    if (account) await chown(file, account.uid, account.gid);
  },
  limit,
);

testLong(
  "a lost password file is said, and the data is left alone",
  async () => {
    const server = await start("a");
    await server.stop();
    await rm(path.join(folder, "a", "postgres.json"));
    await expect(startPostgres({ dataDir: path.join(folder, "a") })).rejects.toThrow(/password is lost/);
    expect(await readdir(server.cluster)).toContain("PG_VERSION");
  },
  limit,
);
