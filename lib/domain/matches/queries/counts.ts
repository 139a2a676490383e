import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { matches } from "@/db/schema/matching";
import { pitchDrafts, pitches } from "@/db/schema/pitches";
import { query } from "@/lib/core/operation";
import { TOTAL_CAP } from "@/lib/core/pagination";
import { draftVisibleTo } from "@/lib/domain/pitch-drafts/policy";
import { type PitchTab, tabRows } from "@/lib/domain/pitches/rules";
import { matchingCountsView } from "../schema";

type Counts = { pitches: number; matches: number; received: number; sent: number };
export type MatchingCounts = z.infer<typeof matchingCountsView>["counts"];

/** The numbers on the matching platform's tabs, in one read. */
export const matchingCounts = query({
  name: "matches.counts",
  summary: "The numbers on the matching platform's tabs",
  input: z.object({}),
  output: matchingCountsView,
  access: "signedIn",
  run: async ({ db, actor }) => {
    const { profileId } = actor;
    const [row] = await db.execute<Counts>(sql`select
      ${capped(sql`select 1 from ${pitchDrafts} where ${draftVisibleTo(actor)}`)} as pitches,
      ${capped(sql`select 1 from ${matches} where ${matches.profileA} = ${profileId}
        union all select 1 from ${matches} where ${matches.profileB} = ${profileId}`)} as matches,
      ${capped(rowsOfTab("received", profileId))} as received,
      ${capped(rowsOfTab("sent", profileId))} as sent`);
    if (!row) throw new Error("Counting answered nothing.");
    return { counts: { ...row, inbox: Math.min(TOTAL_CAP, row.received + row.sent) } };
  },
});

const capped = (rows: SQL) => sql`(select count(*)::int from (${rows} limit ${TOTAL_CAP}) as counted)`;

function rowsOfTab(tab: PitchTab, profileId: string): SQL {
  const sides = tabRows[tab].map(({ side, statuses }) => {
    const party = side === "sender" ? pitches.senderProfileId : pitches.recipientProfileId;
    return sql`select 1 from ${pitches} where ${party} = ${profileId} and ${pitches.status} in ${statuses}`;
  });
  return sql.join(sides, sql` union all `);
}
