import { INVITATION_DAYS } from "@/lib/domain/profiles/companies/rules";

/** "How this is counted": the sentence of the screen and of the API's document. */
export const companyFigures = {
  profiles: {
    label: "Total Profiles",
    counted: "Newsrooms of the company, drafts, paused and inactive ones included.",
  },
  matches: {
    label: "Total Matches",
    counted: "Profiles that liked a newsroom of the company and that it liked, added up over its newsrooms.",
  },
  collaborations: {
    label: "Collaborations",
    counted:
      "Pitches to and from the company's newsrooms that were accepted, completed ones included, since the company began.",
  },
  members: {
    label: "Team Members",
    counted: `Active members, and invitations that are open, which hold a place for ${INVITATION_DAYS} days. A paused member holds none.`,
  },
} as const;
/** The same for the three figures on a newsroom's card. */
export const newsroomFigures = {
  matches: {
    label: "Matches",
    counted: "Profiles that liked the newsroom and that it liked, since it began.",
  },
  pitches: {
    label: "Pitches",
    counted:
      "Pitches that it sent and that were sent to it, together, since it began. Unsent ones are left out.",
  },
  collaborations: {
    label: "Collabs",
    counted: "Those of these pitches that were accepted, completed collaborations included.",
  },
} as const;
export const PERFORMANCE_COUNTED =
  "Pitches that a newsroom sent this month, pitches of its own that were accepted this month, and its matches made this month, as analytics counts them.";
