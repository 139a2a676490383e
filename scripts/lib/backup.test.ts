import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { migrate, migrationTimes } from "@/db/migrate";
import { createLocalStorage, type FileStorage } from "@/lib/platform/storage/storage";
import { callRoute } from "@/tests/api/call-route";
import { signUp } from "@/tests/api/calls";
import { makeAccount } from "@/tests/factories/accounts";
import { completeDraft } from "@/tests/factories/pitch-drafts";
import { completePitchBody } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import { restoreBackup } from "./restore-backup";
import { takeBackup } from "./take-backup";

const source = testDatabase();
/** A part of the gazetteer is larger than any buffer, and is copied quickly. */
beforeAll(() =>
  source.sql().begin(async (sql) => {
    await sql`create temporary table part on commit drop as select * from cities order by id limit 5000`;
    await sql`truncate cities, city_names cascade`;
    await sql`insert into cities select * from part`;
    await sql`insert into city_names select id, 'a name' from part`;
  }),
);
const made: { name: string; sql: postgres.Sql }[] = [];
let scratch: string;
let files: FileStorage;

beforeEach(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), "fivewire-backup-"));
  files = createLocalStorage(path.join(scratch, "files"));
});
afterEach(() => rm(scratch, { recursive: true, force: true }));
afterAll(async () => {
  const admin = postgres(inject("serverUrl"), { max: 1, onnotice: () => {} });
  for (const { name, sql } of made) {
    await sql.end();
    await admin.unsafe(`drop database if exists ${name} with (force)`);
  }
  await admin.end();
});

const url = () => process.env.DATABASE_URL as string;
const folder = () => path.join(scratch, "backup");
const text = async (storage: FileStorage, key: string) => {
  const file = await storage.get(key);
  return file && (await buffer(file.stream)).toString();
};

/** Copies one city, so that no migration reads the whole gazetteer. */
async function copyPart(sql: postgres.Sql) {
  const [city] = await source.sql()`select row_to_json(cities) as row from cities limit 1`;
  await sql`insert into cities select * from jsonb_populate_record(null::cities, ${sql.json(city?.row)})`;
  await sql`insert into city_names select id, 'a name' from cities`;
}

async function makeEmptyDatabase() {
  const name = `restored_${process.pid}_${made.length}`;
  const admin = postgres(inject("serverUrl"), { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  const address = new URL(inject("serverUrl"));
  address.pathname = `/${name}`;
  const sql = postgres(address.href, { max: 2, onnotice: () => {} });
  made.push({ name, sql });
  return { url: address.href, sql };
}

/**
 * Digests of the rows of each table that survives a crash, generated columns included, and the sequences'
 * values.
 */
async function digestsOf(sql: postgres.Sql): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      and relkind = 'r' and relpersistence = 'p' and relname <> 'migrations' order by 1`;
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await sql.unsafe(
      `select count(*) || ' ' || coalesce(md5(string_agg(r::text, '' order by r::text)), '') as digest from ${name} r`,
    );
    digests[name] = row?.digest;
  }
  const sequences = await sql`select schemaname || '.' || sequencename as name, last_value::text as at
    from pg_sequences where schemaname in ('public', 'graphile_worker')`;
  for (const { name, at } of sequences) digests[name] = at;
  return digests;
}

const constraintsOf = (sql: postgres.Sql) => sql`
  select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition, convalidated
  from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`;

describe("a back-up, restored into an empty database", () => {
  it("has every row, pending job and file, and the same rules", async () => {
    const brand = await makeAccount({ userType: "brand" });
    const press = await makeAccount({ userType: "press" });
    expect((await callRoute("/auth/register", "POST", { body: signUp() })).status).toBe(201);
    const body = { ...completePitchBody(), recipientId: press.userId };
    expect((await callRoute("/pitches", "POST", { token: brand.accessToken, body })).status).toBe(201);
    await source.sql()`update users set name = ${'Ana\\N\t"\n\r\u{1f4f0} O’Neil'} where id = ${brand.userId}`;
    await files.put("avatars/one/512.webp", Buffer.from("a picture"), { contentType: "image/webp" });

    const manifest = await takeBackup({ url: url(), files, folder: folder() });
    expect(manifest.files.count).toBe(1);

    const target = await makeEmptyDatabase();
    const restored = createLocalStorage(path.join(scratch, "restored"));
    await restoreBackup({ url: target.url, files: restored, folder: folder() });
    const [before, after] = [await digestsOf(source.sql()), await digestsOf(target.sql)];
    expect(after).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(30);
    expect(before["graphile_worker._private_jobs"]).not.toMatch(/^0 /);
    expect(before.users).toMatch(/^3 /);
    expect(await constraintsOf(target.sql)).toEqual(await constraintsOf(source.sql()));
    expect(await text(restored, "avatars/one/512.webp")).toBe("a picture");
  }, 120_000);

  it("is of one moment, whatever is written meanwhile", async () => {
    const { accessToken: token, userId } = await makeAccount({ userType: "press" });
    let isRunning = true;
    let written = 0;
    const writing = (async () => {
      while (isRunning) {
        const key = `pair-${written}.txt`;
        await files.put(key, Buffer.from(key), { contentType: "text/plain" });
        // The call commits a row and its audit entry, which belong to the file just written.
        const title = `Draft ${written}`;
        const { status } = await callRoute("/pitch-drafts", "POST", {
          token,
          body: { ...completeDraft(), title },
        });
        expect(status).toBe(201);
        written++;
      }
    })();
    try {
      await Promise.race([writing, expect.poll(() => written, { timeout: 45_000 }).toBeGreaterThan(3)]);
      await takeBackup({ url: url(), files, folder: folder() });
    } finally {
      isRunning = false;
    }
    await writing;

    const target = await makeEmptyDatabase();
    const restored = createLocalStorage(path.join(scratch, "restored"));
    await restoreBackup({ url: target.url, files: restored, folder: folder() });
    const drafts = await target.sql<{ title: string }[]>`
      select title from pitch_drafts where user_id = ${userId} order by created_at`;
    const [audited] = await target.sql`
      select count(*)::int as entries from audit_entries where user_id = ${userId} and operation = 'pitchDrafts.create'`;
    expect(drafts.length).toBeGreaterThan(3);
    expect(audited?.entries).toBe(drafts.length);
    expect(drafts.map(({ title }) => title)).toEqual(drafts.map((_, n) => `Draft ${n}`));
    for (const n of drafts.keys()) expect(await text(restored, `pair-${n}.txt`)).toBe(`pair-${n}.txt`);
  }, 120_000);

  it("of an earlier version is brought to this one's schema", async () => {
    const [last = 0, before = 0] = migrationTimes().toReversed();
    const old = await makeEmptyDatabase();
    await migrate(old.url, { upTo: before, withCities: false });
    await copyPart(old.sql);
    await old.sql`insert into app_clock (id, "offset") values (true, '5 minutes')`;
    const { migration } = await takeBackup({ url: old.url, files, folder: folder() });
    expect(migration).toBe(before);

    const target = await makeEmptyDatabase();
    await restoreBackup({ url: target.url, files, folder: folder() });
    const [state] =
      await target.sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`;
    expect(state?.newest).toBe(String(last));
    expect(await target.sql`select "offset"::text from app_clock`).toEqual([{ offset: "00:05:00" }]);
  }, 120_000);
});

describe("a restore is refused", () => {
  const restore = (address: string) => restoreBackup({ url: address, files, folder: folder() });

  it("when a file of the back-up was changed, before anything is written", async () => {
    await makeAccount({ userType: "press" });
    await files.put("a.txt", Buffer.from("whole"), { contentType: "text/plain" });
    await takeBackup({ url: url(), files, folder: folder() });
    const target = await makeEmptyDatabase();
    for (const file of ["files/a.txt", "files.jsonl", "tables/public.users.copy.gz"]) {
      const place = path.join(folder(), file);
      const bytes = await readFile(place);
      await writeFile(place, Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]));
      await expect(restore(target.url)).rejects.toThrow(/is damaged: nothing was restored/);
      await rm(place);
      await expect(restore(target.url)).rejects.toThrow(/is missing: nothing was restored/);
      await writeFile(place, bytes);
    }
    expect(await target.sql`select tablename from pg_tables where schemaname = 'public'`).toEqual([]);
  }, 120_000);

  it("without a manifest, into a database with accounts, and by an earlier version", async () => {
    await makeAccount({ userType: "press" });
    await expect(restore(url())).rejects.toThrow(/has no manifest.json/);
    const manifest = await takeBackup({ url: url(), files, folder: folder() });
    await expect(takeBackup({ url: url(), files, folder: folder() })).rejects.toThrow(/is not empty/);
    const occupied = await makeEmptyDatabase();
    await migrate(occupied.url, { withCities: false });
    const { sql } = occupied;
    await sql`insert into users select * from jsonb_populate_record(null::users, ${sql.json(await anyUser())})`;
    await expect(restore(occupied.url)).rejects.toThrow(/has accounts: restore into an empty one/);
    const target = await makeEmptyDatabase();
    const rewrite = (changed: object) =>
      writeFile(path.join(folder(), "manifest.json"), JSON.stringify({ ...manifest, ...changed }));
    await rewrite({ migration: manifest.migration + 1 });
    await expect(restore(target.url)).rejects.toThrow(/by a later version of Fivewire/);
    await rewrite({ format: 2 });
    await expect(restore(target.url)).rejects.toThrow(/is of another format/);
    await rewrite({ tables: "none" });
    await expect(restore(target.url)).rejects.toThrow(/is damaged/);
  }, 120_000);

  const anyUser = async () => {
    const [row] = await source.sql()`select row_to_json(users) as user from users limit 1`;
    return row?.user;
  };
});
