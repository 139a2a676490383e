import { type SQL, sql } from "drizzle-orm";
import type { UserType } from "@/db/enums";
import type { Db } from "@/db/types";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import type { PersonState } from "./rules";
import type { PersonView } from "./schema";

type PersonRow = {
  id: string;
  name: string;
  email: string;
  user_type: UserType;
  company: string | null;
  profile_id: string;
  verified: boolean;
  is_staff: boolean;
  state: PersonState;
  created_at: string;
  last_seen_at: string | null;
  open_reports: number;
};

const openReports = sql`(select count(*)::int from reports r where r.account_id = u.id and r.decided_at is null
  and r.subject_kind <> 'appeal')`;

/** The pattern of what contains `part` as typed. */
export const like = (part: string) => `%${part.replace(/[\\%_]/g, "\\$&")}%`;

/** One word for an account, the gravest first. */
export const stateOf = sql`case when u.closed_at is not null then 'closed' 
  when u.held_at is not null then 'held' when ${openReports} > 0 then 'reported'
  when u.staff_since is not null then 'staff' when u.email_verified_at is null then 'unverified' else 'active' end`;

/** What its owner deleted is named to nobody, not to staff either; what staff closed they still see. */
export const isKnown = sql`(u.deleted_at is null or u.closed_at is not null)`;

/** Accounts with their profile, their company and what stands out about them. */
export const peopleFrom = sql`from users u join profiles p on p.user_id = u.id and ${isKnown}
  left join memberships m on m.user_id = u.id left join companies c on c.id = m.company_id`;

/** Reads accounts that `where` selects, newest first. */
export async function readPeople(db: Db, where: SQL, take: number, skip = 0): Promise<PersonView[]> {
  const rows = await db.execute<PersonRow>(sql`
    select u.id, u.name, u.email, u.user_type, coalesce(c.name, u.company_text) as company, p.id as profile_id,
      u.email_verified_at is not null as verified, u.staff_since is not null as is_staff, ${stateOf} as state,
      to_json(u.created_at) #>> '{}' as created_at, ${openReports} as open_reports,
      (select to_json(max(s.last_seen_at)) #>> '{}' from sessions s where s.user_id = u.id) as last_seen_at
    ${peopleFrom} where ${where} order by u.id desc limit ${take} offset ${skip}`);
  const parties = await readParties(
    db,
    rows.map((row) => row.profile_id),
  );
  const iso = (time: string) => new Date(time).toISOString();
  return rows.flatMap((row) => {
    const profile = parties.get(row.profile_id);
    if (!profile) return [];
    return {
      ...{ id: row.id, name: row.name, email: row.email, company: row.company, profile },
      userType: row.user_type.toUpperCase() as PersonView["userType"],
      state: row.state.toUpperCase() as PersonView["state"],
      ...{ verified: row.verified, isStaff: row.is_staff, openReports: row.open_reports },
      createdAt: iso(row.created_at),
      lastSeenAt: row.last_seen_at && iso(row.last_seen_at),
    };
  });
}
