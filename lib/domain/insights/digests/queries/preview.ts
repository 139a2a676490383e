import { and, desc, eq, gte, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { users } from "@/db/schema/accounts";
import { conversationMembers, messages } from "@/db/schema/messages";
import { pitches } from "@/db/schema/pitches";
import { notifications } from "@/db/schema/platform";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { query } from "@/lib/core/operation";
import { readFirstMessageFacts } from "@/lib/domain/messaging/messages/mails/facts";
import { firstMessageTemplate } from "@/lib/domain/messaging/messages/mails/template";
import { readPitchFacts } from "@/lib/domain/pitching/pitches/mails/facts";
import { acceptedTemplate, receivedTemplate } from "@/lib/domain/pitching/pitches/mails/templates";
import type { MailTemplate } from "@/lib/platform/mail/mail-message";
import { previewMail } from "@/lib/platform/mail/send-mail";
import { digestTemplate, monthTemplate } from "../mails/templates";
import { monthBefore } from "../rules";
import { type PreviewKind, previewInput } from "../schema";
import { readDigestParts, readMonthOf, readNews } from "./read";

const days = { daily_digest: 1, weekly_digest: 7, release_digest: 7 } as const;
const kinds = { daily_digest: "daily", weekly_digest: "weekly" } as const;

/**
 * Writes a mail as it would go out to the caller now, about what is there now; null where it would say nothing. Its
 * link that stops it is left out: nothing was mailed.
 */
export const previewDigest = query({
  name: "digests.preview",
  summary: "A mail as it would be sent to the caller now",
  input: previewInput,
  output: z.object({ mail: z.object({ subject: z.string(), html: z.string() }).nullable() }),
  access: "signedIn",
  run: async ({ db, actor, input: { kind } }) => {
    const template = await templateOf(db, actor, kind);
    return { mail: template && (await previewMail(template)) };
  },
});

async function templateOf(db: Db, actor: UserActor, kind: PreviewKind): Promise<MailTemplate | null> {
  if (kind === "pitch_received" || kind === "pitch_accepted") return pitchTemplate(db, actor, kind);
  if (kind === "first_message") return messageTemplate(db, actor);
  const { userId } = actor;
  const { name, now, today } = only(
    await db
      .select({
        ...{ name: users.name, now: sql<string>`app_now()::text` },
        today: sql<string>`(app_now() at time zone ${users.zone})::date::text`,
      })
      .from(users)
      .where(eq(users.id, userId)),
  );
  if (kind === "monthly_report") {
    const report = await readMonthOf(db, userId, monthBefore(`${today.slice(0, 7)}-01`));
    return report && monthTemplate({ ...report, name }, undefined);
  }
  const until = new Date(now);
  const since = new Date(until.getTime() - days[kind] * 86_400_000);
  const news = await readNews(db, userId, gte(notifications.createdAt, since));
  if (kind === "release_digest")
    return news.length > 0 ? digestTemplate({ name, kind: "releases", parts: [], news }, undefined) : null;
  const { parts, isNew } = await readDigestParts(db, userId, { since, until }, news);
  return isNew ? digestTemplate({ name, kind: kinds[kind], parts, news }, undefined) : null;
}

/** The last pitch that came in, or that was accepted, stands for the next one. */
async function pitchTemplate(
  db: Db,
  { userId, profileId }: UserActor,
  kind: "pitch_received" | "pitch_accepted",
): Promise<MailTemplate | null> {
  const isReceived = kind === "pitch_received";
  const [pitch] = await db
    .select({ id: pitches.id })
    .from(pitches)
    .where(
      isReceived
        ? and(eq(pitches.recipientProfileId, profileId), isNotNull(pitches.sentAt))
        : and(eq(pitches.senderProfileId, profileId), sql`${pitches.status} in ('accepted', 'completed')`),
    )
    .orderBy(desc(pitches.id))
    .limit(1);
  const facts = pitch && (await readPitchFacts(db, { pitchId: pitch.id, userId }));
  return facts ? (isReceived ? receivedTemplate : acceptedTemplate)(facts, pitch.id, undefined) : null;
}

/** The last message of the conversation that was written in last stands for a first one. */
async function messageTemplate(db: Db, { userId, profileId }: UserActor): Promise<MailTemplate | null> {
  const [message] = await db
    .select({ id: messages.id })
    .from(conversationMembers)
    .innerJoin(messages, eq(messages.conversationId, conversationMembers.conversationId))
    .where(
      and(
        eq(conversationMembers.profileId, profileId),
        ne(messages.senderProfileId, profileId),
        isNull(messages.deletedAt),
        eq(messages.messageType, "TEXT"),
      ),
    )
    .orderBy(desc(conversationMembers.activeAt), desc(messages.seq))
    .limit(1);
  const facts = message && (await readFirstMessageFacts(db, { messageId: message.id, profileId, userId }));
  return facts ? firstMessageTemplate(facts, undefined) : null;
}
