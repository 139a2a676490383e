import { type SQL, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/db/types";

/** A block holds for all newsrooms of a company: the same people write for each. Selects them, or the profile alone. */
export const allOfCompany = (profileId: string): SQL => sql`(
  select id from profiles where id = ${profileId}
    or company_id = (select company_id from profiles where id = ${profileId}))`;

/** Whoever blocked a company's newsrooms has blocked its new one too. */
export async function inheritBlocks(tx: Transaction, profileId: string): Promise<void> {
  await tx.execute(sql`
    insert into blocks (blocker_id, blocked_id, user_id)
    select distinct on (blocker_id) blocker_id, ${profileId}::uuid, user_id from blocks
    where blocked_id in ${allOfCompany(profileId)} and blocker_id <> ${profileId}
    order by blocker_id, created_at
    on conflict do nothing`);
}

/** There is something between two profiles that one may have to end although the other is hidden by now. */
export async function hasMet(db: Db, one: string, other: string): Promise<boolean> {
  const met = await db.execute(sql`
    select 1 where exists (select 1 from blocks where blocker_id = ${one} and blocked_id = ${other})
      or exists (select 1 from conversations where profile_a = least(${one}, ${other}::uuid)
        and profile_b = greatest(${one}, ${other}::uuid))
      or exists (select 1 from pitches where status <> 'unsent'
        and ((sender_profile_id = ${one} and recipient_profile_id = ${other})
          or (sender_profile_id = ${other} and recipient_profile_id = ${one})))`);
  return met.length > 0;
}
