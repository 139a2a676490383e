import { sql } from "drizzle-orm";
import {
  assets,
  follows,
  pitchPageAssets,
  productRequests,
  releaseAssets,
  releaseShares,
  releases,
  releaseVersions,
  savedProfiles,
  subscribers,
} from "@/db/schema/newsrooms";
import { byProfile, holding, list } from "./holding";

const loanFields = [
  ...(["id", "assetId", "productTitle", "ownerProfileId", "requesterProfileId", "message", "state"] as const),
  ...(["loan", "note", "dueAt", "answeredAt", "sentAt", "endedAt", "createdAt"] as const),
];

export const newsroomsHoldings = [
  holding({
    table: releases,
    purpose: "profile",
    copies: [
      {
        file: "releases",
        about: "Your newsroom's releases.",
        of: byProfile(releases.profileId),
        gives: [
          ...(["id", "profileId", "slug", "title", "subtitle", "dateline", "who", "what"] as const),
          ...(["whereLocation", "whenTiming", "whyNewsworthy", "body", "tags", "topicIds", "perks"] as const),
          ...(["perkDetails", "status", "publishAt", "embargoUntil", "timeZone", "liveAt"] as const),
          ...([
            "publishedAt",
            "correctedAt",
            "withdrawnAt",
            "announcedAt",
            "createdAt",
            "updatedAt",
          ] as const),
        ],
        pageSize: 20,
      },
    ],
    technical: ["userId", "bodyText", "search", "version", "pdfKey", "pdfVersion"],
  }),
  holding({
    table: releaseVersions,
    purpose: "profile",
    copies: [
      {
        file: "release-versions",
        about: "What each release said at its publication and corrections.",
        of: ({ profileIds }) =>
          sql`${releaseVersions.releaseId} in (select id from releases where profile_id = any(${list(profileIds)}))`,
        gives: ["id", "releaseId", "title", "body", "note", "createdAt"],
        pageSize: 20,
      },
    ],
  }),
  holding({
    table: releaseShares,
    purpose: "profile",
    copies: [
      {
        file: "embargo-shares",
        about: "Releases under embargo that were shared with you, or by you.",
        of: ({ profileIds }) => sql`(${releaseShares.profileId} = any(${list(profileIds)})
          or ${releaseShares.releaseId} in (select id from releases where profile_id = any(${list(profileIds)})))`,
        gives: ["releaseId", "profileId", "agreedAt", "createdAt"],
      },
    ],
    technical: ["userId"],
  }),
  holding({
    table: assets,
    purpose: "profile",
    copies: [
      {
        file: "newsroom-files",
        about:
          "What stands in your newsroom: photos, videos, quotes, products and resources. Files lie in files/newsroom, named by id.",
        of: byProfile(assets.profileId),
        gives: [
          ...(["id", "profileId", "releaseOnly", "kind", "state"] as const),
          ...(["title", "description", "caption", "creator", "credit", "copyright", "licence"] as const),
          ...(["digitalSourceType", "digitalSourceTypeInFile"] as const),
          ...(["dataMining", "dataMiningInFile", "dataMiningConstraints"] as const),
          ...(["contentCredentials", "untouchedOffered"] as const),
          ...(["publicAnyway", "quote", "speaker", "tags", "fileName", "contentType", "size"] as const),
          ...(["width", "height", "duration", "position", "createdAt", "updatedAt"] as const),
        ],
      },
    ],
    technical: ["userId", "originalKey", "posterKey", "captionsKey", "untouchedKey", "renditions", "blur"],
  }),
  holding({
    table: releaseAssets,
    purpose: "profile",
    copies: [
      {
        file: "release-files",
        about: "Which of your newsroom's files belong to each release, in which order.",
        of: ({ profileIds }) =>
          sql`${releaseAssets.releaseId} in (select id from releases where profile_id = any(${list(profileIds)}))`,
        gives: ["releaseId", "assetId", "position", "publicAnyway", "createdAt"],
      },
    ],
  }),
  holding({
    table: pitchPageAssets,
    purpose: "profile",
    copies: [
      {
        file: "pitch-page-files",
        about: "Which of your newsroom's files each pitch page shows, in which order.",
        of: ({ profileIds }) =>
          sql`${pitchPageAssets.pitchPageId} in (select id from pitch_pages where profile_id = any(${list(profileIds)}))`,
        gives: ["pitchPageId", "assetId", "position"],
      },
    ],
  }),
  holding({
    table: productRequests,
    purpose: "exchanges",
    copies: [
      {
        file: "product-requests",
        about: "Products that were asked of you, or that you asked for.",
        of: byProfile(productRequests.ownerProfileId, productRequests.requesterProfileId),
        gives: loanFields,
      },
    ],
    technical: ["requesterId"],
    remains: loanFields,
  }),
  holding({
    table: follows,
    purpose: "choices",
    copies: [
      {
        file: "follows",
        about: "Whom your profiles follow, and who follows them.",
        of: byProfile(follows.followerId, follows.profileId),
        gives: ["followerId", "profileId", "createdAt"],
      },
    ],
    technical: ["userId"],
  }),
  holding({
    table: savedProfiles,
    purpose: "choices",
    copies: [
      {
        file: "saved",
        about: "Profiles you saved for later.",
        of: byProfile(savedProfiles.saverId),
        gives: ["saverId", "profileId", "createdAt"],
      },
    ],
    technical: ["userId"],
  }),
  holding({
    table: subscribers,
    purpose: "newsletter",
    copies: [
      {
        file: "newsletter",
        about: "Your subscription to the newsletter: when you asked, confirmed and left.",
        of: ({ email }) => sql`lower(${subscribers.email}) = lower(${email})`,
        gives: ["id", "email", "sentAt", "confirmedAt", "unsubscribedAt", "createdAt"],
      },
    ],
    secret: ["tokenHash"],
  }),
];
