import { and, eq } from "drizzle-orm";
import { releases } from "@/db/schema/newsrooms";
import { pitchPages, profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { toIso, toIsoOrNull } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { isPublicRelease } from "@/lib/domain/newsrooms/releases/policy";
import { readNextLiveAt, refuseWithdrawn } from "@/lib/domain/newsrooms/releases/store";
import { releaseUrl } from "@/lib/domain/newsrooms/releases/views";
import { isPublicPitchPage } from "@/lib/domain/pitching/pitch-pages/policy";
import type { PartyView } from "@/lib/domain/profiles/profiles/schema";
import { readParties } from "@/lib/domain/profiles/profiles/views";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { settings } from "@/lib/platform/settings/settings";
import { SHARE_SIZE } from "@/lib/share-size";
import { isUuid } from "@/lib/utils/uuid";
import { readEmbeddable } from "../address";
import {
  embedInput,
  embedView,
  oembedInput,
  oembedView,
  shareCardInput,
  shareCardView,
  type shareSubjects,
} from "../schema";
import { findListed, newestReleases } from "../store";
import { pageCard, pictureUrl, pitchCard, profileCard, releaseCard } from "../views";

const ON_CARD = 3;
/** The card asks for this width and height; it fits into less, since oEmbed's maxima are binding. */
const CARD = { width: 560, newsroom: 400, profile: 180 };

type Maxima = { maxwidth?: number; maxheight?: number };
const isWithin = ({ width, height }: typeof SHARE_SIZE, { maxwidth, maxheight }: Maxima) =>
  width <= (maxwidth ?? width) && height <= (maxheight ?? height);

async function readParty(db: Db, profileId: string): Promise<PartyView | null> {
  const [listed] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, profileId), eq(profiles.listed, true)));
  return listed ? ((await readParties(db, [profileId])).get(profileId) ?? null) : null;
}

/** The id is that of the profile, release or pitch page, or the name of a page of ours. */
export const getShareCard = query({
  name: "syndication.shareCard",
  summary: "What the drawn picture of a profile, release, pitch or page shows, and where it lies now",
  input: shareCardInput,
  output: shareCardView,
  access: { public: "Shows what the public page shows; hidden profiles and unpublished releases are 404." },
  subject: async ({ db, input: { subject, id } }) => {
    if (subject === "pages") {
      const card = pageCard(id);
      return card && { card, profileId: null };
    }
    if (!isUuid(id)) return null;
    if (subject === "profiles") {
      const party = await readParty(db, id);
      return party && { card: profileCard(party), profileId: party.id };
    }
    if (subject === "pitches") {
      const [page] = await db
        .select({ pitchTitle: pitchPages.pitchTitle, profileId: pitchPages.profileId })
        .from(pitchPages)
        .innerJoin(profiles, eq(profiles.id, pitchPages.profileId))
        .where(and(eq(pitchPages.id, id), isPublicPitchPage));
      const party = page ? await readParty(db, page.profileId) : null;
      return page && party ? { card: pitchCard(page, party), profileId: party.id } : null;
    }
    const [release] = await db
      .select({ title: releases.title, profileId: releases.profileId })
      .from(releases)
      .where(and(eq(releases.id, id), isPublicRelease));
    if (!release) return refuseWithdrawn(db, eq(releases.id, id));
    const party = await readParty(db, release.profileId);
    return party && { card: releaseCard(release, party), profileId: party.id };
  },
  run: ({ input: { subject, id }, subject: { card, profileId } }) => ({
    card,
    url: pictureUrl(subject as (typeof shareSubjects)[number], id, card),
    profileId,
  }),
});

/** Answers a newsroom's or profile's card for other sites, with its three newest releases. */
export const getEmbed = query({
  name: "syndication.embed",
  summary: "A profile's card for other sites, with its three newest releases",
  input: embedInput,
  output: embedView,
  access: { public: "Shows what a listed profile's page shows." },
  subject: ({ db, input }) => findListed(db, input.slug),
  run: async ({ db, subject: { id } }) => {
    const [party, rows, next] = await Promise.all([
      readParty(db, id),
      newestReleases(db, eq(releases.profileId, id), ON_CARD),
      readNextLiveAt(db, id),
    ]);
    if (!party) throw new Error("A listed profile was not found again.");
    return {
      profile: party,
      releases: rows.flatMap(({ liveAt, title, timeZone, ...row }) =>
        liveAt
          ? [
              {
                id: row.id,
                title,
                timeZone,
                liveAt: toIso(liveAt),
                url: releaseUrl({ kind: row.kind, slug: row.newsroomSlug }, row.slug),
              },
            ]
          : [],
      ),
      changesAt: toIsoOrNull(next),
    };
  },
});

/** Answers what an address of ours is, for sites that embed it: a newsroom, a profile or a release (oEmbed 1.0). */
export const getOembed = query({
  name: "syndication.oembed",
  summary: "The oEmbed answer for the address of a newsroom, profile or release",
  input: oembedInput,
  output: oembedView,
  access: { public: "Describes a public page; all other addresses are 404." },
  subject: async ({ db, input }) => {
    const address = readEmbeddable(input.url, settings().APP_URL);
    const found = address && (await findListed(db, address.slug));
    if (!found || found.userType.toLowerCase() !== address.kind) return null;
    if (address.release === null) return { profileId: found.id, release: null };
    const named = isUuid(address.release)
      ? eq(releases.id, address.release)
      : eq(releases.slug, address.release);
    const which = and(eq(releases.profileId, found.id), named);
    const [release] = await db
      .select({ id: releases.id, title: releases.title })
      .from(releases)
      .where(and(which, isPublicRelease));
    return release ? { profileId: found.id, release } : refuseWithdrawn(db, which);
  },
  run: async ({ db, input, subject: { profileId, release } }) => {
    const party = await readParty(db, profileId);
    if (!party) throw new Error("A listed profile was not found again.");
    const { id, slug, name, url, userType } = party;
    const isNewsroom = isNewsroomType(userType);
    return {
      format: input.format,
      title: release ? `${release.title}. ${name}` : name,
      author: { id, slug, name, url },
      // The maxima bind the thumbnail too (oEmbed 1.0, 2.3.4).
      pictureUrl: !isWithin(SHARE_SIZE, input)
        ? null
        : release
          ? pictureUrl("releases", release.id, releaseCard(release, party))
          : pictureUrl("profiles", id, profileCard(party)),
      width: Math.min(CARD.width, input.maxwidth ?? CARD.width),
      height: Math.min(isNewsroom ? CARD.newsroom : CARD.profile, input.maxheight ?? CARD.newsroom),
    };
  },
});
