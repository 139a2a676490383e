import { type DraftArea, type DraftSchema, type StoredDraft, storedDraft } from "@/lib/client/stored-draft";
import type { LocalCopy, Save } from "./save";

/**
 * Returns the place of a document's copy in this browser, under its writer, so that nobody else who signs in here sees
 * it. Signing out deletes it. `today` is the form as it is now; a field that an older version stored in another shape
 * is left out. In `both` areas a copy outlives its tab, and a window has its own again over a reload although another one
 * of this browser stored later.
 */
export function localCopy<V extends object, E>(
  area: DraftArea | "both",
  key: string,
  today: V,
  readExtras: (stored: unknown) => E | undefined = () => undefined,
  isLike: (today: unknown, stored: unknown) => boolean = isLikePlain,
): StoredDraft<LocalCopy<V, E>> {
  const fitted = (stored: unknown): Partial<V> | null => {
    if (!isRecord(stored)) return null;
    const fields = Object.keys(today).filter((field) => isLike(today[field as keyof V], stored[field]));
    return Object.fromEntries(fields.map((field) => [field, stored[field]])) as Partial<V>;
  };
  const schema: DraftSchema<LocalCopy<V, E>> = {
    safeParse: (stored) => {
      if (!isRecord(stored)) return { success: false };
      const [values, base] = [fitted(stored.values), fitted(stored.base)];
      if (!values || !base) return { success: false };
      const both = Object.fromEntries(
        Object.entries(values).filter(([field]) => field in base),
      ) as Partial<V>;
      const extras = readExtras(stored.extras);
      const save = readSave(stored.save, fitted, readExtras);
      return {
        success: true,
        data: {
          by: String(stored.by),
          values: both,
          base,
          ...(extras === undefined ? {} : { extras }),
          ...(save ? { save } : {}),
        },
      };
    },
  };
  if (area !== "both") return storedDraft(area, key, schema);
  const [inTab, inBrowser] = [storedDraft("tab", key, schema), storedDraft("browser", key, schema)];
  return {
    read: () => inTab.read() ?? inBrowser.read(),
    write: (copy) => [inBrowser, inTab].map((place) => place.write(copy)).some(Boolean),
  };
}

/** A save that does not fit as it was sent is dropped: under its key nothing else may go out. */
function readSave<V extends object, E>(
  stored: unknown,
  fitted: (stored: unknown) => Partial<V> | null,
  readExtras: (stored: unknown) => E | undefined,
): Save<V, E> | null {
  if (!isRecord(stored) || typeof stored.key !== "string" || typeof stored.version !== "number") return null;
  const { key, id, version } = stored;
  const changes = fitted(stored.changes);
  if (!changes || !(id === null || typeof id === "string")) return null;
  if (Object.keys(changes).length !== Object.keys(stored.changes as object).length) return null;
  return { key, id, version, changes, extras: (readExtras(stored.extras) ?? null) as E };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value: unknown) => typeof value === "string";

/** Forms consist of texts, switches, lists of texts, and texts by name. */
function isLikePlain(today: unknown, stored: unknown): boolean {
  if (Array.isArray(today)) return Array.isArray(stored) && stored.every(isText);
  if (isRecord(today)) return isRecord(stored) && Object.values(stored).every(isText);
  return typeof stored === typeof today;
}

const shapeOf = (value: unknown) => (Array.isArray(value) ? "list" : value === null ? "null" : typeof value);

/** Forms whose lists hold entries of their own shape, which the form's schema judges. */
export const isLikeShape = (today: unknown, stored: unknown) => shapeOf(today) === shapeOf(stored);
