import { quoted } from "@/lib/utils/quoted";
/** Puts an item back where it was, or at the end of a list that has become shorter. */
export const putBack = <T>(list: readonly T[], item: T, place: number): T[] =>
  list.includes(item) ? [...list] : list.toSpliced(place, 0, item);

/**
 * Inserts a photo that has arrived before those that were added after it (`placeOf` counts what this screen added),
 * else at the end. Large files finish later; the first of a drop stays the first.
 */
export function insertArrived(list: readonly string[], id: string, placeOf: ReadonlyMap<string, number>) {
  const own = placeOf.get(id) ?? Number.POSITIVE_INFINITY;
  const later = list.findIndex((other) => (placeOf.get(other) ?? -1) > own);
  return later < 0 ? [...list, id] : list.toSpliced(later, 0, id);
}

export const photosLabel = (count: number) => (count === 1 ? "1 photo" : `${count} photos`);

/** Says which of the chosen files were left out; empty when none was. */
export function describeLeftOut(notPhotos: string[], tooMany: number, limit: number): string {
  const strange = notPhotos.map((name) => quoted(name)).join(", ");
  return [
    strange && `${strange} ${notPhotos.length === 1 ? "is not a photo" : "are not photos"} and left out.`,
    tooMany > 0 &&
      `A release holds ${limit} photos: ${photosLabel(tooMany)} ${tooMany === 1 ? "is" : "are"} left out.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Returns a first page with the photos before it that came while it was asked for, and the total. */
export function withArrived<T extends { id: string }>(page: T[], total: number, arrived: T[]) {
  const missing = arrived.filter(({ id }) => page.every((listed) => listed.id !== id));
  return { photos: [...missing, ...page], total: total + missing.length };
}
