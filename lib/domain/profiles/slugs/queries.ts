import { and, inArray, isNull, ne, or } from "drizzle-orm";
import { profiles, slugs } from "@/db/schema/profiles";
import { query } from "@/lib/core/operation";
import { profileActedFor } from "@/lib/domain/profiles/profiles/policy";
import { profileUrl } from "@/lib/domain/profiles/profiles/urls";
import { findSlugInput, foundSlugView } from "./schema";
import { slugCandidates, slugify } from "./slug";

/** So many addresses are looked at for one name; with more profiles of one name the next save finds a free one. */
const LOOKED_AT = 200;

/**
 * Answers the address that the profile would have under a name, as of now: saving decides, and of two who save at once
 * the second gets the next one.
 */
export const findSlug = query({
  name: "slugs.find",
  summary: "The address that the own profile would have under a name",
  input: findSlugInput,
  output: foundSlugView,
  access: "signedIn",
  subject: async ({ db, actor }) => {
    const [row] = await db
      .select({ id: profiles.id, kind: profiles.kind })
      .from(profiles)
      .where(profileActedFor(actor));
    return row ?? null;
  },
  run: async ({ db, input, subject: { id, kind } }) => {
    const candidates: string[] = [];
    for (const candidate of slugCandidates(input.name, kind)) {
      if (candidates.push(candidate) === LOOKED_AT) break;
    }
    const others = await db
      .select({ slug: slugs.slug })
      .from(slugs)
      .where(and(inArray(slugs.slug, candidates), or(isNull(slugs.profileId), ne(slugs.profileId, id))));
    const taken = new Set(others.map(({ slug }) => slug));
    const slug = candidates.find((candidate) => !taken.has(candidate)) ?? candidates.at(-1) ?? "";
    return { slug, url: profileUrl(kind, slug), exact: slug === slugify(input.name) };
  },
});
