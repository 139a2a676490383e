import { isNewsroomType, type UserType, userTypes } from "@/lib/domain/vocabulary/user-type/user-type";
import { foldText } from "@/lib/utils/fold-text";
import { perkRows } from "./perk-rows";

/**
 * This is the one perk vocabulary. Profiles and pitches store perks by name: a name of this list, or a custom one of up
 * to `customPerkLimit` characters. Every variant in use is a perk or an alias here.
 */
export interface Perk {
  id: string;
  name: string;
  description: string;
  /** A Lucide icon name. */
  icon: string;
  /** The types that may offer it; the others may only ask for it. */
  offeredBy: readonly UserType[];
  requestedBy: readonly UserType[];
  aliases: readonly string[];
  /** Perks of one family nearly answer each other: a Photo for a Headshot. */
  family: string;
  /** The name inside a sentence: "a Media Stay", "photos". */
  phrase: string;
}

export const customPerkLimit = 40;

function parseRow(line: string): Perk {
  const cells = line.split("|").map((cell) => cell.trim());
  const typesOf = (cell: string | undefined) => userTypes.filter((type) => cell?.split(" ").includes(type));
  return {
    id: cells[0] ?? "",
    name: cells[1] ?? "",
    phrase: cells[2] ?? "",
    icon: cells[3] ?? "",
    family: cells[4] ?? "",
    offeredBy: typesOf(cells[5]),
    requestedBy: typesOf(cells[6]),
    description: cells[7] ?? "",
    aliases: (cells[8] ?? "").split(",").flatMap((alias) => alias.trim() || []),
  };
}

const perks: readonly Perk[] = perkRows
  .split("\n")
  .filter((line) => line.includes("|"))
  .map(parseRow);

function nameKey(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{N}]+/gu, "");
}

const byName = new Map<string, Perk>();
for (const perk of perks) {
  for (const name of [perk.id, perk.name, ...perk.aliases]) {
    if (!byName.has(nameKey(name))) byName.set(nameKey(name), perk);
  }
}

function idsOf(list: string): readonly string[] {
  return list.split(" ");
}

/** Screens propose these lists, by perk id and in their order. */
export const perkLists = {
  /** The composer of press. */
  press: idsOf("email-quote phone-interview headshot photo video sample loaner event media-rate media-stay"),
  /** The composer of brand and source. */
  offers: idsOf(
    "interview quote exclusive product-sample product-loan media-rate media-hosting affiliate-link event white-paper press-release sample",
  ),
  /** The composer of paid media. */
  paidMedia: idsOf(
    "product-sample media-rate media-stay event affiliate-link media-kit product-gift white-paper exclusive-access",
  ),
  /** The brand pitch page. */
  brandPitch: idsOf(
    "product-sample interview quote exclusive event media-rate media-hosting white-paper press-release affiliate-link",
  ),
  /** The source pitch page, "What You Can Offer". */
  sourcePitch: idsOf(
    "interview quote exclusive data-access expert-commentary research-report white-paper press-conference media-briefing",
  ),
  /** The profile builders. */
  builder: idsOf(
    "interview quote exclusive product-sample product-loan media-rate media-hosting affiliate-link event white-paper paid-opportunity",
  ),
  /** The newsroom cards. */
  newsroom: idsOf(
    "quote interview photo video white-paper sample loaner event media-rate media-hosting paid-opportunity",
  ),
} satisfies Record<string, readonly string[]>;

const firstOf: Record<UserType, readonly string[]> = {
  press: perkLists.press,
  paid_media: perkLists.paidMedia,
  brand: perkLists.offers,
  source: perkLists.sourcePitch,
};

const labels: Record<UserType, string> = {
  press: "Perks Preferred",
  paid_media: "Perks Requested",
  brand: "Perks Offered",
  source: "Perks Offered",
};

export function allPerks(): readonly Perk[] {
  return perks;
}

/** Finds the perk of a name, an alias or an id, whatever its case, spaces and hyphens; null for a custom one. */
export function resolvePerk(name: string): Perk | null {
  return byName.get(nameKey(name)) ?? null;
}

/**
 * Brings names to the stored form: known ones in the vocabulary's spelling, custom ones trimmed and cut to
 * `customPerkLimit`; blanks and duplicates go, the order stays.
 */
export function normalizePerks(names: readonly string[]): string[] {
  const named = new Map<string, string>();
  for (const name of names) {
    const shown =
      resolvePerk(name)?.name ??
      [...name.trim().replace(/\s+/g, " ")].slice(0, customPerkLimit).join("").trim();
    const key = nameKey(shown) || shown;
    if (shown !== "" && !named.has(key)) named.set(key, shown);
  }
  return [...named.values()];
}

/** Brands and sources offer perks, press and paid media ask for them. */
export function offersPerks(type: UserType): boolean {
  return isNewsroomType(type);
}

/** The composer's list of the type comes first, then the rest that it may offer or ask for. */
export function perksFor(type: UserType): Perk[] {
  const allowed = perks.filter((perk) =>
    (offersPerks(type) ? perk.offeredBy : perk.requestedBy).includes(type),
  );
  const first = firstOf[type].flatMap((id) => allowed.find((perk) => perk.id === id) ?? []);
  return [...first, ...allowed.filter((perk) => !first.includes(perk))];
}

export function perkLabelFor(type: UserType): string {
  return labels[type];
}

/** Makes a comparable key: equal for the variants of one perk, and for equal custom names. */
export function perkKey(name: string): string {
  return resolvePerk(name)?.id ?? `own:${nameKey(name) || name.trim()}`;
}
