import { sql } from "drizzle-orm";
import { builderDrafts } from "@/db/schema/builders";
import { importItems, imports } from "@/db/schema/imports";
import { profileMeanings } from "@/db/schema/meaning";
import {
  evidence,
  pitchPages,
  profiles,
  profileTopics,
  requests,
  slugs,
  workSamples,
} from "@/db/schema/profiles";
import { evidenceSubmissions, siteProofs } from "@/db/schema/verification";
import { profileSwitches } from "@/lib/domain/accounts/accounts/preferences";
import { columns } from "@/lib/domain/profiles/profiles/fields/fields";
import { profilePictures } from "@/lib/domain/profiles/profiles/identity";
import { byProfile, byUser, holding, list } from "./holding";

export const profilesHoldings = [
  holding({
    table: profiles,
    purpose: "profile",
    copies: [
      {
        file: "profiles",
        about: "The profiles you act for, as others see them and as you filled them in.",
        of: byProfile(profiles.id),
        gives: [
          ...Object.values(columns),
          ...(["id", "userId", "companyId", "managerId", "status", "kind", "slug"] as const),
          ...(["cityId", "latitude", "longitude"] as const),
          ...(["socialOrder", "topicIds", "reach", "thumbsUpCount", "thumbsDownCount"] as const),
          ...(["followerCount", "followingCount", "releaseCount", "lastNewsAt", "articleCount"] as const),
          ...(["responseHours", "answeredCount", "pressePassLevel", "verified"] as const),
          ...(["listed", "readOnlySince", "createdAt", "updatedAt"] as const),
          ...Object.values(profileSwitches),
        ],
        pageSize: 20,
      },
      {
        file: "people",
        about: "Names of the profiles that the other files name by their ids.",
        of: ({ profileIds }) => {
          const own = list(profileIds);
          return sql`${profiles.id} in (
            select unnest(array[profile_a, profile_b]) from matches
              where profile_a = any(${own}) or profile_b = any(${own})
            union select unnest(array[profile_a, profile_b]) from conversations
              where profile_a = any(${own}) or profile_b = any(${own})
            union select unnest(array[sender_profile_id, recipient_profile_id]) from pitches
              where sender_profile_id = any(${own}) or (recipient_profile_id = any(${own}) and status <> 'unsent')
            union select unnest(array[owner_profile_id, requester_profile_id]) from product_requests
              where owner_profile_id = any(${own}) or requester_profile_id = any(${own})
            union select unnest(array[follower_id, profile_id]) from follows
              where follower_id = any(${own}) or profile_id = any(${own})
            union select profile_id from saved_profiles where saver_id = any(${own})
            union select target_id from decisions where profile_id = any(${own}))
          and not exists (select 1 from users u where u.id = ${profiles.userId} and u.deleted_at is not null)`;
        },
        gives: ["id", "kind", "slug", "name"],
      },
    ],
    secret: ["nameKey"],
    technical: [
      ...Object.values(profilePictures),
      ...(["relevance", "engagementRate", "lowestRate", "topicTree", "sortName"] as const),
      ...(["headlines", "searchLanguage", "placeCodes", "search", "revision"] as const),
    ],
  }),
  holding({
    table: builderDrafts,
    purpose: "choices",
    copies: [
      {
        file: "profile-drafts",
        about: "What you changed in the builder of a profile and have not published.",
        of: byUser(builderDrafts.userId),
        gives: ["profileId", "userId", "values", "step", "createdAt", "updatedAt"],
        pageSize: 20,
      },
    ],
    technical: ["base", "baseRevision", "version"],
  }),
  holding({
    table: slugs,
    purpose: "profile",
    copies: [
      {
        file: "addresses",
        about: "The addresses that your profiles have or had.",
        of: byProfile(slugs.profileId),
        gives: ["slug", "profileId", "createdAt"],
      },
    ],
    // The address of a pitch page is in the copy of the page.
    technical: ["pitchPageId"],
  }),
  holding({
    table: pitchPages,
    purpose: "profile",
    copies: [
      {
        file: "pitch-pages",
        about: "Your newsroom's pitch pages.",
        of: byProfile(pitchPages.profileId),
        gives: [
          ...(["id", "profileId", "slug", "name", "pitchTitle", "who", "what", "why", "about"] as const),
          ...(["eventDate", "eventTime", "timeZone", "eventLocation", "topics", "perks"] as const),
          ...(["perkDetails", "customPerks", "demographics", "useForMatching", "status"] as const),
          ...(["expiresAt", "publishedAt", "createdAt", "updatedAt"] as const),
        ],
        pageSize: 20,
      },
    ],
    technical: ["userId", "version"],
  }),
  holding({
    table: profileTopics,
    purpose: "profile",
    copies: [],
    technical: ["topicId", "profileId"],
  }),
  holding({
    table: workSamples,
    purpose: "profile",
    copies: [
      {
        file: "work-samples",
        about: "The work you show.",
        of: byProfile(workSamples.profileId),
        gives: [
          ...(["id", "profileId", "type", "title", "url", "description", "image", "outlet"] as const),
          ...(["platform", "engagement", "plays", "tags", "publishedAt", "createdAt"] as const),
        ],
      },
    ],
    technical: ["pictureKey", "video"],
  }),
  holding({
    table: imports,
    purpose: "profile",
    copies: [
      {
        file: "imports",
        about: "What you took over from other sites, and what you undid of it.",
        of: byProfile(imports.profileId),
        gives: ["id", "profileId", "address", "title", "created", "removed", "undoneAt", "createdAt"],
      },
    ],
    technical: ["userId"],
  }),
  holding({
    table: importItems,
    purpose: "profile",
    copies: [
      {
        file: "imported-entries",
        about: "Which entries of other sites became your work samples and releases.",
        of: byProfile(importItems.profileId),
        gives: ["id", "importId", "profileId", "address", "workSampleId", "releaseId"],
      },
    ],
    technical: ["fingerprint"],
  }),
  holding({
    table: requests,
    purpose: "profile",
    copies: [
      {
        file: "currently-seeking",
        about: "What you asked for under Currently Seeking.",
        of: byProfile(requests.profileId),
        gives: ["id", "profileId", "title", "description", "deadline", "closedAt", "createdAt"],
      },
    ],
  }),
  holding({
    table: evidence,
    purpose: "profile",
    copies: [
      {
        file: "evidence",
        about:
          "What a check or our staff accepted about your profiles for the press pass and the verified mark.",
        of: byProfile(evidence.profileId),
        gives: ["id", "profileId", "kind", "outlet", "url", "boundTo", "occurredAt", "note", "createdAt"],
      },
    ],
    technical: ["reviewedBy", "domain"],
  }),
  holding({
    table: evidenceSubmissions,
    purpose: "profile",
    copies: [
      {
        file: "evidence-submitted",
        about: "Evidence that you submitted, with what came of it and your appeals.",
        of: byProfile(evidenceSubmissions.profileId),
        gives: [
          ...(["id", "profileId", "kind", "outlet", "url", "occurredAt", "state", "finding"] as const),
          ...(["checkedAt", "appeal", "appealedAt", "reviewReason", "decidedAt", "createdAt"] as const),
        ],
      },
    ],
    technical: ["userId", "reviewerId", "evidenceId"],
  }),
  holding({
    table: siteProofs,
    purpose: "profile",
    copies: [
      {
        file: "websites",
        about: "The proof that your profiles' websites are yours.",
        of: byProfile(siteProofs.profileId),
        gives: ["profileId", "origin", "way", "provenAt", "checkedAt", "missingSince", "createdAt"],
      },
    ],
    secret: ["token"],
    technical: ["evidenceId"],
  }),
  holding({
    table: profileMeanings,
    purpose: "profile",
    copies: [
      {
        file: "profile-topics",
        about: "How far matching takes each of your profiles to be about a topic, 0 to 1.",
        of: byProfile(profileMeanings.profileId),
        gives: ["profileId", "topicWeights"],
      },
    ],
    technical: ["vector"],
  }),
];
