import { joinList } from "@/lib/utils/fold-text";
import { quoted } from "@/lib/utils/quoted";
import { fiveWs, pitchFields } from "../pitches/pitch-text";
import { type DateFound, daysFrom } from "./dates";
import { unseenShare } from "./letter-pairs";
import { distinct, type Group, type Match, weigh } from "./matcher";
import { allOf, matchesOf, type Reading } from "./reading";

/** A gate is a reason why a pitch may not be called newsworthy, and the share of its factors' mean that is left. */
export interface Gate {
  key: string;
  /** 0..0.7, so that nothing behind a gate is above the line. */
  share: number;
  reason: string;
  /** The words found, as they are in the pitch. */
  quotes: string[];
}

export const quote = (words: readonly string[], most = 3): string =>
  joinList(words.slice(0, most).map((word) => quoted(word)));

/** Interpolates linearly from (x0, y0) to (x1, y1), constant outside. */
export function interpolate(x: number, [x0, y0]: [number, number], [x1, y1]: [number, number]): number {
  if (x <= x0) return y0;
  if (x >= x1) return y1;
  return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
}

/** News is something that happens to others: each event and each person or group found counts once. */
export function newsEvidence(reading: Reading): Match[] {
  return distinct([...matchesOf(reading, "events"), ...matchesOf(reading, "subjects")]);
}

/** Each kind of pitch that is no news has a name, and the groups of signs that show it. */
const kinds: readonly { key: string; groups: Group[]; says: string }[] = [
  { key: "investment", groups: ["staking", "selling"], says: "an offer to invest" },
  { key: "gambling", groups: ["gambling", "selling"], says: "an advertisement for betting" },
  { key: "remedy", groups: ["remedies", "selling"], says: "an advertisement for a remedy" },
  { key: "recruiting", groups: ["recruiting", "selling"], says: "an offer to earn by recruiting" },
  { key: "application", groups: ["applying"], says: "somebody who offers themselves" },
  { key: "links", groups: ["linkOffers", "selling"], says: "an offer of links or articles" },
  { key: "fortune", groups: ["fortune", "selling"], says: "a horoscope" },
  { key: "offer", groups: ["selling"], says: "an offer to buyers" },
  { key: "advice", groups: ["advice"], says: "advice that holds in any year" },
  { key: "manual", groups: ["manual"], says: "instructions for a product" },
  { key: "legal", groups: ["legal"], says: "terms and conditions" },
  { key: "personal", groups: ["personal"], says: "a diary or an opinion" },
  { key: "corporate", groups: ["corporate", "plain"], says: "an announcement about itself" },
  { key: "award", groups: ["awards", "praise"], says: "praise for a prize" },
  { key: "praise", groups: ["praise", "corporate"], says: "praise of itself" },
];

/** A pitch is refused when its signs weigh more than this above half of the news evidence. */
const TOLERATED = 2;

/** The signs count, less half of the evidence for news: a story about an offer has both, an offer has one. */
function kindGate(reading: Reading): Gate | null {
  const forNews = newsEvidence(reading).length;
  const weighed = kinds.map((kind) => {
    const [own, also] = kind.groups.map((group) => distinct(matchesOf(reading, group)));
    const signs = [...(own ?? []), ...(also ?? [])];
    const ownWeight = weigh(own ?? []);
    // Signs that other kinds share count no more than the kind's own.
    const weight = kind.groups.length === 1 ? ownWeight : ownWeight + Math.min(weigh(also ?? []), ownWeight);
    return { kind, signs, weight, strength: weight - forNews / 2 };
  });
  const strongest = weighed.reduce((best, one) => (one.strength > best.strength ? one : best));
  if (strongest.strength <= TOLERATED || strongest.signs.length < 2) return null;
  const shown = [...strongest.signs].sort((a, b) => b.weight - a.weight).map((sign) => sign.text);
  const quotes = [...new Set(shown)].slice(0, 3);
  return {
    key: strongest.kind.key,
    share: interpolate(strongest.strength, [TOLERATED, 0.7], [TOLERATED + 5, 0.2]),
    reason: `It reads like ${strongest.kind.says}: ${quote(quotes)}`,
    quotes,
  };
}

function fillerGate(reading: Reading): Gate | null {
  const signs = distinct(matchesOf(reading, "filler"));
  const latin = allOf(reading, ({ text }) => text.match(DUMMY) ?? []);
  const weight = weigh(signs) + 2 * new Set(latin).size;
  if (weight < 4) return null;
  const quotes = [...new Set([...latin, ...signs.map((sign) => sign.text)])].slice(0, 3);
  return { key: "filler", share: 0.2, reason: `Placeholder text stands in it: ${quote(quotes)}`, quotes };
}

/** Text of printers, which is of no language. */
export const DUMMY = /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur\b/giu;

/** In the ten languages: that there is no story or no news in it. What goes on is another sentence ("no news to farmers"). */
const DENIAL =
  /\bthis (?:is not|isn(?:'|’)t) (?:a story|news)(?=\s*(?:[.!;]|$))|\b(?:hier )?gibt es (?:hier )?keine (?:geschichte|nachricht|neuigkeit)|\bdas ist keine (?:geschichte|nachricht)(?=\s*(?:[.!;]|$))|il n(?:'|’)y a (?:pas d(?:'|’)|aucune )(?:histoire|information|actualité) ici|ce n(?:'|’)est pas une (?:information|actualité)(?=\s*(?:[.!;]|$))|\b(?:there(?:'s|’s| is| was) no (?:story|news)|no story here|keine (?:geschichte|nachricht) hier|aucune nouvelle ici|no hay noticia|nessuna notizia|não há notícia|geen (?:verhaal|nieuws) hier|nie ma tu wiadomości)\b|ニュースはありません|没有新闻|沒有新聞/iu;

function denialGate(reading: Reading): Gate | null {
  const [denial] = allOf(reading, ({ text }) => text.match(DENIAL) ?? []);
  return denial
    ? {
        key: "denied",
        share: 0.2,
        reason: `It says itself that it is none: ${quote([denial])}`,
        quotes: [denial],
      }
    : null;
}

/** Names from elsewhere have some letter pairs that the language does not have; random keys are full of them. */
function gibberishGate(reading: Reading): Gate | null {
  const share = unseenShare(
    pitchFields.map((field) => reading.fields[field].text).join(" "),
    reading.language,
  );
  if (share === null || share < 0.2) return null;
  return {
    key: "gibberish",
    share: interpolate(share, [0.2, 0.5], [0.35, 0.1]),
    reason: `${Math.round(share * 100)}% of its letter pairs are none of the language`,
    quotes: [],
  };
}

const shingles = (text: string, size: number): string[] => {
  const plain = [...text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "")];
  return plain.length < size
    ? []
    : Array.from({ length: plain.length - size + 1 }, (_, at) => plain.slice(at, at + size).join(""));
};

/** Returns how much of the five answers repeats another field, 0..1. */
export function repeatedShare(reading: Reading): number {
  const size = isOfCharacters(reading) ? 3 : 7;
  const pieces = new Map(
    pitchFields.map((field) => [field, new Set(shingles(reading.fields[field].text, size))]),
  );
  let repeated = 0;
  let total = 0;
  for (const field of fiveWs) {
    const own = pieces.get(field) ?? new Set();
    for (const piece of own) {
      total++;
      if (pitchFields.some((other) => other !== field && pieces.get(other)?.has(piece))) repeated++;
    }
  }
  return total === 0 ? 0 : repeated / total;
}

function repetitionGate(reading: Reading): Gate | null {
  const share = repeatedShare(reading);
  if (share < 0.5) return null;
  return {
    key: "repeated",
    share: interpolate(share, [0.5, 0.6], [0.75, 0.2]),
    reason: `${Math.round(share * 100)}% of its answers repeat another field`,
    quotes: [],
  };
}

/** Returns the dates that place the story: those of When, else the days and months of the whole pitch. */
export function placingDates(reading: Reading): DateFound[] {
  const exact = (dates: readonly DateFound[]) =>
    dates.filter(({ day, precision }) => day !== null && precision !== "year");
  const inWhen = exact(reading.fields.when.dates);
  if (inWhen.length > 0) return inWhen;
  const inStory = exact(allOf(reading, ({ dates }) => dates));
  return inStory.length > 0 ? inStory : reading.fields.when.dates.filter(({ day }) => day !== null);
}

const latest = (dates: readonly DateFound[]) =>
  dates.reduce<DateFound | null>(
    (best, one) => (best?.day && one.day && one.day <= best.day ? best : one),
    null,
  );

/** After these days a story is no longer new, and long past. */
const STALE = 150;
const LONG_PAST = 365;

function pastGate(reading: Reading): Gate | null {
  const last = latest(placingDates(reading));
  if (!last?.day) return null;
  const past = -daysFrom(reading.now, last.day);
  if (past < STALE) return null;
  // A year without a day is over only when the whole of it is.
  if (last.precision === "year" && past < LONG_PAST + 183) return null;
  const ago = past >= LONG_PAST ? "more than a year ago" : `${Math.round(past / 30)} months ago`;
  return {
    key: "past",
    share: interpolate(past, [STALE, 0.7], [LONG_PAST, 0.4]),
    reason: `Its last date, ${quoted(last.text)}, was ${ago}`,
    quotes: [last.text],
  };
}

function undatedGate(reading: Reading): Gate | null {
  const dates = allOf(reading, ({ dates: found }) => found).filter(({ precision }) => precision !== "year");
  const [always] = reading.fields.when.matches.evergreen;
  const exact = dates.some(({ day }) => day !== null);
  if (always && !exact)
    return {
      key: "evergreen",
      share: 0.5,
      reason: `It holds at any time: ${quoted(always.text)} stands in When`,
      quotes: [always.text],
    };
  if (dates.length > 0) return null;
  return { key: "undated", share: 0.6, reason: "No day or month is found in it", quotes: [] };
}

/** Below two events or people found, three in a long text, the model cannot tell that anything happened. */
function thinGate(reading: Reading): Gate | null {
  const evidence = newsEvidence(reading);
  const length = allOf(reading, ({ text }) => [text.length]).reduce((sum, one) => sum + one, 0);
  const enough = length * (isOfCharacters(reading) ? 3 : 1) > LONG ? 3 : 2;
  if (evidence.length >= enough) return null;
  const quotes = evidence.map(({ text }) => text);
  const shown = quotes.length > 0 ? `, only ${quote(quotes)}` : "";
  return {
    key: "thin",
    share: interpolate(evidence.length, [0, 0.45], [enough, 0.7]),
    reason: `Little is found that happened, or that concerns others${shown}`,
    quotes,
  };
}

/** From so many characters on a third is asked for; a character of Japanese or Chinese says as much as three. */
const LONG = 700;

const isOfCharacters = ({ language }: Reading) => language === "ja" || language === "zh";

const gates = [
  denialGate,
  fillerGate,
  gibberishGate,
  repetitionGate,
  pastGate,
  undatedGate,
  kindGate,
  thinGate,
];

/** Returns the gates that a pitch does not pass, the narrowest first. */
export const closedGates = (reading: Reading): Gate[] =>
  gates.flatMap((gate) => gate(reading) ?? []).sort((a, b) => a.share - b.share);
