import { and, eq, or } from "drizzle-orm";
import { z } from "zod";
import type { UserType } from "@/db/enums";
import { profiles, slugs } from "@/db/schema/profiles";
import { query } from "@/lib/core/operation";
import { isUuid } from "@/lib/utils/uuid";
import { profileActedFor, profileVisibleTo } from "./policy";
import {
  readCoverage,
  readRequests,
  readWorkSamples,
  toOwnProfileView,
  toProfileView,
} from "./profile-views";
import { getProfileInput, ownProfileView, profilePageView } from "./schema";

/**
 * A profile of one kind by its slug, one of its old slugs, or its id, with its selected work and the coverage it
 * earned. The answer's `slug` is the current one: a page reached by another redirects to it.
 */
const profileOf = (kind: UserType, name: string, summary: string) =>
  query({
    name,
    summary,
    input: getProfileInput,
    output: profilePageView,
    access: { public: "Listed profiles are public; the predicate keeps the others to their owners." },
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
    allow: () => {},
    run: async ({ db, subject }) => {
      const [requests, workSamples, coverage] = await Promise.all([
        subject.kind === "press" ? readRequests(db, subject.id) : [],
        readWorkSamples(db, subject.id),
        readCoverage(db, subject.id),
      ]);
      return { profile: toProfileView(subject, requests), workSamples, coverage };
    },
  });

export const getPress = profileOf("press", "profiles.getPress", "A journalist's profile by slug or id");
export const getBrand = profileOf("brand", "profiles.getBrand", "A brand's newsroom by slug or id");
export const getSource = profileOf("source", "profiles.getSource", "A source's newsroom by slug or id");
export const getPaidMedia = profileOf(
  "paid_media",
  "profiles.getPaidMedia",
  "A creator's profile by slug or id",
);

/** The profile the caller acts for, listed or not. */
export const getOwnProfile = query({
  name: "profiles.getOwn",
  summary: "The own profile",
  input: z.object({}),
  output: z.object({ profile: ownProfileView }),
  access: "signedIn",
  subject: async ({ db, actor }) => {
    const [row] = await db.select().from(profiles).where(profileActedFor(actor));
    return row ?? null;
  },
  allow: () => {},
  run: async ({ db, subject }) => ({
    profile: toOwnProfileView(subject, await readRequests(db, subject.id)),
  }),
});
