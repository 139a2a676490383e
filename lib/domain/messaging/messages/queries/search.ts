import { desc, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { messages } from "@/db/schema/messages";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { findRanges, type MessageSearch, readSearch } from "../rules";
import { type MessageHitView, type MessageView, messageHitListView, searchMessagesInput } from "../schema";
import { isMember } from "../store";
import { messageColumns, readMessageViews } from "../views";

/**
 * Finds messages in the caller's own conversations that hold every word in their text or in the name of a file, accents
 * and case aside; the last word may be incomplete. A pasted address finds the messages that hold it. Newest first.
 */
export const searchMessages = query({
  name: "messages.search",
  summary: "Search one's own messages",
  input: searchMessagesInput,
  output: messageHitListView,
  access: "signedIn",
  // The search covers all of the caller's conversations, or one of them.
  subject: async ({ db, actor, input: { conversationId } }) =>
    !conversationId || (await isMember(db, actor, conversationId)) ? actor : null,
  run: async ({ db, actor, input }) => {
    const [before] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [];
    const { hits, total } = await findHits(db, actor, input, before);
    const { rows, pagination } = toPage(hits, input, total, (row) => [row.id]);
    const found = await readMessageViews(db, actor.profileId, rows);
    const search = readSearch(input.q);
    return { messages: found.map((message) => withHighlights(message, search)), pagination };
  },
});

type Search = { q: string; conversationId?: string; page?: number; cursor?: string; limit: number };

function withHighlights(message: MessageView, search: MessageSearch): MessageHitView {
  const texts = [
    { fileId: null, text: message.content },
    ...message.attachments.map(({ id: fileId, name: text }) => ({ fileId, text })),
  ];
  const highlights = texts.flatMap(({ fileId, text }) =>
    findRanges(text, search).map((range) => ({ fileId, ...range })),
  );
  return { ...message, highlights };
}

/** Postgres itself quotes the words and takes the last one as a beginning. Text without a word finds nothing. */
function prefixQuery(q: string): SQL {
  const { text, isAddress } = readSearch(q);
  const parse = sql.raw(isAddress ? "phraseto_tsquery" : "plainto_tsquery");
  return sql`(select case when words = '' then null else (words || ':*')::tsquery end
    from (select ${parse}('simple', f_unaccent(f_parts(${text})))::text as words) as w)`;
}

/** The hits are gathered first and ordered afterwards: otherwise the planner may scan the whole index instead. */
async function findHits(db: Db, actor: UserActor, search: Search, before: string | undefined) {
  const [found] = await db.execute<{ ids: string[]; total: number }>(sql`
    with mine as materialized (
      select conversation_id from conversation_members where profile_id = ${actor.profileId}
      ${search.conversationId ? sql`and conversation_id = ${search.conversationId}` : sql``}
    ), hits as materialized (
      select m.id from messages m join mine on mine.conversation_id = m.conversation_id
      where m.search @@ ${prefixQuery(search.q)}
      union
      select f.message_id from message_files f join mine on mine.conversation_id = f.conversation_id
      where f.message_id is not null
        and to_tsvector('simple', f_unaccent(f_parts(f.name))) @@ ${prefixQuery(search.q)}
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
