import type { DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";

/** A saved pitch that can be sent is complete; a list shows this of it. */
export type SavedPitch = {
  id: string;
  title: string;
  isActive: boolean;
  sentCount: number;
  acceptedCount: number;
};

/** The recipient of a dialog; `id` is the profile's. */
export type PitchRecipient = { id: string; name: string };

/** Lists the complete drafts, those in use for matching first. */
export function toSavedPitches(drafts: DraftView[]): SavedPitch[] {
  const saved = drafts
    .filter((draft) => draft.complete)
    .map(({ id, title, isActive, sentCount, acceptedCount }) => ({
      id,
      title,
      isActive,
      sentCount,
      acceptedCount,
    }));
  return [...saved.filter(({ isActive }) => isActive), ...saved.filter(({ isActive }) => !isActive)];
}

/** Writes "Complete, sent 6 times, 4 accepted". */
export function describeRecord({ sentCount, acceptedCount }: SavedPitch): string {
  if (sentCount === 0) return "Complete, not sent yet";
  const times = sentCount === 1 ? "once" : `${sentCount} times`;
  return `Complete, sent ${times}, ${acceptedCount === 0 ? "none" : acceptedCount} accepted`;
}
