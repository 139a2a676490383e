import type { UserType } from "@/db/enums";
import { defaultSortOf, slugOf } from "@/lib/domain/profiles/listings/labels";
import { DIRECTORY_PAGE } from "@/lib/domain/profiles/listings/rules";
import { type AddressKey, addressKeys } from "./address-keys";
import { directories } from "./labels";

/** One address shows so many cards at most; from there on Load More begins a new page. */
const MAX_SHOWN = 96;

export type DirectoryAddress = Partial<Record<AddressKey, string>>;

/**
 * Cleans a query for the address: a form sends its empty fields and its defaults, which mean nothing, and one value per
 * checked box, which are joined by commas.
 */
export function readAddress(
  kind: UserType,
  query: Record<string, string | string[] | undefined>,
): DirectoryAddress {
  const address: DirectoryAddress = {};
  for (const key of addressKeys) {
    const given = query[key];
    const values = [given ?? []].flat().map((value) => value.trim());
    const value = values.filter(Boolean).join(",");
    if (value !== "") address[key] = value;
  }
  if (address.category === slugOf(directories[kind].categories[0].label)) delete address.category;
  // A search sorts by best match, so the default order is a choice there.
  if (address.sort === defaultSortOf(kind) && !address.q) delete address.sort;
  if (!address.location) delete address.distance;
  if (address.verified && address.verified !== "true") delete address.verified;
  if (shownOf(address) === DIRECTORY_PAGE) delete address.shown;
  return address;
}

/** Writes the address itself, from the root: "/press?category=technology". */
export function writeAddress(kind: UserType, address: DirectoryAddress): string {
  const query = new URLSearchParams();
  for (const key of addressKeys) {
    const value = address[key];
    if (value) query.set(key, value);
  }
  const text = query.toString();
  return `/${directories[kind].path}${text ? `?${text}` : ""}`;
}

/** Returns the clean address where the one asked for is not clean, else null. Foreign keys (a campaign's) stay. */
export function canonicalAddress(kind: UserType, asked: URLSearchParams): string | null {
  const given: Record<string, string[]> = {};
  for (const [key, value] of asked) given[key] = [...(given[key] ?? []), value];
  const address = readAddress(kind, given);
  const isClean = addressKeys.every((key) => {
    const values = given[key] ?? [];
    return address[key] === undefined
      ? values.length === 0
      : values.length === 1 && values[0] === address[key];
  });
  return isClean ? null : writeAddress(kind, address);
}

/** An address shows whole pages of cards, up to the most. */
export function shownOf({ shown }: DirectoryAddress): number {
  const pages = Math.ceil(Number(shown) / DIRECTORY_PAGE);
  return Number.isFinite(pages)
    ? Math.min(Math.max(pages * DIRECTORY_PAGE, DIRECTORY_PAGE), MAX_SHOWN)
    : DIRECTORY_PAGE;
}

/** Load More leads to more of the same page, then on from its end. */
export function nextAddress(address: DirectoryAddress, nextCursor: string): DirectoryAddress {
  const shown = shownOf(address);
  return shown < MAX_SHOWN
    ? { ...address, shown: String(shown + DIRECTORY_PAGE) }
    : { ...address, shown: undefined, cursor: nextCursor };
}
