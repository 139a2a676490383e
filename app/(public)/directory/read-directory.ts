import type { Metadata } from "next";
import { pageMetadata } from "@/app/(public)/_shared/page-metadata";
import type { UserType } from "@/db/enums";
import { AppError } from "@/lib/core/errors";
import type { Operation } from "@/lib/core/operation";
import type { Pagination } from "@/lib/core/page-schema";
import { type DirectoryAddress, shownOf } from "@/lib/domain/discovery/directories/address";
import { directories } from "@/lib/domain/discovery/directories/labels";
import {
  listBrands,
  listPaidMedia,
  listPress,
  listSources,
} from "@/lib/domain/discovery/directories/queries/directories";
import type { DirectoryCard, OptionCounts } from "@/lib/domain/discovery/directories/schema";
import { DIRECTORY_PAGE } from "@/lib/domain/profiles/listings/rules";
import { directoryTag } from "@/lib/domain/profiles/listings/tags";
import { isBuild } from "@/lib/platform/settings/settings";
import { page } from "@/lib/transport/page";
import { publicPage } from "@/lib/transport/public-page";

type Found = {
  pagination: Pagination;
  correctedTo?: string;
  notUnderstood?: string[];
  counts?: OptionCounts;
};
type ReadDirectory = Operation<Record<string, unknown>, Found>;
export type DirectoryPageData = {
  cards: DirectoryCard[];
  pagination: Pagination;
  /** The text that was searched for instead of that in the address. */
  correctedTo?: string;
  counts?: OptionCounts;
};

const lists: Record<UserType, ReadDirectory> = {
  press: listPress,
  brand: listBrands,
  source: listSources,
  paid_media: listPaidMedia,
};

/** Reads the first page as everybody sees it, stored under the directory's tag. Null while the app is built. */
export async function readFirstPage(kind: UserType): Promise<DirectoryPageData | null> {
  if (isBuild()) return null;
  const tags = () => [directoryTag(kind)];
  return cardsOf(await publicPage(lists[kind], { limit: DIRECTORY_PAGE, counts: true }, { tags }));
}

/** `address` is what was understood of the query, `leftOut` what was not. */
export type FilteredData = DirectoryPageData & { address: DirectoryAddress; leftOut: DirectoryAddress };

/**
 * Reads the page that an address asks for. Parts that mean nothing here (an old category, letters for a number, another
 * list's place) are left out and named, so that a link written by hand or long ago still shows the rest.
 */
export async function readFiltered(kind: UserType, address: DirectoryAddress): Promise<FilteredData> {
  const { shown: _, ...query } = address;
  try {
    const input = { ...query, counts: true, limit: shownOf(address) };
    const found = await page(lists[kind], input, undefined, raise);
    const unknown = found.notUnderstood ?? [];
    if (unknown.length > 0) return await readWithout(kind, address, unknown);
    return { ...cardsOf(found), address, leftOut: {} };
  } catch (error) {
    const wrong = error instanceof AppError && error.code === "invalid_input" ? error.fields : {};
    const keys = Object.keys(address).filter((key) => Object.hasOwn(wrong ?? {}, key));
    if (keys.length === 0) throw error;
    return readWithout(kind, address, keys);
  }
}

function raise(error: AppError): never {
  throw error;
}

async function readWithout(kind: UserType, address: DirectoryAddress, keys: string[]): Promise<FilteredData> {
  const isWrong = ([key]: [string, unknown]) => keys.includes(key);
  const parts = Object.entries(address);
  const found = await readFiltered(kind, Object.fromEntries(parts.filter((part) => !isWrong(part))));
  return { ...found, leftOut: { ...Object.fromEntries(parts.filter(isWrong)), ...found.leftOut } };
}

/** Each list is answered under its own name. */
function cardsOf({ pagination, correctedTo, counts, notUnderstood: _, ...named }: Found): DirectoryPageData {
  const [cards = []] = Object.values(named) as DirectoryCard[][];
  return { cards, pagination, correctedTo, counts };
}

const descriptions: Record<UserType, string> = {
  press:
    "Journalists, editors and critics with their beats, outlets and Presse Pass. Filter by beat, place and reach.",
  brand: "Newsrooms of brands: news, photos, samples and people to ask. Filter by industry and place.",
  source: "Experts, institutions and data to quote. Find a source by industry, place and what it offers.",
  paid_media:
    "Creators with their platforms, rates and reach. Filter by subject, place, rate and stated followers.",
};

/** Filtered pages are many and alike: search engines follow their links and index the bare address. */
export function directoryMetadata(kind: UserType, isFiltered: boolean): Metadata {
  if (isBuild()) return {};
  const { heading, path } = directories[kind];
  return {
    ...pageMetadata({ path: `/${path}`, title: heading, description: descriptions[kind] }),
    ...(isFiltered ? { robots: { index: false, follow: true } } : {}),
  };
}
