import { createHash } from "node:crypto";
import type { UserType } from "@/db/enums";
import { directories } from "@/lib/domain/discovery/directories/labels";
import type { ShareCard } from "@/lib/platform/images/share-image";

export type { ShareCard };

/** The protocol lets one map hold so many addresses, and Google's rules one of news so many. */
const MAP_LIMIT = 50_000;
const NEWS_MAP_LIMIT = 1000;

const kindOfMap = new Map<string, UserType>(
  (Object.keys(directories) as UserType[]).map((kind) => [directories[kind].path, kind]),
);

export type MapName = "pages" | "releases" | "news" | "pitch-pages" | (typeof directories)[UserType]["path"];
/** A part holds those whose ids end in [from, to) as four hexadecimal digits; `to` is null for the last. */
export type MapPart = {
  name: MapName;
  kind: UserType | null;
  from: string;
  to: string | null;
  limit: number;
};

/** A profile can have so many addresses: its page and the tabs with a page of their own. */
const ADDRESSES: Record<UserType, number> = { press: 2, brand: 3, source: 3, paid_media: 4 };

/** Returns how many profiles, releases or pages a part may hold. */
function limitOf(name: MapName): number {
  if (name === "news") return NEWS_MAP_LIMIT;
  const kind = kindOfMap.get(name);
  return Math.floor(MAP_LIMIT / (kind ? ADDRESSES[kind] : 1));
}

/**
 * Returns in how many parts so many addresses lie: a power of two, with less than half of what a part may hold in each,
 * so that uneven shares never overflow and addresses of parts last until the number doubles. At least one.
 */
export function partsOf(name: MapName, count: number): number {
  const aim = limitOf(name) * 0.4;
  return 2 ** Math.max(0, Math.ceil(Math.log2(count / aim)));
}

/** The addresses have no host. */
export const mapAddresses = (name: MapName, parts: number): string[] =>
  name === "pages"
    ? ["/sitemaps/pages.xml"]
    : Array.from({ length: parts }, (_, n) => `/sitemaps/${name}-${n + 1}-of-${parts}.xml`);

const PART = /^([a-z-]+?)-([1-9]\d{0,4})-of-([1-9]\d{0,4})\.xml$/;
const ENDINGS = 0x10000;

/** Reads what a part's file name asks for; null for what names none. */
export function readPart(file: string): MapPart | null {
  if (file === "pages.xml") return { name: "pages", kind: null, from: "0000", to: null, limit: MAP_LIMIT };
  const [, name = "", number = "", of = ""] = PART.exec(file) ?? [];
  const kind = kindOfMap.get(name) ?? null;
  if (!kind && name !== "releases" && name !== "news" && name !== "pitch-pages") return null;
  const [place, parts] = [Number(number), Number(of)];
  if (!Number.isInteger(Math.log2(parts)) || parts > ENDINGS || place > parts) return null;
  const ending = (at: number) => ((at * ENDINGS) / parts).toString(16).padStart(4, "0");
  const map = name as MapName;
  return {
    name: map,
    kind,
    from: ending(place - 1),
    to: place === parts ? null : ending(place),
    limit: limitOf(map),
  };
}

/** This number changes with the drawing, so that every picture gets a new address. */
const DRAWING = 1;

/** A card's version is part of its picture's address: a changed picture has a new one. */
export const versionOf = (card: ShareCard): string =>
  createHash("sha256")
    .update(JSON.stringify([DRAWING, card]))
    .digest("hex")
    .slice(0, 16);
