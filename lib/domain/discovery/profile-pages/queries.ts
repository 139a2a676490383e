import { and, eq, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { UserType } from "@/db/enums";
import { profiles, slugs } from "@/db/schema/profiles";
import { query } from "@/lib/core/operation";
import { offsetOf, toPage } from "@/lib/core/pagination";
import { asDrafted, draftedWork } from "@/lib/domain/profiles/builders/preview";
import { fieldsOf } from "@/lib/domain/profiles/builders/steps";
import { readOwnDraft, readPublished } from "@/lib/domain/profiles/builders/store";
import { readDraft } from "@/lib/domain/profiles/builders/views";
import { profileVisibleTo } from "@/lib/domain/profiles/profiles/policy";
import { isReel } from "@/lib/domain/profiles/profiles/reels";
import {
  getProfileInput,
  listWorkInput,
  profilePageView,
  workListView,
} from "@/lib/domain/profiles/profiles/schema";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { mergeValues } from "@/lib/utils/merge-values";
import { isUuid } from "@/lib/utils/uuid";
import { readProfilePage, readWorkPage } from "./views";

/**
 * Answers a profile of one kind by its slug, one of its old slugs, or its id, with its selected work and the coverage
 * it earned. The answer's `slug` is the current one: a page reached by another redirects to it.
 */
const profileOf = (kind: UserType, name: string, summary: string) =>
  query({
    name,
    summary,
    input: getProfileInput,
    output: profilePageView,
    access: { public: "Listed profiles are public; the predicate shows the others to their owners alone." },
    subject: async ({ db, actor, input }) => {
      const visible = and(profileVisibleTo(actor), eq(profiles.kind, kind));
      if (isUuid(input.id)) {
        const [row] = await db
          .select()
          .from(profiles)
          .where(and(visible, or(eq(profiles.id, input.id), eq(profiles.userId, input.id))));
        return row ?? null;
      }
      const [row] = await db
        .select({ profile: profiles })
        .from(slugs)
        .innerJoin(profiles, eq(profiles.id, slugs.profileId))
        .where(and(visible, eq(slugs.slug, input.id)));
      return row?.profile ?? null;
    },
    run: ({ db, subject }) => readProfilePage(db, subject),
  });

export const getPress = profileOf("press", "profiles.getPress", "A journalist's profile by slug or id");
export const getBrand = profileOf("brand", "profiles.getBrand", "A brand's newsroom by slug or id");
export const getSource = profileOf("source", "profiles.getSource", "A source's newsroom by slug or id");
export const getPaidMedia = profileOf(
  "paid_media",
  "profiles.getPaidMedia",
  "A creator's profile by slug or id",
);

export const listWork = query({
  name: "profiles.listWork",
  summary: "The work a profile shows, newest first",
  input: listWorkInput,
  output: workListView,
  access: { public: "Listed profiles are public, and what they show of their work is part of them." },
  subject: async ({ db, actor, input }) => {
    const named = isUuid(input.slug)
      ? or(eq(profiles.id, input.slug), eq(profiles.userId, input.slug))
      : sql`${profiles.id} = (select ${slugs.profileId} from ${slugs} where ${slugs.slug} = ${input.slug})`;
    const [row] = await db
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(profileVisibleTo(actor), named));
    return row ?? null;
  },
  run: async ({ db, input, subject: { id } }) => {
    const { limit, tag } = input;
    const [parties, page] = await Promise.all([
      readParties(db, [id]),
      readWorkPage(db, id, { limit: limit + 1, offset: offsetOf(input), tag }),
    ]);
    const profile = parties.get(id);
    if (!profile) throw new Error(`Profile ${id} vanished while it was read.`);
    const { rows, pagination } = toPage(page.samples, input, page.total, ({ id }) => [id]);
    // Its pages are numbered.
    return { profile, workSamples: rows, tags: page.tags, pagination: { ...pagination, nextCursor: null } };
  },
});

/**
 * Answers the public page as the own draft would make it. It includes what others published since the draft began;
 * where a field of the draft is not valid yet, the published version counts.
 */
export const previewBuilderDraft = query({
  name: "builders.preview",
  summary: "The profile's page as the own draft would make it",
  input: z.object({}),
  output: profilePageView,
  access: "signedIn",
  subject: readOwnDraft,
  run: async ({ db, subject: { profile, draft } }) => {
    const published = await readPublished(db, profile);
    if (!draft) return readProfilePage(db, profile);
    const { mine, base } = readDraft(draft, profile.kind);
    const { values } = mergeValues(base, mine, published.values);
    const page = await readProfilePage(db, asDrafted(profile, values, published.values));
    if (!fieldsOf(profile.kind).includes("workSamples")) return page;
    const workSamples = draftedWork(published.work, values);
    const older = Math.max(0, page.workCount - published.work.length);
    const reelCount = workSamples.filter(isReel).length;
    return { ...page, workSamples, workCount: workSamples.length + older, reelCount };
  },
});
