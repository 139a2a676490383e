import { type ComposerValues, composerFields, emptyComposer, isBlank, type Step } from "./composer-values";

/** A pitch that was not sent yet, as this browser keeps it: one per account and recipient. */
export type KeptPitch = {
  values: ComposerValues;
  step: Step;
  /** The try whose answer never came: the same words go again under its key, and are sent once. */
  tried?: Tried;
};
type Tried = { key: string; words: string };

/** Longer than any field may be: text over the limit is kept too, a foreign novel is not. */
const MAX_TEXT = 10_000;
const MAX_PERKS = 30;

/** Under the account, so that the next person at this machine does not see it; null before signing in. */
const nameOf = (profileId: string | null, recipientId: string) =>
  `pitch-to:${profileId ?? "guest"}:${recipientId}`;

/**
 * What was written to a recipient. Signed in, what was written right before signing in comes first and is the
 * account's from then on. Null when there is nothing, or storage is switched off.
 */
export function readKept(profileId: string | null, recipientId: string): KeptPitch | null {
  const written = read(nameOf(null, recipientId));
  if (profileId === null) return written;
  if (!written) return read(nameOf(profileId, recipientId));
  writeKept(profileId, recipientId, written);
  writeKept(null, recipientId, null);
  return written;
}

/** Whether anybody at this machine began to write to a recipient. */
export function hasKept(recipientId: string): boolean {
  try {
    return Object.keys(localStorage).some(
      (name) => name.startsWith("pitch-to:") && name.endsWith(`:${recipientId}`),
    );
  } catch {
    return false;
  }
}

/** Keeps it; null, or nothing written, forgets it. */
export function writeKept(profileId: string | null, recipientId: string, kept: KeptPitch | null): void {
  const name = nameOf(profileId, recipientId);
  try {
    if (kept && !isBlank(kept.values)) localStorage.setItem(name, JSON.stringify(kept));
    else localStorage.removeItem(name);
  } catch {
    // Storage is switched off or full: the form still holds the text while it is open.
  }
}

/** The key of the next try: the same for the same words, whose first try may have arrived. */
export function triedWith(before: Tried | undefined, body: object): Tried {
  const words = JSON.stringify(body);
  return before?.words === words ? before : { key: crypto.randomUUID(), words };
}

function read(name: string): KeptPitch | null {
  try {
    return parseKept(JSON.parse(localStorage.getItem(name) ?? "null"));
  } catch {
    return null;
  }
}

/** Takes only what fits: it may be of an older version, or written by something else. */
export function parseKept(stored: unknown): KeptPitch | null {
  if (!isRecord(stored) || !isRecord(stored.values)) return null;
  const { values, step, tried } = stored;
  const texts = composerFields.map((field) => [field, textOf(values[field])]);
  const perks = Array.isArray(values.perks) ? values.perks.filter((perk) => typeof perk === "string") : [];
  const kept: ComposerValues = {
    ...emptyComposer,
    ...Object.fromEntries(texts),
    perks: perks.slice(0, MAX_PERKS),
  };
  if (isBlank(kept)) return null;
  return { values: kept, step: step === 2 ? 2 : 1, ...(isTried(tried) ? { tried } : {}) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const textOf = (value: unknown) => (typeof value === "string" ? value.slice(0, MAX_TEXT) : "");
const isTried = (value: unknown): value is Tried =>
  isRecord(value) && typeof value.key === "string" && typeof value.words === "string";
