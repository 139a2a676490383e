import { and, count, desc, sql } from "drizzle-orm";
import { MAX } from "uuid";
import { z } from "zod";
import { only } from "@/db/only";
import { blocks } from "@/db/schema/trust";
import { query } from "@/lib/core/operation";
import { decodeCursor, offsetOf, toPage } from "@/lib/core/pagination";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { blockedBy } from "./policy";
import { blockListView, listBlocksInput } from "./schema";

/** Microseconds since 1970: a cursor in milliseconds would lose rows between two of them. */
const micros = sql<string>`(extract(epoch from ${blocks.createdAt}) * 1000000)::bigint::text`;
/** This lies beyond any moment of a row, and within what Postgres can add to the epoch. */
const LATEST = "8000000000000000";

/**
 * A block of one newsroom holds for all of its company. Those that are not public stand in no list beside one that is,
 * or that is older: who blocked learns of none by it.
 */
const isNamed = sql`not exists (
  select 1 from profiles blocked join profiles beside on beside.company_id = blocked.company_id and beside.id <> blocked.id
    join blocks b on b.blocker_id = ${blocks.blockerId} and b.blocked_id = beside.id
  where blocked.id = ${blocks.blockedId} and not blocked.listed and (beside.listed or beside.id < blocked.id))`;

export const listBlocks = query({
  name: "blocks.list",
  summary: "Profiles that one blocked, the latest first",
  input: listBlocksInput,
  output: blockListView,
  access: "signedIn",
  run: async ({ db, actor, input }) => {
    const [at, before] = input.cursor
      ? decodeCursor(input.cursor, [z.string().regex(/^\d{1,18}$/), z.uuid()])
      : [LATEST, MAX];
    const isBefore = sql`(${blocks.createdAt}, ${blocks.blockedId}) <
      (timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${before}::uuid)`;
    const [rows, counted] = await Promise.all([
      db
        .select({ id: blocks.blockedId, at: micros, blockedAt: blocks.createdAt })
        .from(blocks)
        .where(and(blockedBy(actor), isNamed, isBefore))
        .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))
        .limit(input.limit + 1)
        .offset(offsetOf(input)),
      db
        .select({ total: count() })
        .from(blocks)
        .where(and(blockedBy(actor), isNamed))
        .then(only),
    ]);
    const { rows: shown, pagination } = toPage(rows, input, counted.total, (row) => [row.at, row.id]);
    const parties = await readParties(
      db,
      shown.map(({ id }) => id),
    );
    const list = shown.flatMap(({ id, blockedAt }) => {
      const party = parties.get(id);
      return party ? [{ ...party, blockedAt: blockedAt.toISOString() }] : [];
    });
    return { blocks: list, pagination };
  },
});
