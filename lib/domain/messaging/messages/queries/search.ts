import { desc, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { messages } from "@/db/schema/messages";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { messageListView, searchMessagesInput } from "../schema";
import { isMember } from "../store";
import { messageColumns, readMessageViews } from "../views";

/**
 * Finds messages in the caller's own conversations that hold every word, accents and case aside; the last word may be
 * incomplete. Newest first.
 */
export const searchMessages = query({
  name: "messages.search",
  summary: "Search one's own messages",
  input: searchMessagesInput,
  output: messageListView,
  access: "signedIn",
  // The search covers all of the caller's conversations, or one of them.
  subject: async ({ db, actor, input: { conversationId } }) =>
    !conversationId || (await isMember(db, actor, conversationId)) ? actor : null,
  run: async ({ db, actor, input }) => {
    const [before] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [];
    const { hits, total } = await findHits(db, actor, input, before);
    const { rows, pagination } = toPage(hits, input, total, (row) => [row.id]);
    return { messages: await readMessageViews(db, actor.profileId, rows), pagination };
  },
});

type Search = { q: string; conversationId?: string; page?: number; cursor?: string; limit: number };

/** Postgres itself quotes the words and takes the last one as a beginning. Text without a word finds nothing. */
const prefixQuery = (q: string): SQL =>
  sql`(select case when words = '' then null else (words || ':*')::tsquery end
    from (select plainto_tsquery('simple', f_unaccent(${q}))::text as words) as w)`;

/** The hits are gathered first and ordered afterwards: otherwise the planner may scan the whole index instead. */
async function findHits(db: Db, actor: UserActor, search: Search, before: string | undefined) {
  const [found] = await db.execute<{ ids: string[]; total: number }>(sql`
    with mine as materialized (
      select conversation_id from conversation_members where profile_id = ${actor.profileId}
      ${search.conversationId ? sql`and conversation_id = ${search.conversationId}` : sql``}
    ), hits as materialized (
      select m.id from messages m join mine on mine.conversation_id = m.conversation_id
      where m.search @@ ${prefixQuery(search.q)}
    )
    select (select count(*)::int from (select 1 from hits limit ${TOTAL_CAP + 1}) as counted) as total,
      array(select id from hits ${before ? sql`where id < ${before}::uuid` : sql``}
        order by id desc limit ${search.limit + 1} offset ${offsetOf(search)}) as ids`);
  const { ids, total } = found ?? { ids: [], total: 0 };
  if (ids.length === 0) return { hits: [], total };
  const rows = await db
    .select(messageColumns)
    .from(messages)
    .where(inArray(messages.id, ids))
    .orderBy(desc(messages.id));
  return { hits: rows, total };
}
