import { type SQL, sql } from "drizzle-orm";
import type { AuditDetail } from "@/db/schema/platform";
import type { Db } from "@/db/types";
import { describeAct } from "@/lib/domain/profiles/companies/act-texts";
import { DELETED_USER } from "@/lib/domain/profiles/profiles/views";
import { isKnown, like } from "@/lib/domain/staff/people/views";
import { isUuid } from "@/lib/utils/uuid";
import { type LogEntryView, type LogFilters, MAX_ACCOUNTS } from "./schema";
import { type ActArea, loggedActs, operationsIn } from "./texts";

type EntryRow = {
  id: string;
  at: string;
  user_id: string | null;
  job: string | null;
  operation: string;
  user_name: string | null;
  profile_name: string | null;
  subject: string | null;
  subject_kind: string;
  subject_id: string | null;
  token_id: string | null;
  detail: AuditDetail | null;
};
export type Entry = { view: LogEntryView; position: readonly [at: string, id: string] };
type Position = Entry["position"] | null;

/** Finds accounts as the list of people does, the newest first and one more than are searched. */
async function findAccounts(db: Db, q: string): Promise<string[]> {
  const found = isUuid(q)
    ? sql`u.id = ${q}::uuid`
    : sql`(u.name ilike ${like(q)} or u.email::text ilike ${like(q)})`;
  const rows = await db.execute<{ id: string }>(
    sql`select u.id from users u where ${isKnown} and ${found} order by u.id desc limit ${MAX_ACCOUNTS + 1}`,
  );
  return rows.map(({ id }) => id);
}

const all = (conditions: SQL[]) => sql.join(conditions, sql` and `);

/** The newest entries of one predicate. Each predicate is the beginning of an index, so few rows are read. */
const newest = (where: SQL, take: number) => sql`(select a.id from audit_entries a where ${where}
  order by a.created_at desc, a.id desc limit ${take})`;

/**
 * Selects the ids of a page. Reading the newest of each account or operation apart keeps it fast at any length of the
 * log: one index scan each (`audit_entries_user`, `audit_entries_subject`, `audit_entries_operation`), and one of
 * `audit_entries_age` without a filter.
 */
function selectIds(
  { area, from, until, zone }: LogFilters,
  accounts: string[] | undefined,
  after: Position,
  take: number,
) {
  const bounds = [
    sql`true`,
    ...(after ? [sql`(a.created_at, a.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`] : []),
    ...(from ? [sql`a.created_at >= ${from}::date::timestamp at time zone ${zone}`] : []),
    ...(until ? [sql`a.created_at < (${until}::date + 1)::timestamp at time zone ${zone}`] : []),
  ];
  // Written out, so that Postgres knows how rare each one is: of a parameter it takes the average, and for an operation
  // that nobody called it would read the whole log by its age.
  const operations = area && operationsIn(area).map((name) => sql.raw(`'${name}'`));
  if (accounts) {
    const filtered = operations
      ? [...bounds, sql`a.operation in (${sql.join(operations, sql`, `)})`]
      : bounds;
    const ids = sql`${`{${accounts.join(",")}}`}::uuid[]`;
    return sql`select e.id from unnest(${ids}) as of(id) cross join lateral (
      ${newest(all([sql`a.user_id = of.id`, ...filtered]), take)} union all
      ${newest(all([sql`a.subject_id = of.id`, ...filtered]), take)}) e`;
  }
  if (operations) {
    return sql.join(
      operations.map((name) => newest(all([sql`a.operation = ${name}`, ...bounds]), take)),
      sql` union all `,
    );
  }
  return newest(all(bounds), take);
}

/** Selects a page of entries with the names to show, of `accounts` alone where it names some. */
export const selectEntries = (
  filters: LogFilters,
  accounts: string[] | undefined,
  after: Position,
  take: number,
) => sql`
    select a.id, to_json(a.created_at) #>> '{}' as at, a.user_id, a.job, a.operation, a.subject_kind, a.subject_id,
      a.token_id, a.detail,
      case when u.id is not null then coalesce(a.user_name, u.name) end as user_name, a.profile_name,
      coalesce(a.subject_name, about.name) as subject
    from audit_entries a
    left join lateral (select u.id, u.name from users u where u.id = a.user_id and ${isKnown}) u on true
    left join lateral (
      select u.name from users u where a.subject_kind in ('account', 'member') and u.id = a.subject_id and ${isKnown}
      union all select p.name from profiles p join users u on u.id = p.user_id and ${isKnown}
        where p.id = case a.subject_kind when 'profile' then a.subject_id
          when 'report' then (select r.profile_id from reports r where r.id = a.subject_id) end) about on true
    where a.id in (${selectIds(filters, accounts, after, take)})
    order by a.created_at desc, a.id desc limit ${take}`;

/** Reads entries newest first; `accountsCapped` where more accounts match than are searched. */
export async function readLog(db: Db, filters: LogFilters, after: Position, take: number) {
  const found = filters.q ? await findAccounts(db, filters.q) : undefined;
  const accounts = found?.slice(0, MAX_ACCOUNTS);
  const rows = await db.execute<EntryRow>(selectEntries(filters, accounts, after, take));
  return { entries: rows.map(toEntry), accountsCapped: (found?.length ?? 0) > MAX_ACCOUNTS };
}

function toEntry(row: EntryRow): Entry {
  const [area, text] = loggedActs.get(row.operation) ?? (["jobs", row.operation] satisfies [ActArea, string]);
  const sentence =
    row.detail && describeAct({ operation: row.operation, subjectName: row.subject, detail: row.detail });
  const source = row.job ? "JOB" : row.token_id ? "TOKEN" : row.user_id ? "ACCOUNT" : "VISITOR";
  const account = row.user_name ?? DELETED_USER;
  const who = { JOB: `job: ${row.job}`, TOKEN: account, ACCOUNT: account, VISITOR: "A visitor" };
  return {
    position: [row.at, row.id],
    view: {
      ...{ id: row.id, at: new Date(row.at).toISOString(), who: who[source], userId: row.user_id },
      ...{
        operation: row.operation,
        area,
        text: sentence?.text ?? text,
        subject: row.subject,
        rest: sentence?.rest ?? null,
      },
      ...{ subjectKind: row.subject_kind, subjectId: row.subject_id, as: row.profile_name, source },
    },
  };
}
