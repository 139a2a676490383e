import { asc, eq, getTableName, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { memberships, users } from "@/db/schema/accounts";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { query } from "@/lib/core/operation";
import { memberMay } from "@/lib/domain/profiles/companies/policy";
import { columnsOf, copies, type ExportCopy, type Owner } from "./inventory";

const PAGE_SIZE = 200;

const fileNames = copies.map(({ file }) => file) as [string, ...string[]];
/** The cursor holds the key of the last row, in the order of the file. We made it ourselves. */
const cursorField = z
  .array(z.union([z.string().max(200), z.number()]))
  .max(3)
  .optional();

/**
 * Reads the account with the profiles that it acts for: its own, and those of its company without an account where its
 * role includes them.
 */
async function readOwner(db: Db, actor: UserActor): Promise<Owner> {
  const { userId } = actor;
  const manages = sql`${profiles.companyId} in (select ${memberships.companyId} from ${memberships}
    where ${memberships.userId} = ${userId} and ${memberMay(memberships, "exportData")})
    and ${profiles.userId} is null`;
  const [[user], own] = await Promise.all([
    db.select({ email: users.email, at: users.emailVerifiedAt }).from(users).where(eq(users.id, userId)),
    db.select({ id: profiles.id }).from(profiles).where(sql`${profiles.userId} = ${userId} or (${manages})`),
  ]);
  if (!user) throw new AppError("unauthenticated");
  // An address that nobody confirmed may be somebody else's.
  return { userId, email: user.at ? user.email : null, profileIds: own.map(({ id }) => id) };
}

function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const single = columns.filter((column) => column.primary);
  return single.length > 0 ? single : (primaryKeys[0]?.columns ?? []);
}

const after = (order: PgColumn[], values: (string | number)[]): SQL =>
  sql`(${sql.join(order, sql`, `)}) > (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

async function readRows(db: Db, copy: ExportCopy, owner: Owner, cursor?: (string | number)[]) {
  const columns = columnsOf(copy.table);
  const order = copy.order?.map((name) => columns[name] as PgColumn) ?? keyOf(copy.table);
  const size = copy.pageSize ?? PAGE_SIZE;
  const given = Object.fromEntries(copy.gives.map((name) => [name, columns[name] as PgColumn]));
  const places = Object.fromEntries(
    order.map((column, index) => [`${index}`, sql<string | number>`${column}`]),
  );
  const found = await db
    .select({ row: given, place: places })
    .from(copy.table)
    .where(sql`${copy.of(owner)}${cursor ? sql` and ${after(order, cursor)}` : sql``}`)
    .orderBy(...order.map((column) => asc(column)))
    .limit(size + 1);
  const rows = found.slice(0, size);
  const last = rows.at(-1)?.place;
  return {
    rows: rows.map(({ row }) => row as Record<string, unknown>),
    next: found.length > size && last ? order.map((_, index) => last[`${index}`] as string | number) : null,
  };
}

/** Answers a page of one file of the copy. The inventory chooses the columns and names those that nobody gets. */
export const readCopyPage = query({
  name: "personalData.readPage",
  summary: "Some rows of one file of the copy of one's data",
  input: z.object({ file: z.enum(fileNames), after: cursorField }),
  output: z.object({
    rows: z.array(z.record(z.string(), z.unknown())),
    next: z.array(z.union([z.string(), z.number()])).nullable(),
  }),
  access: "signedIn",
  run: async ({ db, actor, input }) => {
    const copy = copies.find(({ file }) => file === input.file);
    if (!copy) throw new Error(`No file of the copy is called ${input.file}`);
    return readRows(db, copy, await readOwner(db, actor), input.after);
  },
});

const storedFile = z.object({ key: z.string(), path: z.string() });

/** Answers a page of the files that the account uploaded, each with its path in the copy. */
export const listCopyFiles = query({
  name: "personalData.listFiles",
  summary: "Some of the files the account uploaded",
  input: z.object({ after: z.string().max(600).default("") }),
  output: z.object({ files: z.array(storedFile), next: z.string().nullable() }),
  access: "signedIn",
  run: async ({ db, actor, input }) => {
    const { profileIds } = await readOwner(db, actor);
    const own = sql`${`{${profileIds.join(",")}}`}::uuid[]`;
    // A key that begins with a slash is a picture of the demo, which nobody uploaded.
    const rows = await db.execute<{ key: string; name: string }>(sql`
      select key, name from (
        select unnest(array[original_key, untouched_key, captions_key]) as key,
          'newsroom/' || id || unnest(array['', '-untouched', '-captions']) as name
          from ${sql.identifier("assets")} where profile_id = any(${own})
        union all select unnest(array[picture_key, video ->> 'key', video ->> 'captionsKey']),
          'work/' || id || unnest(array['-picture', '-video', '-captions'])
          from ${sql.identifier("work_samples")} where profile_id = any(${own})
        union all select key, 'messages/' || id
          from ${sql.identifier("message_files")} where profile_id = any(${own}) and message_id is not null
        union all select distinct 'previews/' || owner || '/' || mark || '-1600.webp', 'pictures/' || mark from (
          select id as owner, (regexp_matches(hero_stories::text || press_contacts::text || coalesce((
            select string_agg(image, ' ') from ${sql.identifier("work_samples")} where profile_id = profiles.id), ''),
            'previews/' || id || '/([0-9a-f]{32})-1600', 'g'))[1] as mark
          from ${sql.identifier("profiles")} where id = any(${own})) as uploaded_for_forms
        union all select unnest(array[avatar_key, logo_key]) || '-512.webp', 'profiles/' || id || unnest(array['', '-logo'])
          from ${sql.identifier("profiles")} where id = any(${own})) as uploads
      where key not like '/%' and name > ${input.after} order by name limit ${PAGE_SIZE + 1}`);
    const shown = rows.slice(0, PAGE_SIZE);
    return {
      files: shown.map(({ key, name }) => ({ key, path: `files/${name}${extensionOf(key)}` })),
      next: rows.length > PAGE_SIZE ? (shown.at(-1)?.name ?? null) : null,
    };
  },
});

/** The extension comes from one of our own keys, never from a name that somebody chose. */
const extensionOf = (key: string) => /\.[a-z0-9]{1,5}$/.exec(key)?.[0] ?? "";

/** The readme lists each file of the copy, and what is in it. */
export const copyContents = copies.map(({ file, about, table }) => ({
  file,
  about,
  table: getTableName(table),
}));
