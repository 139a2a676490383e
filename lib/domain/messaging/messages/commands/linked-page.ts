import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { linkedPages, messages } from "@/db/schema/messages";
import type { Transaction } from "@/db/types";
import { bounds } from "@/lib/core/bounds";
import type { Effects } from "@/lib/core/effects";
import { execute } from "@/lib/core/execute";
import { job, jobOf } from "@/lib/core/jobs";
import { conversationChannel } from "@/lib/core/live-events";
import { command, query } from "@/lib/core/operation";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { copyFirstPicture } from "@/lib/domain/profiles/link-previews/store";
import { linkPreviewProblem, readLinkPreview } from "@/lib/platform/safe-fetch/link-preview";
import { settings } from "@/lib/platform/settings/settings";
import { firstSite } from "@/lib/utils/text-links";

const onePage = z.object({ pageId: z.uuid() });
const isPending = (pageId: string) => and(eq(linkedPages.id, pageId), isNull(linkedPages.lookedAt));
const folderOf = (pageId: string) => `links/${pageId}`;

export const readLinkedAddress = query({
  name: "messages.readLinkedAddress",
  summary: "The address of a linked page that was not looked at yet",
  input: onePage,
  output: z.object({ url: z.string().nullable() }),
  access: "jobs",
  run: async ({ db, input }) => {
    const [page] = await db.select({ url: linkedPages.url }).from(linkedPages).where(isPending(input.pageId));
    return { url: page?.url ?? null };
  },
});

/** So many open conversations show a page's card at once; others do when they are opened. */
const MAX_NOTIFIED = 100;

export const showLinkedPage = command({
  name: "messages.showLinkedPage",
  summary: "Show the messages that link to a page with its card, or without where it could not be read",
  input: onePage.extend({
    page: z.object({ title: z.string(), siteName: z.string(), image: z.string().nullable() }).nullable(),
  }),
  output: z.object({}),
  access: "jobs",
  audit: { skip: "What a public page says of itself." },
  run: async ({ db, input: { pageId, page }, effects }) => {
    const shown = await db
      .update(linkedPages)
      .set({ ...page, lookedAt: sql`app_now()` })
      .where(isPending(pageId))
      .returning({ id: linkedPages.id });
    if (shown.length === 0 || !page) return {};
    const { id: messageId, conversationId, seq } = messages;
    const linking = await db
      .select({ messageId, conversationId, seq })
      .from(messages)
      .where(eq(messages.pageId, pageId))
      .orderBy(desc(messageId))
      .limit(MAX_NOTIFIED);
    for (const data of linking) {
      const channel = conversationChannel(data.conversationId);
      effects.emit({ channel, name: "message.reacted", data });
    }
    return {};
  },
});

const PICTURE_MS = 5000;

/** Reads a linked page and its picture once, one page after another, so that slow sites hold up no other work. */
export const readLinkedPageJob = job({
  name: "messages.readLinkedPage",
  queue: "links",
  maxAttempts: 5,
  payload: onePage,
  run: async ({ payload: { pageId }, actor }) => {
    const { url } = await execute(actor, readLinkedAddress, { pageId });
    if (url === null) return;
    const { success, title, siteName, images } = await readLinkPreview(url);
    const place = { folder: folderOf(pageId), named: "byContent", deadlineMs: PICTURE_MS } as const;
    const page = success ? { title, siteName, image: await copyFirstPicture(images, place) } : null;
    await execute(actor, showLinkedPage, { pageId, page });
  },
});

/** A page that could not be read is read again where a message links to it after so long. */
const RETRY_HOURS = 24;

/**
 * Returns the page behind a text's first address, which a job reads unless that was done for an earlier message; null
 * where there is none that could be read. Our own pages are not fetched.
 */
export async function linkPage(tx: Transaction, effects: Effects, content: string): Promise<string | null> {
  const url = pageAddress(content);
  if (!url) return null;
  const { lookedAt, title } = linkedPages;
  const page = await tx
    .insert(linkedPages)
    .values({ url })
    .onConflictDoUpdate({
      target: linkedPages.url,
      set: {
        linkedAt: sql`app_now()`,
        lookedAt: sql`case when ${title} is not null
          or ${lookedAt} > app_now() - make_interval(hours => ${RETRY_HOURS}) then ${lookedAt} end`,
      },
    })
    .returning({ id: linkedPages.id, lookedAt })
    .then(only);
  if (!page.lookedAt) effects.job(readLinkedPageJob, { pageId: page.id }, { key: `linked-page:${page.id}` });
  return page.id;
}

function pageAddress(content: string): string | null {
  const address = firstSite(content);
  if (!address || linkPreviewProblem(address)) return null;
  const url = new URL(address);
  url.hash = "";
  const isReadable = url.origin !== new URL(settings().APP_URL).origin && url.href.length <= bounds.url;
  return isReadable ? url.href : null;
}

const AT_ONCE = 500;

/** Pages that no message links to any more go after a day, with their pictures. */
export const sweepLinkedPages = command({
  name: "messages.sweepLinkedPages",
  summary: "Delete pages that no message links to any more",
  input: z.object({}),
  output: z.object({}),
  access: "jobs",
  audit: { skip: "Nobody sees them any more." },
  run: async ({ db, effects }) => {
    const { id, linkedAt } = linkedPages;
    const unused = db
      .select({ id })
      .from(linkedPages)
      .where(
        sql`${linkedAt} < app_now() - interval '1 day'
          and not exists (select 1 from messages where page_id = ${id})`,
      )
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    const removed = await db.delete(linkedPages).where(inArray(id, unused)).returning({ id });
    if (removed.length > 0)
      effects.job(removeFilesJob, { keys: [], folders: removed.map(({ id }) => folderOf(id)) });
    return {};
  },
});
export const sweepLinkedPagesJob = jobOf(sweepLinkedPages, { cron: "23 * * * *" });
