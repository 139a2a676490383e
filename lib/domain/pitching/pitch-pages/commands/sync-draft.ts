import type { Transaction } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import type { Effects } from "@/lib/core/effects";
import { invalidField } from "@/lib/core/errors";
import { describeMissing, isComplete } from "@/lib/domain/pitching/pitch-drafts/rules";
import { retireDraftOfPage, writeDraftOfPage } from "@/lib/domain/pitching/pitch-drafts/store";
import { pitchLimits } from "@/lib/domain/pitching/pitches/pitch-text";
import { cutText } from "@/lib/utils/cut-text";
import { dayIn } from "@/lib/utils/dates";
import { stateOf } from "../rules";
import type { PitchPageRow } from "../views";

/** Writes a page in the 5 W's of a draft: a text too long for one is cut at a word, and the link leads to the whole. */
export function draftTextsOf(page: PitchPageRow, newsroomPlace: string) {
  const texts = {
    title: page.pitchTitle,
    who: page.who,
    what: page.what,
    where: page.eventLocation || newsroomPlace || "Anywhere",
    when: whenOf(page),
    why: page.why,
  };
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [
      field,
      cutText(text, pitchLimits[field as keyof typeof texts]),
    ]),
  ) as typeof texts;
}

/** Writes "12 December 2026, 22:14 (Europe/Oslo)", "Open until 1 March 2027" or "No fixed date". */
function whenOf({ eventDate, eventTime, timeZone, expiresAt }: PitchPageRow): string {
  if (eventDate) {
    const day = dayIn(`${eventDate}T12:00:00Z`, "UTC").replaceAll("\u00a0", " ");
    return eventTime ? `${day}, ${eventTime} (${timeZone})` : day;
  }
  if (expiresAt) return `Open until ${dayIn(expiresAt.toISOString(), timeZone).replaceAll("\u00a0", " ")}`;
  return "No fixed date";
}

/**
 * Brings the draft of a page up to date: active while the page is open and its owner wants it used for matching.
 * @throws AppError `invalid_input` where a placeholder keeps it from being used.
 */
export async function syncDraft(
  tx: Transaction,
  effects: Effects,
  actor: UserActor,
  { page, place, now }: { page: PitchPageRow; place: string; now: Date },
): Promise<void> {
  const isUsed = page.useForMatching && stateOf(page, now) === "published";
  if (!isUsed) return retireDraftOfPage(tx, effects, page.id);
  const texts = draftTextsOf(page, place);
  if (!isComplete(texts)) {
    throw invalidField("useForMatching", `Only a complete pitch can be used: ${describeMissing(texts)}.`);
  }
  const { id: pitchPageId, profileId, perks } = page;
  await writeDraftOfPage(tx, effects, {
    pitchPageId,
    profileId,
    perks,
    texts,
    userId: page.userId ?? actor.userId,
    isActive: true,
  });
}
