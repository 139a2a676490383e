import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { MAX } from "uuid";
import { z } from "zod";
import { type PitchStatus, pitchStatuses } from "@/db/enums";
import { only } from "@/db/only";
import { prepareOnce } from "@/db/prepare-once";
import { users } from "@/db/schema/accounts";
import { pitches } from "@/db/schema/pitches";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { notFound } from "@/lib/core/errors";
import { query } from "@/lib/core/operation";
import { countUpTo, decodeCursor, offsetOf, TOTAL_CAP, toPage } from "@/lib/core/pagination";
import { askAssistant } from "@/lib/domain/pitching/ai-assist/ask-assistant";
import { readProfileTexts } from "@/lib/domain/pitching/ai-assist/profile-texts";
import { scorePitch } from "@/lib/domain/pitching/newsworthiness/score-pitch";
import { profileAddressedBy, profileVisibleTo } from "@/lib/domain/profiles/profiles/policy";
import { readRequests, toProfileView } from "@/lib/domain/profiles/profiles/profile-views";
import { getProfileInput } from "@/lib/domain/profiles/profiles/schema";
import { toApiUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { pitchVisibleTo, requireAi } from "../policy";
import { MIN_ANSWERS_KNOWN, overStatuses, type PitchSide, type PitchTab, pitchTabs, tabRows } from "../rules";
import {
  aiAssistInput,
  aiAssistOutput,
  listPitchesInput,
  listTemplatesInput,
  pitchIdInput,
  pitchListView,
  pitchOutput,
  pitchPageView,
  templatesOutput,
} from "../schema";
import { templatesFor } from "../templates";
import { pitchColumns, readPitchViews } from "../views";

/** Answers the recipient of a pitch to be written: a listed profile of any kind, by its slug, an old one or an id. */
export const getPitchPage = query({
  name: "pitches.getPage",
  summary: "A profile as its page to pitch to it shows it, by slug or id",
  input: getProfileInput,
  output: pitchPageView,
  access: { public: "Listed profiles are public, and so is the page that writes to one." },
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select()
      .from(profiles)
      .where(and(profileVisibleTo(actor), profileAddressedBy(input.id)))
      .limit(1);
    return row ?? null;
  },
  run: async ({ db, subject }) => {
    const [requests, answers] = await Promise.all([
      subject.kind === "press" ? readRequests(db, subject.id) : [],
      countAnswers(db, subject.id),
    ]);
    return { profile: toProfileView(subject, requests), answers };
  },
});

async function countAnswers(db: Db, profileId: string) {
  const [counted] = await db
    .select({
      answered: sql<number>`count(*) filter (where ${pitches.respondedAt} is not null)::int`,
      of: sql<number>`count(*)::int`,
    })
    .from(pitches)
    .where(and(eq(pitches.recipientProfileId, profileId), inArray(pitches.status, overStatuses)));
  return counted && counted.of >= MIN_ANSWERS_KNOWN ? counted : null;
}

type Rows = readonly { side: PitchSide; statuses: readonly PitchStatus[] }[];

/** Without a tab the list has all pitches that one is party to, own unsent ones included. */
const allRows: Rows = [
  { side: "sender", statuses: pitchStatuses },
  { side: "recipient", statuses: pitchStatuses.filter((status) => status !== "unsent") },
];

const columnOf = { sender: pitches.senderProfileId, recipient: pitches.recipientProfileId } as const;

export const listPitches = query({
  name: "pitches.list",
  summary: "Own pitches, sent and received, newest first",
  input: listPitchesInput,
  output: pitchListView,
  access: "signedIn",
  run: async ({ db, actor, input }) => {
    const [before] = input.cursor ? decodeCursor(input.cursor, [z.uuid()]) : [MAX];
    const { profileId } = actor;
    const skip = offsetOf(input);
    const take = input.limit + 1;
    const withAll = !input.type && !input.cursor;
    const { aiAssisted = null } = input;
    const list = aiAssisted === null ? (input.type ?? "all") : "receivedByAi";
    const [found, [counts]] = await Promise.all([
      pitchesBefore[list](db).execute({ profileId, before, upTo: skip + take, take, skip, aiAssisted }),
      countsStatement(db).execute({ profileId, withAll, aiAssisted }),
    ]);
    if (!counts) throw notFound();
    const total = counts[list];
    const { rows: shown, pagination } = toPage(found, input, total, (row) => [row.id]);
    return {
      pitches: await readPitchViews(db, actor, shown),
      counts: mapTabs((tab) => Math.min(counts[tab], TOTAL_CAP)),
      pagination,
    };
  },
});

export const getPitch = query({
  name: "pitches.get",
  summary: "A pitch one sent or received",
  input: pitchIdInput,
  output: pitchOutput,
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [row] = await db
      .select(pitchColumns)
      .from(pitches)
      .where(and(pitchVisibleTo(actor), eq(pitches.id, input.id)));
    return row ?? null;
  },
  run: async ({ db, actor, subject }) => {
    const pitch = only(await readPitchViews(db, actor, [subject]));
    return { pitch };
  },
});

/**
 * Proposes improved fields, piece by piece, and scores the pitch with its reasons. Nothing is stored but how many
 * tokens a provider took. The score is the built-in model's, whoever proposes.
 */
export const aiAssist = query({
  name: "pitches.aiAssist",
  summary: "Proposals to improve a pitch, and its news value with reasons",
  input: aiAssistInput,
  output: aiAssistOutput,
  access: "signedIn",
  // This is longer than AI_TIMEOUT_SECONDS may be.
  deadlineSeconds: 75,
  subject: async ({ db, actor, input: { recipientId } }) =>
    recipientId ? readRecipient(db, actor, recipientId) : { aiEnabled: true },
  allow: ({ actor }) => requireAi(actor),
  run: async ({ db, actor, input, subject, report, signal }) => {
    const { recipientId: _, ...pitch } = input;
    const profileTexts = await readProfileTexts(db, actor);
    const asking = { userId: actor.userId, profileTexts, mayAsk: subject.aiEnabled, signal };
    const { suggestions, source, notice } = await askAssistant(pitch, asking, report);
    const improved = Object.fromEntries(suggestions.map(({ field, text }) => [field, text]));
    return {
      suggestions,
      source,
      notice,
      newsworthiness: await scorePitch(db, pitch),
      improvedScore: suggestions.length > 0 ? (await scorePitch(db, { ...pitch, ...improved })).score : null,
    };
  },
});

/** Says whether the person that a pitch is to go to has AI on; null for a profile that the caller cannot see. */
async function readRecipient(db: Db, actor: UserActor, id: string) {
  const [row] = await db
    .select({ aiEnabled: sql<boolean>`coalesce(${users.aiEnabled}, true)` })
    .from(profiles)
    .leftJoin(users, eq(users.id, profiles.userId))
    .where(and(profileVisibleTo(actor), or(eq(profiles.id, id), eq(profiles.userId, id))))
    .limit(1);
  return row ?? null;
}

export const listTemplates = query({
  name: "pitches.listTemplates",
  summary: "Pitch templates by user type and industry",
  input: listTemplatesInput,
  output: templatesOutput,
  access: "signedIn",
  run: ({ actor, input }) => ({
    templates: templatesFor(input.userType ?? actor.userType, input.industry).map((template) => ({
      ...template,
      userType: toApiUserType(template.userType),
    })),
  }),
});

function mapTabs<Value>(value: (tab: PitchTab) => Value) {
  return Object.fromEntries(pitchTabs.map((tab) => [tab, value(tab)])) as Record<PitchTab, Value>;
}

const profileId = sql.placeholder("profileId");

/** Each side and state is one index range, merged by id, so that a page costs its own length and not the inbox's. */
const before = (rows: Rows, name = "pitches_before", filter: SQL = sql``) =>
  prepareOnce((db) => {
    const ranges = rows.flatMap(({ side, statuses }) =>
      statuses.map(
        (status) => sql`(select id from ${pitches} where ${columnOf[side]} = ${profileId}
          and ${pitches.status} = ${status} ${filter} and ${pitches.id} < ${sql.placeholder("before")}
          order by id desc limit ${sql.placeholder("upTo")})`,
      ),
    );
    return db
      .select(pitchColumns)
      .from(pitches)
      .where(
        sql`${pitches.id} in (select id from (${sql.join(ranges, sql` union all `)}) newest
          order by id desc limit ${sql.placeholder("take")} offset ${sql.placeholder("skip")})`,
      )
      .orderBy(desc(pitches.id))
      .prepare(name);
  });

const byAi = sql`and ${pitches.aiAssisted} = ${sql.placeholder("aiAssisted")}::boolean`;
const pitchesBefore = {
  ...mapTabs((tab) => before(tabRows[tab])),
  all: before(allRows),
  receivedByAi: before(tabRows.received, "pitches_before_by_ai", byAi),
};

const countOf = (rows: Rows, filter: SQL = sql``) =>
  countUpTo(
    TOTAL_CAP + 1,
    sql.join(
      rows.map(
        ({ side, statuses }) =>
          sql`select 1 from ${pitches} where ${columnOf[side]} = ${profileId} and ${pitches.status} in ${statuses} ${filter}`,
      ),
      sql` union all `,
    ),
  );

/** All tabs are counted; all rows, and the received ones by the assistant's help, only where they are asked for. */
const countsStatement = prepareOnce((db) =>
  db
    .select({
      ...mapTabs((tab) => countOf(tabRows[tab])),
      receivedByAi: sql<number>`case when ${sql.placeholder("aiAssisted")}::boolean is not null
        then ${countOf(tabRows.received, byAi)} else 0 end`,
      all: sql<number>`case when ${sql.placeholder("withAll")}::boolean then ${countOf(allRows)} else 0 end`,
    })
    .from(profiles)
    .where(eq(profiles.id, profileId))
    .prepare("pitches_counts"),
);
