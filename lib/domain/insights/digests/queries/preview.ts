import { eq, gte, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { users } from "@/db/schema/accounts";
import { notifications } from "@/db/schema/platform";
import type { Db } from "@/db/types";
import { query } from "@/lib/core/operation";
import type { MailTemplate } from "@/lib/platform/mail/mail-message";
import { previewMail } from "@/lib/platform/mail/send-mail";
import { digestTemplate, monthTemplate } from "../mails/templates";
import { monthBefore } from "../rules";
import { previewInput } from "../schema";
import { readDigestParts, readMonthOf, readNews } from "./read";

const days = { daily_digest: 1, weekly_digest: 7, release_digest: 7 } as const;
const kinds = { daily_digest: "daily", weekly_digest: "weekly" } as const;

/**
 * Writes a mail as it would go out to the caller now, about what is there now; null where it would say nothing. Its
 * link that stops it is left out: nothing was mailed.
 */
export const previewDigest = query({
  name: "digests.preview",
  summary: "A digest or report as it would be mailed to the caller now",
  input: previewInput,
  output: z.object({ mail: z.object({ subject: z.string(), html: z.string() }).nullable() }),
  access: "signedIn",
  run: async ({ db, actor: { userId }, input: { kind } }) => {
    const template = await templateOf(db, userId, kind);
    return { mail: template && (await previewMail(template)) };
  },
});

async function templateOf(
  db: Db,
  userId: string,
  kind: z.output<typeof previewInput>["kind"],
): Promise<MailTemplate | null> {
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
