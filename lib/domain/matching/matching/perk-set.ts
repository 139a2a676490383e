import { perkKey, resolvePerk } from "@/lib/domain/vocabulary/perks/perks";

/**
 * Perks are made comparable here: variants of one perk share a key, related perks a family. These are arrays, because
 * sets cost more to build.
 */
export interface PerkSet {
  keys: readonly string[];
  /** The family of each key. */
  families: readonly string[];
  /** The name under which each key came first. */
  names: readonly string[];
}

const cache = new Map<string, { key: string; family: string }>();

function entryOf(name: string): { key: string; family: string } {
  const cached = cache.get(name);
  if (cached) return cached;
  const key = perkKey(name);
  const perk = resolvePerk(name);
  const entry = { key, family: perk?.family ?? key };
  // Only the vocabulary's spellings are cached, because there may be any number of custom perks.
  if (perk) cache.set(name, entry);
  return entry;
}

const empty: PerkSet = { keys: [], families: [], names: [] };

/** Reads perk names of a profile or pitch; duplicates count once. */
export function toPerkSet(names: readonly string[]): PerkSet {
  if (names.length === 0) return empty;
  const keys: string[] = [];
  const families: string[] = [];
  const given: string[] = [];
  for (const name of names) {
    const { key, family } = entryOf(name);
    if (keys.includes(key)) continue;
    keys.push(key);
    families.push(family);
    given.push(name);
  }
  return { keys, families, names: given };
}
