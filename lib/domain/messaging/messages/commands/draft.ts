import { and, eq, lte, sql } from "drizzle-orm";
import { z } from "zod";
import { only } from "@/db/only";
import { messageDrafts } from "@/db/schema/messages";
import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { command } from "@/lib/core/operation";
import { emitToOwn } from "../events";
import { MAX_LEAD, messageDraftView, saveDraftInput } from "../schema";
import { isMember } from "../store";
import { readDraftViews } from "../views";

/**
 * Saves what the caller is writing in a conversation, for all their devices; an empty text deletes it. Answers what is
 * stored: that of another device where this one was overtaken.
 */
export const saveMessageDraft = command({
  name: "messages.saveDraft",
  summary: "Save what one is writing in a conversation",
  input: saveDraftInput,
  output: z.object({ draft: messageDraftView, saved: z.boolean() }),
  access: "signedIn",
  subject: async ({ db, actor, input }) => ((await isMember(db, actor, input.id)) ? actor : null),
  audit: { skip: "Nothing of it reaches anybody." },
  run: async ({ db, actor, input: { id, text, attachments, counter }, effects }) => {
    const { conversationId, userId, counter: stored } = messageDrafts;
    const written = await db
      .insert(messageDrafts)
      .values({
        ...{ conversationId: id, userId: actor.userId, text, attachments },
        counter: Math.min(counter ?? 1, MAX_LEAD),
      })
      .onConflictDoUpdate({
        target: [conversationId, userId],
        set: {
          text,
          attachments,
          counter:
            counter === undefined
              ? sql`${stored} + 1`
              : sql`least(${counter}::int, ${stored} + ${MAX_LEAD}::int)`,
          savedAt: sql`app_now()`,
        },
        setWhere: counter === undefined ? undefined : sql`${stored} < ${counter}`,
      })
      .returning({ counter: stored });
    if (written.length > 0) emitToOwn(effects, actor.userId, id);
    const rows = await db.select().from(messageDrafts).where(draftOf(actor, id));
    return {
      draft: only(await readDraftViews(db, actor.profileId, rows)),
      saved: written.length > 0,
    };
  },
});

/**
 * What was written is sent. The draft's counter is raised, so that a save which was on its way brings nothing back. A
 * draft that is later than `upTo` is of the next message, and stays.
 */
export async function clearDraft(
  tx: Transaction,
  actor: UserActor,
  conversationId: string,
  upTo?: number,
): Promise<void> {
  await tx
    .update(messageDrafts)
    .set({ text: "", attachments: [], counter: sql`${messageDrafts.counter} + 1`, savedAt: sql`app_now()` })
    .where(
      and(draftOf(actor, conversationId), upTo === undefined ? undefined : lte(messageDrafts.counter, upTo)),
    );
}

const draftOf = ({ userId }: UserActor, conversationId: string) =>
  and(eq(messageDrafts.conversationId, conversationId), eq(messageDrafts.userId, userId));
