import { and, eq, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { prepareOnce } from "@/db/prepare-once";
import { matches } from "@/db/schema/matching";
import { pitchDrafts, pitches } from "@/db/schema/pitches";
import { profiles } from "@/db/schema/profiles";
import { query } from "@/lib/core/operation";
import { countUpTo, TOTAL_CAP } from "@/lib/core/pagination";
import { unreadMessagesOf } from "@/lib/domain/messaging/messages/store";
import { draftWrittenAs } from "@/lib/domain/pitching/pitch-drafts/policy";
import { type PitchTab, tabRows } from "@/lib/domain/pitching/pitches/rules";
import { awaitsAnswer } from "@/lib/domain/pitching/pitches/views";
import { MAX_MANAGED } from "@/lib/domain/profiles/companies/rules";
import { matchingCountsView } from "../schema";

export const matchingCounts = query({
  name: "matches.counts",
  summary: "The numbers on the matching platform's tabs",
  input: z.object({}),
  output: matchingCountsView,
  access: "signedIn",
  run: async ({ db, actor }) => {
    const { userId, profileId, companyId } = actor;
    const [row, elsewhere] = await Promise.all([
      countsStatement(db).execute({ userId, profileId }).then(only),
      companyId ? elsewhereStatement(db).execute({ userId, profileId, companyId }) : [],
    ]);
    const { toAnswer, unread, ...counts } = row;
    return {
      counts: {
        ...counts,
        inbox: Math.min(TOTAL_CAP, row.received + row.sent),
        waiting: Math.min(TOTAL_CAP, toAnswer + unread),
        elsewhere: elsewhere
          .map((other) => ({
            profileId: other.id,
            waiting: Math.min(TOTAL_CAP, other.toAnswer + other.unread),
          }))
          .filter(({ waiting }) => waiting > 0),
      },
    };
  },
});

const userId = sql.placeholder("userId");
const profileId = sql.placeholder("profileId");
const capped = (rows: SQL) => countUpTo(TOTAL_CAP, rows);

const countsStatement = prepareOnce((db) =>
  db
    .select({
      pitches: capped(sql`select 1 from ${pitchDrafts} where ${draftWrittenAs({ userId, profileId })}`),
      matches: capped(sql`select 1 from ${matches} where ${matches.profileA} = ${profileId}
        union all select 1 from ${matches} where ${matches.profileB} = ${profileId}`),
      received: capped(rowsOfTab("received")),
      sent: capped(rowsOfTab("sent")),
      toAnswer: toAnswerOf(profileId),
      unread: unreadMessagesOf(profileId, TOTAL_CAP),
    })
    .from(profiles)
    .where(eq(profiles.id, profileId))
    .prepare("matches_counts"),
);

const toAnswerOf = (recipient: SQLWrapper) =>
  capped(
    sql`select 1 from ${pitches} where ${pitches.recipientProfileId} = ${recipient} and ${awaitsAnswer}`,
  );

const elsewhereStatement = prepareOnce((db) =>
  db
    .select({
      id: profiles.id,
      toAnswer: toAnswerOf(profiles.id),
      unread: unreadMessagesOf(profiles.id, TOTAL_CAP),
    })
    .from(profiles)
    .where(
      and(
        sql`(${profiles.companyId} = ${sql.placeholder("companyId")}::uuid or ${profiles.userId} = ${userId})`,
        ne(profiles.id, profileId),
      ),
    )
    .orderBy(profiles.id)
    .limit(MAX_MANAGED)
    .prepare("matches_elsewhere"),
);

function rowsOfTab(tab: PitchTab): SQL {
  const sides = tabRows[tab].map(({ side, statuses }) => {
    const party = side === "sender" ? pitches.senderProfileId : pitches.recipientProfileId;
    return sql`select 1 from ${pitches} where ${party} = ${profileId} and ${pitches.status} in ${statuses}`;
  });
  return sql.join(sides, sql` union all `);
}
