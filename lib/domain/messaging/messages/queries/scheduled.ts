import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/accounts";
import { conversations } from "@/db/schema/messages";
import { cities } from "@/db/schema/places";
import { profiles } from "@/db/schema/profiles";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { quietUntil } from "@/lib/domain/profiles/notifications/quiet-hours";
import { conversationVisibleTo } from "../policy";
import { nextMornings } from "../rules";
import { conversationIdInput, scheduledMessageView, sendTimesView } from "../schema";
import { isMember } from "../store";
import { readScheduledOf } from "../views";

/** There are few of them: a conversation holds 20 at most. */
export const listScheduled = query({
  name: "messages.listScheduled",
  summary: "Own messages of a conversation that are sent later, the next first",
  input: conversationIdInput,
  output: z.object({ scheduled: z.array(scheduledMessageView) }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => ((await isMember(db, actor, input.id)) ? input : null),
  run: async ({ db, actor, input: { id } }) => {
    return { scheduled: (await readScheduledOf(db, actor, [id])).get(id) ?? [] };
  },
});

/** The other party's place is that of their settings, or else of their profile's city. */
export const getSendTimes = query({
  name: "messages.getSendTimes",
  summary: "When the other party's quiet hours end and their next mornings begin",
  input: conversationIdInput,
  output: z.object({ sendTimes: sendTimesView }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select({
        zone: sql<string>`coalesce(nullif(${users.zone}, 'UTC'), ${cities.zone}, 'UTC')`,
        now: sql`app_now()`.mapWith(conversations.createdAt),
        // A newsroom without a person of its own has no quiet hours.
        quiet: {
          quietHours: sql<boolean>`coalesce(${users.quietHours}, false)`,
          quietFrom: sql<string>`coalesce(${users.quietFrom}, '')`,
          quietUntil: sql<string>`coalesce(${users.quietUntil}, '')`,
          zone: sql<string>`coalesce(${users.zone}, 'UTC')`,
        },
      })
      .from(conversations)
      .innerJoin(
        profiles,
        sql`${profiles.id} = case when ${conversations.profileA} = ${actor.profileId}
          then ${conversations.profileB} else ${conversations.profileA} end`,
      )
      .leftJoin(users, eq(users.id, profiles.userId))
      .leftJoin(cities, eq(cities.id, profiles.cityId))
      .where(and(conversationVisibleTo(actor), eq(conversations.id, input.id)));
    return row ?? null;
  },
  run: ({ subject: { zone, now, quiet } }) => {
    const { nextMorning, nextMonday } = nextMornings(now, zone);
    const afterQuiet = (at: Date) => toIso(quietUntil(at, quiet) ?? at);
    const sendTimes = {
      zone,
      now: toIso(now),
      quietUntil: toIsoOrNull(quietUntil(now, quiet)),
      nextMorning: afterQuiet(nextMorning),
      nextMonday: afterQuiet(nextMonday),
    };
    return { sendTimes };
  },
});
