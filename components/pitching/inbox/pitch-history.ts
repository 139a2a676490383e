import { declineLabels } from "@/lib/domain/pitching/pitches/rules";
import type { PitchView } from "@/lib/domain/pitching/pitches/schema";

export type HistoryEntry = { at: string; text: string };

/** Lists what happened to a pitch, oldest first, each with its moment. */
export function historyOf(pitch: PitchView): HistoryEntry[] {
  const { status, sentAt, readAt, respondedAt, expiresAt, completedAt, updatedAt, declineReason } = pitch;
  const recipient = pitch.recipient?.name ?? "the recipient";
  const answer =
    status === "DECLINED"
      ? `Declined by ${recipient}${declineReason ? `: ${declineLabels[declineReason].toLowerCase()}` : ""}`
      : `Accepted by ${recipient}`;
  const entries: (HistoryEntry | null)[] = [
    sentAt ? { at: sentAt, text: `Sent by ${pitch.sender.name}` } : null,
    readAt ? { at: readAt, text: `Read by ${recipient}` } : null,
    respondedAt ? { at: respondedAt, text: answer } : null,
    status === "EXPIRED" && expiresAt ? { at: expiresAt, text: "Expired without an answer" } : null,
    status === "WITHDRAWN" ? { at: updatedAt, text: `Withdrawn by ${pitch.sender.name}` } : null,
    completedAt ? { at: completedAt, text: "Marked complete" } : null,
  ];
  return entries.filter((entry) => entry !== null);
}
