import { sql } from "drizzle-orm";
import { digests, eventDays, eventHours, eventSubjects, events, visitorDays } from "@/db/schema/insights";
import { byProfile, byUser, holding, list } from "./holding";

export const insightsHoldings = [
  holding({
    table: events,
    purpose: "acts",
    copies: [
      {
        file: "counted",
        about: "What your profiles did, as your figures count it.",
        // What others did towards them names those others, and is theirs.
        of: ({ profileIds }) => sql`(${events.profileId} = any(${list(profileIds)}) and ${events.isOwn})`,
        gives: ["id", "at", "profileId", "kind", "subjectId", "source"],
        order: ["profileId", "at", "id"],
      },
    ],
    technical: ["isOwn", "userId", "actorProfileId", "isFirst", "leftOut"],
  }),
  holding({
    table: eventHours,
    purpose: "profile",
    copies: [
      {
        file: "counted-by-hours",
        about: "The sums of what was counted for your profiles, by hours.",
        of: byProfile(eventHours.profileId),
        gives: ["profileId", "kind", "hour", "isOwn", "count", "firstCount", "leftOutCount"],
      },
    ],
  }),
  holding({
    table: eventDays,
    purpose: "profile",
    copies: [
      {
        file: "counted-by-days",
        about: "Those sums by days.",
        of: byProfile(eventDays.profileId),
        gives: ["profileId", "kind", "day", "isOwn", "count", "firstCount", "leftOutCount"],
      },
    ],
  }),
  holding({
    table: eventSubjects,
    purpose: "profile",
    copies: [
      {
        file: "counted-by-subjects",
        about: "What others did with your releases and files, by days.",
        of: byProfile(eventSubjects.profileId),
        gives: ["profileId", "kind", "day", "subjectId", "count", "firstCount"],
      },
    ],
  }),
  holding({
    table: visitorDays,
    purpose: "visits",
    copies: [],
    technical: ["day", "profileId", "kind", "visitor"],
  }),
  holding({
    table: digests,
    purpose: "digests",
    copies: [
      {
        file: "digests",
        about: "The digests that were mailed to you: their kinds and times.",
        of: byUser(digests.userId),
        gives: ["id", "kind", "window", "since", "until", "createdAt"],
      },
    ],
    technical: ["userId"],
  }),
];
