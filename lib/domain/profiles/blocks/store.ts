import { sql } from "drizzle-orm";
import type { Db } from "@/db/types";

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
