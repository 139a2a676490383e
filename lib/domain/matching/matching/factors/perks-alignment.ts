import type { PerksEvidence } from "../evidence";
import { type PerkSet, toPerkSet } from "../perk-set";
import { perksReason } from "../reasons";
import { type Factor, type ScoringProfile, toFactor } from "../scoring-profile";
import { sidesOf, type ViewerSide } from "../viewer-side";

/** A related perk is worth this much: a photo where a headshot was asked for. */
const RELATED = 0.7;

/** Returns the share of the wanted perks that is offered; a related perk counts 0.7. Null for an empty list. */
function fulfilled(wanted: PerkSet, offered: PerkSet): number | null {
  if (wanted.keys.length === 0 || offered.keys.length === 0) return null;
  let sum = 0;
  for (let at = 0; at < wanted.keys.length; at++) {
    if (offered.keys.includes(wanted.keys[at] ?? "")) sum += 1;
    else if (offered.families.includes(wanted.families[at] ?? "")) sum += RELATED;
  }
  return sum / wanted.keys.length;
}

/**
 * Measures how well what one wants meets what the other offers, 0..1, the same from both sides; the better direction
 * counts when both apply. A perk that both name, or one more offered, never lowers it. Null when no wish meets an
 * offer.
 */
export function measurePerks(
  side: Pick<ViewerSide, "offered" | "wanted">,
  offered: PerkSet,
  wanted: PerkSet,
): number | null {
  const given = fulfilled(wanted, side.offered);
  const received = fulfilled(side.wanted, offered);
  if (given === null || received === null) return given ?? received;
  return Math.max(given, received);
}

const isOneOf = (name: string, { keys }: PerkSet) => keys.includes(toPerkSet([name]).keys[0] ?? "");

/** Each perk stays once, under the first of its names. */
function distinct(names: readonly string[]): string[] {
  return names.filter((name, at) => !isOneOf(name, toPerkSet(names.slice(0, at))));
}

function findRelated(wanted: readonly string[], offered: readonly string[]) {
  const familyOf = (name: string) => toPerkSet([name]).families[0];
  return wanted.flatMap((name) => {
    const other = offered.find((offer) => familyOf(offer) === familyOf(name));
    return other === undefined ? [] : [{ wanted: name, offered: other }];
  });
}

export function sharedPerks(side: ViewerSide, candidate: ScoringProfile): string[] {
  const given = distinct(candidate.perksWanted).filter((name) => isOneOf(name, side.offered));
  return given.length > 0
    ? given
    : distinct(candidate.perksOffered).filter((name) => isOneOf(name, side.wanted));
}

export function perksEvidence(side: ViewerSide, candidate: ScoringProfile): PerksEvidence {
  const theirOffer = toPerkSet(candidate.perksOffered);
  const theirWish = toPerkSet(candidate.perksWanted);
  const value = measurePerks(side, theirOffer, theirWish);
  const viewerOffers = value === null || fulfilled(theirWish, side.offered) === value;
  const wanted = distinct(viewerOffers ? candidate.perksWanted : side.wanted.names);
  const offered = distinct(viewerOffers ? side.offered.names : candidate.perksOffered);
  const [wish, offer] = viewerOffers ? [theirWish, side.offered] : [side.wanted, theirOffer];
  // The tags use the names that the candidate gave them.
  const met = viewerOffers
    ? wanted.filter((name) => isOneOf(name, offer))
    : offered.filter((name) => isOneOf(name, wish));
  const missing = wanted.filter((name) => !isOneOf(name, offer));
  return { value, viewerOffers, wanted, offered, met, related: findRelated(missing, offered) };
}

export function perksAlignment(viewer: ScoringProfile, candidate: ScoringProfile): Factor {
  const [side] = sidesOf(viewer) as [ViewerSide];
  const evidence = perksEvidence(side, candidate);
  return toFactor(evidence.value, perksReason(evidence));
}
