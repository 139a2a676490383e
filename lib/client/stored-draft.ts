/** This is as much of a zod schema as is needed here; pages that load no zod bring a check of their own. */
export type DraftSchema<T> = {
  safeParse: (stored: unknown) => { success: true; data: T } | { success: false };
};

/** `tab` survives a reload and signing in, and ends with the tab; `browser` survives that as well. */
export type DraftArea = "tab" | "browser";

export type StoredDraft<T> = {
  /** Returns what was stored, where it fits the schema; else null. */
  read: () => T | null;
  /** Null deletes it. Returns false where it could not be stored. */
  write: (value: T | null) => boolean;
};

const storageOf = (area: DraftArea): Storage => (area === "tab" ? sessionStorage : localStorage);

/**
 * Stores text that was typed and not sent in this browser, under a key. Storage may be switched off or full, or hold
 * what an older version wrote: then there is no draft, and everything else works.
 */
export function storedDraft<T>(area: DraftArea, key: string, schema: DraftSchema<T>): StoredDraft<T> {
  return {
    read: () => {
      try {
        const text = storageOf(area).getItem(key);
        const result = schema.safeParse(JSON.parse(text ?? "null"));
        return result.success ? result.data : null;
      } catch {
        return null;
      }
    },
    write: (value) => {
      try {
        if (value === null) storageOf(area).removeItem(key);
        else storageOf(area).setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
  };
}

export function hasStoredDraft(area: DraftArea, matches: (key: string) => boolean): boolean {
  try {
    return Object.keys(storageOf(area)).some(matches);
  } catch {
    return false;
  }
}

const fields: DraftSchema<Record<string, unknown>> = {
  safeParse: (stored) =>
    typeof stored === "object" && stored !== null && !Array.isArray(stored)
      ? { success: true, data: { ...stored } }
      : { success: false },
};

/** A draft that is one text. */
export const draftText: DraftSchema<string> = {
  safeParse: (stored) => (typeof stored === "string" ? { success: true, data: stored } : { success: false }),
};

/** The fields of a form are stored by name, in this tab; the form itself judges what each may hold. */
export const storedForm = (key: string) => storedDraft("tab", `draft:${key}`, fields);
