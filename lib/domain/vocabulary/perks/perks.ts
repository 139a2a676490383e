import { type UserType, userTypes } from "@/lib/domain/vocabulary/user-type/user-type";
import { foldText } from "@/lib/utils/fold-text";
import { perkRows } from "./perk-rows";

/**
 * The one perk vocabulary. Profiles and pitches store perks by name: a name of this list, or a custom one of up to
 * `customPerkLimit` characters. Every variant in use is a perk or an alias here.
 */
export interface Perk {
  id: string;
  name: string;
  description: string;
  /** Lucide icon name. */
  icon: string;
  /** Types that may offer it; the others may only ask for it. */
  offeredBy: readonly UserType[];
  requestedBy: readonly UserType[];
  aliases: readonly string[];
  /** Perks of one family nearly answer each other: a Photo for a Headshot. */
  family: string;
  /** As it stands in a sentence: "a Media Stay", "photos". */
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

/** Lists of perks that screens propose, by perk id and in their order. */
export const perkLists = {
  /** Composer of press. */
  press: idsOf("email-quote phone-interview headshot photo video sample loaner event media-rate media-stay"),
  /** Composer of brand and source. */
  offers: idsOf(
    "interview quote exclusive product-sample product-loan media-rate media-hosting affiliate-link event white-paper press-release sample",
  ),
  /** Composer of paid media. */
  paidMedia: idsOf(
    "product-sample media-rate media-stay event affiliate-link media-kit product-gift white-paper exclusive-access",
  ),
  /** Brand pitch page. */
  brandPitch: idsOf(
    "product-sample interview quote exclusive event media-rate media-hosting white-paper press-release affiliate-link",
  ),
  /** Source pitch page, "What You Can Offer". */
  sourcePitch: idsOf(
    "interview quote exclusive data-access expert-commentary research-report white-paper press-conference media-briefing",
  ),
  /** Profile builders. */
  builder: idsOf(
    "interview quote exclusive product-sample product-loan media-rate media-hosting affiliate-link event white-paper paid-opportunity",
  ),
  /** Newsroom cards. */
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

/** The whole vocabulary. */
export function allPerks(): readonly Perk[] {
  return perks;
}

/** The perk of a name, an alias or an id, whatever its case, spaces and hyphens; null for a custom one. */
export function resolvePerk(name: string): Perk | null {
  return byName.get(nameKey(name)) ?? null;
}

/**
 * Names as they are stored: known ones in the vocabulary's spelling, custom ones trimmed and cut to
 * `customPerkLimit`; blanks and doubles go, order stays.
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

/** Whether the type offers perks (brand, source) or asks for them (press, paid media). */
export function offersPerks(type: UserType): boolean {
  return type === "brand" || type === "source";
}

/** What a type may choose from, the composer's list of the type first, then the rest it may offer or ask for. */
export function perksFor(type: UserType): Perk[] {
  const allowed = perks.filter((perk) =>
    (offersPerks(type) ? perk.offeredBy : perk.requestedBy).includes(type),
  );
  const first = firstOf[type].flatMap((id) => allowed.find((perk) => perk.id === id) ?? []);
  return [...first, ...allowed.filter((perk) => !first.includes(perk))];
}

/** Heading of the perks of a type's profile and pitches. */
export function perkLabelFor(type: UserType): string {
  return labels[type];
}

/** A comparable key: equal for the variants of one perk, and for equal custom names. */
export function perkKey(name: string): string {
  return resolvePerk(name)?.id ?? `own:${nameKey(name) || name.trim()}`;
}
