/** Each figure of the whole platform, counted from the rows that there are by the moment when each happened. */
export const platformFigures = {
  accounts: { label: "New accounts", counted: "Accounts by the day of their sign-up; erased ones are gone." },
  pitches: { label: "Pitches sent", counted: "Pitches of all senders, by the day when they were sent." },
  accepted: {
    label: "Pitches accepted",
    counted: "Pitches that their recipient accepted, by the day of the answer.",
  },
  matches: { label: "Matches", counted: "Pairs that like each other, by the day of the second like." },
  messages: { label: "Messages", counted: "Messages of all conversations, deleted ones among them." },
  completed: {
    label: "Collaborations completed",
    counted: "Accepted pitches by the day on which both parties had completed them.",
  },
  reports: {
    label: "Reports",
    counted: "Reports of profiles, pitches and messages, by the day they were sent.",
  },
  decided: { label: "Reports decided", counted: "Reports by the day of staff's decision." },
} as const;

export type PlatformFigure = keyof typeof platformFigures;
export const platformFigureNames = Object.keys(platformFigures) as [PlatformFigure, ...PlatformFigure[]];
