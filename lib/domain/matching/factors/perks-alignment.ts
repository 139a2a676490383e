import { resolvePerk } from "@/lib/domain/perks/perks";
import { joinList, spellCount } from "@/lib/utils/fold-text";
import { type PerkSet, toPerkSet } from "../perk-set";
import { type Factor, type ScoringProfile, toFactor } from "../scoring-profile";
import { sidesOf, type ViewerSide } from "../viewer-side";

/** What a related perk is worth: a photo where a headshot was asked for. */
const RELATED = 0.7;

/** Share of what is wanted that is offered; a related perk counts 0.7. Null when one of the two lists is empty. */
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
 * How well what one wants meets what the other offers, 0..1, the same from both sides; the better direction counts
 * when both apply. A perk both name, or one more offered, never lowers it. Null when no wish meets an offer.
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

function phraseOf(name: string): string {
  return resolvePerk(name)?.phrase ?? name;
}

/** Perks of `wanted` that are offered as they are, by the name they are wanted under. */
function matching(wanted: readonly string[], offered: PerkSet): string[] {
  const seen = new Set<string>();
  return wanted.filter((name) => {
    const key = toPerkSet([name]).keys[0] ?? "";
    if (seen.has(key) || !offered.keys.includes(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Wanted perks the other side has, for tags. */
export function sharedPerks(side: ViewerSide, candidate: ScoringProfile): string[] {
  const given = matching(candidate.perksWanted, side.offered);
  return given.length > 0 ? given : matching(candidate.perksOffered, side.wanted);
}

function allOf(count: number): string {
  if (count === 1) return "it";
  return count === 2 ? "both" : `all ${spellCount(count)}`;
}

/** "Wants a Media Stay and photos; you offer both" */
export function explainPerks(side: ViewerSide, candidate: ScoringProfile): string {
  const offered = toPerkSet(candidate.perksOffered);
  const wanted = toPerkSet(candidate.perksWanted);
  const value = measurePerks(side, offered, wanted);
  if (value === null) return "Perks not known yet";
  const giving = fulfilled(wanted, side.offered) === value;
  if (!giving) {
    const met = matching(candidate.perksOffered, side.wanted);
    if (met.length > 0) return `Offers ${joinList(met.slice(0, 3).map(phraseOf))}, as you asked`;
    const start = `Offers ${joinList(candidate.perksOffered.slice(0, 2).map(phraseOf))}`;
    return value > 0 ? `${start}, close to what you asked for` : `${start}; you asked for others`;
  }
  const met = matching(candidate.perksWanted, side.offered);
  if (met.length > 0 && met.length === wanted.keys.length && met.length <= 3) {
    return `Wants ${joinList(met.map(phraseOf))}; you offer ${allOf(met.length)}`;
  }
  const asked = `Wants ${joinList(candidate.perksWanted.slice(0, 3).map(phraseOf))}`;
  if (met.length > 0)
    return `You offer ${joinList(met.slice(0, 2).map(phraseOf))} of ${spellCount(wanted.keys.length)} perks wanted`;
  return value > 0 ? `${asked}; you offer something close` : `${asked}; you offer others`;
}

/** Number and reason together, from profile to profile. */
export function perksAlignment(viewer: ScoringProfile, candidate: ScoringProfile): Factor {
  const [side] = sidesOf(viewer) as [ViewerSide];
  return toFactor(
    measurePerks(side, toPerkSet(candidate.perksOffered), toPerkSet(candidate.perksWanted)),
    explainPerks(side, candidate),
  );
}
