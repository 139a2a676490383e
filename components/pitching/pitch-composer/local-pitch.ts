import type { Attempt } from "@/lib/client/attempt";
import { type DraftSchema, hasStoredDraft, storedDraft } from "@/lib/client/stored-draft";
import { type ComposerValues, composerFields, emptyComposer, isBlank, type Step } from "./composer-values";

/** This browser stores a pitch that was not sent yet, one per account and recipient. */
export type LocalPitch = {
  values: ComposerValues;
  step: Step;
  /** The saved pitch it was begun from. */
  draftId?: string;
  /** The attempt without an answer: the same text is sent again under its key, and stored once. */
  tried?: Attempt;
};

/** This is longer than any field may be: text over the limit is stored too, a value of any size is not. */
const MAX_TEXT = 10_000;
const MAX_PERKS = 30;

/** The key names the account, so that the next person at this machine does not see it; null before signing in. */
const nameOf = (profileId: string | null, recipientId: string) =>
  `pitch-to:${profileId ?? "guest"}:${recipientId}`;

/**
 * Reads what was written to a recipient. Signed in, what was written right before signing in comes first and is the
 * account's from then on. Null when there is nothing, or storage is switched off.
 */
export function readLocal(profileId: string | null, recipientId: string): LocalPitch | null {
  const written = read(nameOf(null, recipientId));
  if (profileId === null) return written;
  if (!written) return read(nameOf(profileId, recipientId));
  writeLocal(profileId, recipientId, written);
  writeLocal(null, recipientId, null);
  return written;
}

/** Somebody at this machine may have begun to write to a recipient. */
export function hasLocal(recipientId: string): boolean {
  return hasStoredDraft(
    "browser",
    (name) => name.startsWith("pitch-to:") && name.endsWith(`:${recipientId}`),
  );
}

/** Stores it; null, or an empty draft, deletes it. */
export function writeLocal(
  profileId: string | null,
  recipientId: string,
  localCopy: LocalPitch | null,
): void {
  draftOf(nameOf(profileId, recipientId)).write(localCopy && !isBlank(localCopy.values) ? localCopy : null);
}

const draftOf = (name: string) => storedDraft("browser", name, localPitch);
const read = (name: string) => draftOf(name).read();

/** The page that asks for it does not load zod, so the check is written by hand. */
const localPitch: DraftSchema<LocalPitch> = {
  safeParse: (stored) => {
    const data = parseLocal(stored);
    return data ? { success: true, data } : { success: false };
  },
};

/** Takes only what fits: the stored value may be of an older version, or written by something else. */
export function parseLocal(stored: unknown): LocalPitch | null {
  if (!isRecord(stored) || !isRecord(stored.values)) return null;
  const { values, step, draftId, tried } = stored;
  const texts = composerFields.map((field) => [field, textOf(values[field])]);
  const perks = Array.isArray(values.perks) ? values.perks.filter((perk) => typeof perk === "string") : [];
  const localCopy: ComposerValues = {
    ...emptyComposer,
    ...Object.fromEntries(texts),
    perks: perks.slice(0, MAX_PERKS),
  };
  if (isBlank(localCopy)) return null;
  return {
    values: localCopy,
    step: step === 2 ? 2 : 1,
    ...(typeof draftId === "string" && draftId !== "" ? { draftId } : {}),
    ...(isTried(tried) ? { tried } : {}),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const textOf = (value: unknown) => (typeof value === "string" ? value.slice(0, MAX_TEXT) : "");
const isTried = (value: unknown): value is Attempt =>
  isRecord(value) && typeof value.key === "string" && typeof value.serialized === "string";
