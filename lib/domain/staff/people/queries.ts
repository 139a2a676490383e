import { sql } from "drizzle-orm";
import { z } from "zod";
import { type UserType, userTypes } from "@/db/enums";
import { only } from "@/db/only";
import { query } from "@/lib/core/operation";
import { countUpTo, decodeCursor, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { isUuid } from "@/lib/utils/uuid";
import { listPeopleInput, peopleListView } from "./schema";
import { like, peopleFrom, readPeople, stateOf } from "./views";

type Filters = Pick<z.output<typeof listPeopleInput>, "q" | "type" | "state">;

/** The accounts that may match, each part found by an index of its own, since the names lie in four tables. */
export const withPart = (q: string) => sql`(
  select id from users where name ilike ${like(q)} union select id from users where email::text ilike ${like(q)}
  union select id from users where company_text ilike ${like(q)}
  union select user_id from profiles where name ilike ${like(q)}
  union select m.user_id from memberships m join companies c on c.id = m.company_id and c.name ilike ${like(q)})`;

function filtered({ q, type, state }: Filters) {
  const found = isUuid(q)
    ? sql`${q}::uuid in (u.id, p.id)`
    : sql`u.id in ${withPart(q)} and (u.name ilike ${like(q)} or u.email::text ilike ${like(q)} or p.name ilike ${like(q)}
        or coalesce(c.name, u.company_text) ilike ${like(q)})`;
  return sql.join(
    [
      q === "" ? sql`true` : found,
      type ? sql`u.user_type = ${type}` : sql`true`,
      state ? sql`${stateOf} = ${state}` : sql`true`,
    ],
    sql` and `,
  );
}

/** Accounts by a part of their name, address or company, or by id; the newest first. */
export const listPeople = query({
  name: "people.list",
  summary: "Accounts, found by name, address, company or id",
  input: listPeopleInput,
  output: peopleListView,
  access: "staff",
  run: async ({ db, input }) => {
    const where = filtered(input);
    const [before] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [null];
    const beyond = before ? sql`${where} and u.id < ${before}::uuid` : where;
    const total = countUpTo(TOTAL_CAP + 1, sql`select 1 ${peopleFrom} where ${where}`);
    const ofTypes = userTypes.map(
      (type) =>
        sql`${countUpTo(TOTAL_CAP + 1, sql`select 1 ${peopleFrom} where ${filtered({ ...input, type })}`)} as ${sql.identifier(type)}`,
    );
    const [people, [counted], types] = await Promise.all([
      readPeople(db, beyond, input.limit + 1, offsetOf(input)),
      db.execute<{ total: number }>(sql`select ${total} as total`),
      db.execute<Record<UserType, number>>(sql`select ${sql.join(ofTypes, sql`, `)}`).then(only),
    ]);
    const { rows, pagination } = toPage(people, input, counted?.total ?? 0, ({ id }) => [id]);
    return { people: rows, types, pagination };
  },
});
