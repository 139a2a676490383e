import type { users } from "@/db/schema/accounts";
import type { profiles } from "@/db/schema/profiles";

/**
 * The switches of the settings by their names in the API, with the columns that hold them: the account's, and those of
 * the user's own profile. All that reads, writes and copies them is derived from here.
 */
export const accountSwitches = {
  notifications: "notifyMatches",
  pitchResponses: "notifyPitches",
  dailyDigest: "dailyDigest",
  weeklyDigest: "weeklyDigest",
  monthlyReport: "monthlyReport",
  autoMatch: "autoMatch",
  ai: "aiEnabled",
  mailPitchReceived: "mailPitchReceived",
  mailPitchAccepted: "mailPitchAccepted",
  mailFirstMessage: "mailFirstMessage",
  mailReleaseDigest: "mailReleaseDigest",
  mailAccountNews: "mailAccountNews",
  quietHours: "quietHours",
} as const satisfies Record<string, keyof typeof users.$inferSelect>;
export const profileSwitches = {
  publicProfile: "visible",
  allowDirectMessages: "allowDirectMessages",
} as const satisfies Record<string, keyof typeof profiles.$inferSelect>;

/** What the account sets beside its switches. */
export const accountValues = {
  ...{ quietFrom: "quietFrom", quietUntil: "quietUntil", zone: "zone" },
  ...{ digestTime: "digestTime", digestDay: "digestDay" },
} as const satisfies Record<string, keyof typeof users.$inferSelect>;

const switches = { ...accountSwitches, ...profileSwitches };
export type PreferenceName = keyof typeof switches;
export const preferenceNames = Object.keys(switches) as PreferenceName[];

type Switches = Record<string, string>;

/** Maps the switches' columns of a row or a table to their names in the API. */
export const bySwitch = <S extends Switches, Row extends Record<S[keyof S], unknown>>(of: S, row: Row) =>
  Object.fromEntries(Object.entries(of).map(([name, column]) => [name, row[column as S[keyof S]]])) as {
    [Name in keyof S]: Row[S[Name]];
  };

/** Maps the values that were sent to their columns; those that were not sent are undefined. */
export const byColumn = <S extends Switches, Sent extends { [Name in keyof S]?: unknown }>(
  of: S,
  sent: Sent,
) =>
  Object.fromEntries(Object.entries(of).map(([name, column]) => [column, sent[name]])) as {
    [Name in keyof S as S[Name]]: Sent[Name];
  };
