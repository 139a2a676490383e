import { and, desc, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { companies } from "@/db/schema/accounts";
import { auditEntries } from "@/db/schema/platform";
import type { Db } from "@/db/types";
import { toIso } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { countUpTo, decodeCursor, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { DELETED_USER } from "@/lib/domain/profiles/profiles/views";
import { slugify } from "@/lib/domain/profiles/slugs/slug";
import { type ActKind, actTexts, describeAct, MAX_EXPORTED_ACTS } from "../act-texts";
import { requireActFor } from "../policy";
import {
  type ActFilters,
  type ActView,
  actListView,
  actView,
  exportActsInput,
  exportedLog,
  listActsInput,
} from "../schema";
import { readLogDays } from "../store";

const operationsOf = (has: (act: [ActKind, string, string?]) => boolean) =>
  Object.keys(actTexts).filter((name) => actTexts[name] && has(actTexts[name]));

/** Selects the acts that a company's log shows under these filters; the search reads names and texts alike. */
function matching(companyId: string, { member, kind, q, from, until, zone }: ActFilters): SQL | undefined {
  return and(
    eq(auditEntries.companyId, companyId),
    inArray(
      auditEntries.operation,
      operationsOf(([of]) => kind === undefined || of === kind),
    ),
    member === undefined ? undefined : eq(auditEntries.userId, member),
    from === undefined
      ? undefined
      : sql`${auditEntries.createdAt} >= ${from}::date::timestamp at time zone ${zone}`,
    until === undefined
      ? undefined
      : sql`${auditEntries.createdAt} < (${until}::date + 1)::timestamp at time zone ${zone}`,
    q
      ? or(
          sql`concat_ws(' ', ${auditEntries.userName}, ${auditEntries.subjectName}, ${auditEntries.profileName},
            (select string_agg(v #>> '{}', ' ') from jsonb_path_query(${auditEntries.detail}, '$.**') v
              where jsonb_typeof(v) = 'string'))
            ilike ${`%${q.replace(/[\\%_]/g, "\\$&")}%`}`,
          inArray(
            auditEntries.operation,
            operationsOf(([, ...texts]) => texts.some((text) => text?.includes(q.toLowerCase()))),
          ),
        )
      : undefined,
  );
}

const columns = {
  id: auditEntries.id,
  createdAt: auditEntries.createdAt,
  userId: auditEntries.userId,
  operation: auditEntries.operation,
  userName: auditEntries.userName,
  profileName: auditEntries.profileName,
  subjectName: auditEntries.subjectName,
  job: auditEntries.job,
  tokenId: auditEntries.tokenId,
  detail: auditEntries.detail,
};
type Row = { [Name in keyof typeof columns]: (typeof auditEntries.$inferSelect)[Name] };

function toActView({
  createdAt,
  userName,
  profileName,
  subjectName,
  job,
  tokenId,
  detail,
  ...row
}: Row): ActView {
  return {
    ...row,
    at: toIso(createdAt),
    who: userName ?? DELETED_USER,
    by: job !== null ? "JOB" : tokenId !== null ? "TOKEN" : "PERSON",
    ...describeAct({ operation: row.operation, subjectName, detail }),
    // Nothing is known of what was deleted; what has no title yet is there. Who leaves is who acts.
    subject: row.operation === "members.leave" ? null : subjectName === "" ? "Untitled" : subjectName,
    as: profileName,
  };
}

/** Reads whom the latest acts name and who is no member any more, by their names of then. */
async function readFormerMembers(db: Db, companyId: string) {
  const rows = await db.execute<{ id: string; name: string }>(sql`
    select distinct on (name, id) id, name from (
      select ${auditEntries.userId} as id, ${auditEntries.userName} as name from ${auditEntries}
      where ${auditEntries.companyId} = ${companyId} and ${auditEntries.userId} is not null
        and ${auditEntries.userName} is not null and ${auditEntries.tokenId} is null
        and ${auditEntries.userId} not in (select user_id from memberships where company_id = ${companyId})
      order by ${auditEntries.id} desc limit ${TOTAL_CAP}) acted
    order by name, id`);
  // Who changed their name has several, of which the list needs one.
  const byId = new Map([...rows].map(({ id, name }) => [id, name]));
  return [...byId].map(([id, name]) => ({ id, name }));
}

/** The acts of everybody in the company, newest first, by the names of then. */
export const listActs = query({
  name: "companies.listActs",
  summary: "The company's log: who did what, newest first",
  input: listActsInput,
  output: actListView,
  access: "signedIn",
  subject: ({ actor }) => (actor.companyId ? { companyId: actor.companyId } : null),
  allow: ({ actor, subject }) => requireActFor(actor, subject, "manageCompany"),
  run: async ({ db, input, subject: { companyId } }) => {
    const [before] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [];
    const found = matching(companyId, input);
    const rows = await db
      .select(columns)
      .from(auditEntries)
      .where(and(found, before === undefined ? undefined : lt(auditEntries.id, before)))
      .orderBy(desc(auditEntries.id))
      .limit(input.limit + 1)
      .offset(offsetOf(input));
    const { total } = await db
      .execute<{ total: number }>(
        sql`select ${countUpTo(TOTAL_CAP + 1, sql`select 1 from ${auditEntries} where ${found}`)} as total`,
      )
      .then(only);
    const { rows: shown, pagination } = toPage(rows, input, total, ({ id }) => [id]);
    const former = input.former ? await readFormerMembers(db, companyId) : [];
    return { acts: shown.map(toActView), former, pagination };
  },
});

export const exportActs = query({
  name: "companies.exportActs",
  summary: "The company's log under the same filters, as CSV",
  input: exportActsInput,
  output: z.object({ acts: z.array(actView), slug: z.string(), ...exportedLog }),
  access: "signedIn",
  subject: ({ actor }) => (actor.companyId ? { companyId: actor.companyId } : null),
  allow: ({ actor, subject }) => requireActFor(actor, subject, "manageCompany"),
  run: async ({ db, input, subject: { companyId } }) => {
    const rows = await db
      .select(columns)
      .from(auditEntries)
      .where(matching(companyId, input))
      .orderBy(desc(auditEntries.id))
      .limit(MAX_EXPORTED_ACTS);
    const acts = rows.map(toActView);
    const named = db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
    const slug = slugify(only(await named).name) || "company";
    return { acts, slug, period: await readLogDays(db, input, acts.at(-1)?.at) };
  },
});
