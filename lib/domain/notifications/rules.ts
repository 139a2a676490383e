import type { NotificationKind } from "@/db/enums";

/** The two notification switches of the settings. What neither names always notifies. */
type Preferences = { notifyMatches: boolean; notifyPitches: boolean };

const switchOf: Partial<Record<NotificationKind, keyof Preferences>> = {
  match_created: "notifyMatches",
  superlike_received: "notifyMatches",
  pitch_accepted: "notifyPitches",
  pitch_declined: "notifyPitches",
  pitch_expired: "notifyPitches",
};

/** Whether somebody with these switches is told: "new match notifications" and "pitch responses" can be off. */
export function wantsNotification(kind: NotificationKind, preferences: Preferences): boolean {
  const name = switchOf[kind];
  return name === undefined || preferences[name];
}

/** The kinds of mail that can be stopped one by one, and the user's column that says so. */
export const mailSwitches = {
  pitch_received: "mailPitchReceived",
  pitch_accepted: "mailPitchAccepted",
  first_message: "mailFirstMessage",
} as const;

export const isMailKind = (kind: string): kind is keyof typeof mailSwitches =>
  Object.hasOwn(mailSwitches, kind);
