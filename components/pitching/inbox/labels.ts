import { entryTitle } from "@/components/messaging/calls/call-labels";
import type { BadgeTone } from "@/components/ui/badge";
import type { PitchStatus } from "@/db/enums";
import { filesInBrief } from "@/lib/domain/messaging/files/rules";
import type { ConversationView, MessageView } from "@/lib/domain/messaging/messages/schema";
import {
  headlineOf,
  isWaiting as isWaitingStatus,
  type PitchTab,
  pitchLabels,
  pitchTabs,
  RATING_DAYS,
  tabRows,
} from "@/lib/domain/pitching/pitches/rules";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";
import type { PartyView } from "@/lib/domain/profiles/profiles/schema";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { beginningOf } from "@/lib/utils/cut-text";
import { joinList } from "@/lib/utils/fold-text";
import { quoted } from "@/lib/utils/quoted";

/** Screens name a status like this (docs/product.md#pitches). */
export const statusLabels: Record<PitchView["status"], { word: string; tone: BadgeTone }> = {
  UNSENT: { word: "Unsent", tone: "plain" },
  SENT: { word: "Pending", tone: "warn" },
  READ: { word: "Read", tone: "plain" },
  ACCEPTED: { word: "Active", tone: "good" },
  DECLINED: { word: "Declined", tone: "bad" },
  COMPLETED: { word: "Completed", tone: "accent" },
  EXPIRED: { word: "Expired", tone: "plain" },
  WITHDRAWN: { word: "Withdrawn", tone: "plain" },
};

const statusOf = (pitch: PitchView) => pitch.status.toLowerCase() as PitchStatus;

export const isWaiting = (pitch: PitchView) => isWaitingStatus(statusOf(pitch));
/** After acceptance the two write to each other. */
export const isCollaboration = ({ status }: PitchView) => status === "ACCEPTED" || status === "COMPLETED";
export const isUnread = ({ side, status }: PitchView) => side === "recipient" && status === "SENT";

export const belongsTo = (pitch: PitchView, box: PitchTab) =>
  tabRows[box].some(({ side, statuses }) => side === pitch.side && statuses.includes(statusOf(pitch)));

/** A withdrawn pitch is in none of its recipient's tabs. */
export const boxOf = (pitch: PitchView): PitchTab | null =>
  pitchTabs.find((box) => belongsTo(pitch, box)) ?? null;

/** A sent pitch has another party. */
export const counterpartOf = ({ side, sender, recipient }: PitchView): PartyView =>
  side === "sender" && recipient ? recipient : sender;

export const archiveLabel = (archived: boolean) =>
  archived ? "Bring back from the archive" : "Archive conversation";

/** Returns the other party of a conversation; null where it is not named. */
export const counterpartIn = ({ participants, counterpartId }: ConversationView): PartyView | null =>
  participants.find(({ id }) => id === counterpartId) ?? null;

/** A search reads the newest 100 messages. */
export function foundLabel(count: number): string {
  if (count === 0) return "Nothing found for this";
  return count === 1 ? "1 message" : `${count >= 100 ? "The newest 100" : count} messages`;
}

/** Names the fields that the assistant helped with; null where it did not help. */
export function aiHelpIn({
  aiAssisted,
  aiAssistedFields,
}: Pick<PitchView, "aiAssisted" | "aiAssistedFields">): string | null {
  if (!aiAssisted) return null;
  const fields = joinList(aiAssistedFields.map((field) => pitchLabels[field]));
  return `Written with AI’s help${fields && `: ${fields}`}`;
}

const PREVIEW_LENGTH = 80;

/** The preview is the first 80 characters of the message, else of the first W (docs/product.md#pitches). */
export const previewOf = ({ content, what, who, whyNewsworthy }: PitchView): string =>
  inBrief([content, what, who, whyNewsworthy].find((part) => part.trim() !== "") ?? "");

/** The text is put on one line and cut after 80 characters. */
export function inBrief(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const start = beginningOf(line, PREVIEW_LENGTH);
  return start === line ? line : `${start.trimEnd()}…`;
}

/** A message without text is named by the files that it carries. */
export const messageInBrief = ({ deletedAt, content, attachments }: MessageView): string =>
  deletedAt ? "Message deleted" : inBrief(content || filesInBrief(attachments));

/** The newest message of a conversation in a line; a call as the reader's side says it. Null where there is none. */
export function lastInBrief(conversation: ConversationView): string | null {
  const { lastMessage: last } = conversation;
  if (!last) return null;
  const them = counterpartIn(conversation);
  return last.call && them
    ? entryTitle(last.call, last.senderProfileId !== them.id, shortNameOf(them))
    : messageInBrief(last);
}

const SHOWN_PERKS = 3;

/** Writes "Media Stay, Interview, Photo +2 more". */
export function perksInBrief(perks: readonly string[]): string {
  const more = perks.length - SHOWN_PERKS;
  const shown = perks.slice(0, SHOWN_PERKS).join(", ");
  return more > 0 ? `${shown} +${more} more` : shown;
}

/** People are addressed by their first name, organisations by the whole. */
export const shortNameOf = (party: PartyView) =>
  isNewsroomType(party.userType) || party.name === "Deleted user"
    ? party.name
    : (party.name.split(/\s+/)[0] ?? party.name);

/** Creators show testimonials; the others' profiles have no place for them. */
export const mayShowFeedback = ({ userType }: PartyView) => userType === "PAID_MEDIA";

/** A pitch is taken back in a window over the inbox, and on a page without scripts. */
export const withdrawLabels = {
  title: "Withdraw this pitch?",
  text: (pitch: PitchView) =>
    `${quoted(headlineOf(pitch))} goes out of ${counterpartOf(pitch).name}’s inbox. You can send another one at once.`,
  submit: "Withdraw",
  busy: "Taking back",
};

/** Completing and rating happen in a window of two steps, and on a page without scripts. */
export const completeLabels = {
  completeTitle: ({ name }: PartyView) => `How was it with ${name}?`,
  rateTitle: "Rate Your Collaboration",
  complete: "Complete & Submit",
  rate: "Submit Feedback",
  ratingHelp: (shortName: string) =>
    `Hidden from ${shortName} until both have rated, ${RATING_DAYS} days at most.`,
  feedback: { label: "Your experience", note: "optional", help: "What went well, what did not" },
  show: { title: "May be shown on their profile", meta: "With your name, once the ratings are seen" },
  outcome: "Was a story published?",
  outcomes: [
    { value: "yes", title: "Yes", meta: "It is listed as coverage on both profiles" },
    { value: "no", title: "No", meta: "The collaboration still counts" },
  ],
  story: { label: "Story URL", help: "The page is read once, for its title and picture" },
};
