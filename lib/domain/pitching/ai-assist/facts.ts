import { foldText } from "@/lib/utils/fold-text";
import { calendarKey, normalizeText, scaleOf, statedNumbers } from "./number-facts";

/**
 * These functions find what a text states that can be checked by program: figures, dates and times, names, addresses. A
 * name is a word in capitals, or in scripts without capitals any word that is no grammar. The check is strict: where it
 * cannot tell, a word that the source does not have counts as invented.
 */

/** These words begin sentences and name nothing, in the languages that most pitches are written in. */
const OPENERS = new Set(
  foldText(
    `a about after all also although an and another any are as at because before both but by can did do does during each
    even every everyone few first for from has have he her here his how however i if in instead into is it its just last
    many may more most much my new next no not nothing now of on once one only or other our out over people read she since
    so some such that the their then there these they this those though through to today together under until up was we
    were what when where which while who why will with without yet you your
    aber alle als am an auch auf aus bei da damit das dass dem den denn der des die dies diese dieser doch durch ein eine
    einem einen einer er es für gegen hat heute hier ihr im in ist ja jetzt kein mehr mit nach nicht noch nun nur ob oder
    ohne seit sie sind so und uns unser vom von vor war warum was weil wenn wer wie wir wird wo zu zum zur
    au aux avec ce cela ces cet cette chez comme dans de depuis des donc du elle elles en entre est et il ils je la le les
    leur leurs mais même ne nos notre nous on or ou où par pas plus pour pourquoi quand que qui sa sans se ses si son sous
    sur tous tout toute un une vous
    al aunque cada como con cuando de del desde donde el ella ellos en entre era es esta este esto hay hasta la las lo los
    más mientras no nuestra nuestro o para pero por porque que quien se según si sin sobre son su sus también todo un una y
    ya a ai al alla anche che chi ci come con cosa da dal dalla dei del della delle di dopo dove e ed essere fino gli ha i
    il in la le lo ma mentre nel nella noi non nostra nostro o ogni per perché più quando questa questo se senza si sono su
    sul tra tutti un una uno ao aos as até com como da das de depois do dos e ela ele em então entre essa esse esta este eu
    foi isso já mais mas na nas no nos nossa nosso não o os ou para pela pelo por porque quando que quem se sem ser seu sob
    sua são também todo um uma aan al als ben bij daar dan dat de deze die dit door een en er geen haar heeft het hier hij
    hoe in is kan maar meer met na naar niet nog nu of om omdat onder ons onze ook op over te tot uit van veel voor waar
    waarom want wat we wel wie wij worden ze zij zijn zo zonder att av de den det detta efter en ett från för genom har hur
    här i inte ja kan man med men när nu och om på samma sedan ska som till under upp ut var varför vi vid är
    ale bo być co czy dla do gdy gdzie i jak jest już kto ma na nie o od po pod przez przy się są tak tam ten to tylko w z
    za że в во для до его ее если за и из или их к как когда на не но о он она они от по после при с так также то у что это`,
  ).split(/\s+/u),
);

/** These Chinese and Japanese characters are grammar. */
const HAN_GRAMMAR = new Set(
  "的了在是和与與及也都不有将將已为為中上下个個对對从從到把被让讓而并並或这這那其之以于於等更最很再还還就者化性的",
);
const HANGUL_ENDINGS =
  /^(?:은|는|이|가|을|를|에|의|로|와|과|도|만|에서|에게|까지|부터|으로|처럼|보다|이다|입니다|합니다|했다|한다|하는|하고|했습니다|됩니다|되는|된|할|한|해|하여|하며|들|들이|들은|들의)$/u;
const SEMITIC_PREFIX = /^(?:وال|بال|فال|كال|لل|ال|و|ف|ب|ل|ك|[הובלמשכ])/u;

const ADDRESS =
  /(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|[@#][\p{L}\p{N}_]+|[\p{L}\p{N}-]+\.[a-z]{2,}(?![\p{L}])/giu;
const WORD = /\p{L}[\p{L}\p{M}\p{N}]*/gu;
const HAS_CAPITAL = /\p{Lu}|\p{Lt}/u;
const STEM = 5;
const ENDING = 4;

type Word = { text: string; folded: string; isCapital: boolean; opens: boolean; joins: boolean };

/** These are words of cased scripts. `opens`: it begins a sentence; `joins`: nothing but a space is before it. */
function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(WORD)].map((match) => {
    const [word] = match;
    const between = text.slice(end, match.index);
    const opens = end === 0 || /[.!?:…"“„«»()[\]\n–—]/u.test(between);
    const joins = end > 0 && /^[ &'’-]+$/u.test(between);
    end = (match.index ?? 0) + word.length;
    return { text: word, folded: foldText(word), isCapital: HAS_CAPITAL.test(word), opens, joins };
  });
}

export type Source = {
  text: string;
  lower: string;
  numbers: Set<string>;
  folded: Set<string>;
  lowerCase: string[];
  /** Words in capitals that begin no sentence. */
  names: Set<string>;
  /** All words in their order, to find names of several words. */
  sequence: string;
};

/** Reads what a pitch and its sender's profile state, to compare with. `texts` are their fields. */
export function readSource(texts: readonly string[]): Source {
  const fields = texts.map(normalizeText);
  const words = fields.map(wordsOf);
  const all = words.flat();
  return {
    text: fields.join("\n"),
    lower: fields.join("\n").toLowerCase(),
    numbers: new Set(fields.flatMap(statedNumbers).map(({ key }) => key)),
    folded: new Set(all.map(({ folded }) => folded)),
    lowerCase: all.filter(({ isCapital }) => !isCapital).map(({ folded }) => folded),
    names: new Set(all.filter(({ isCapital, opens }) => isCapital && !opens).map(({ folded }) => folded)),
    sequence: ` ${words.map((one) => one.map(({ folded }) => folded).join(" ")).join(" | ")} `,
  };
}

/** Returns what a text states and its source does not, in the text's own words. */
export function inventedFacts(text: string, source: Source): string[] {
  const normalized = normalizeText(text);
  const numbers = statedNumbers(normalized).filter(({ key }) => !source.numbers.has(key));
  const addresses = normalized.match(ADDRESS) ?? [];
  return [
    ...numbers.map((number) => number.text),
    ...addresses.filter(
      (address) => !source.lower.includes(address.toLowerCase().replace(/[.,;:!?]+$/u, "")),
    ),
    ...inventedNames(wordsOf(normalized), source),
    ...inventedRuns(normalized, source),
  ];
}

/** Each word of a name in capitals must be known, and a name of several must be together in the source. */
function inventedNames(words: readonly Word[], source: Source): string[] {
  const invented = words
    .filter((word) => word.isCapital && !isKnownCapital(word, source))
    .map(({ text }) => text);
  if (invented.length > 0) return invented;
  return namesOf(words, source).flatMap((name) =>
    isKnownName(name, source) ? [] : [name.map(({ text }) => text).join(" ")],
  );
}

function isKnownCapital(word: Word, source: Source): boolean {
  const { folded, opens, text } = word;
  if (source.folded.has(folded) || calendarKey(text) || scaleOf(text)) return true;
  if (folded.endsWith("s") && source.folded.has(folded.slice(0, -1))) return true;
  if (opens && OPENERS.has(folded)) return true;
  // "Opening" is another form of the source's "opens": a word that is no name.
  return source.lowerCase.some((sourceWord) => sharesStem(sourceWord, folded));
}

function sharesStem(sourceWord: string, word: string): boolean {
  if (sourceWord.length < STEM || word.length < STEM) return false;
  let shared = 0;
  while (shared < sourceWord.length && sourceWord[shared] === word[shared]) shared++;
  return shared >= STEM && sourceWord.length - shared <= ENDING && word.length - shared <= ENDING;
}

/** Finds runs of words in capitals, without a word that only begins its sentence. */
function namesOf(words: readonly Word[], source: Source): Word[][] {
  const onlyOpens = ({ opens, folded }: Word) => opens && OPENERS.has(folded) && !source.names.has(folded);
  const names: Word[][] = [];
  let name: Word[] = [];
  for (const word of words) {
    const continues = word.isCapital && name.length > 0 && word.joins;
    if (!continues && name.length > 0) names.push(name.splice(0));
    if (word.isCapital && !onlyOpens(word)) name = [...name, word];
  }
  if (name.length > 0) names.push(name);
  return names.filter(({ length }) => length > 1);
}

/** A known name can be cut into parts of the source: two words or more together, or one that is no name. */
function isKnownName(name: readonly Word[], source: Source): boolean {
  const reachable = [true];
  for (let end = 1; end <= name.length; end++) {
    reachable[end] = name.some((_, start) => {
      if (start >= end || !reachable[start]) return false;
      const part = name.slice(start, end).map(({ folded }) => folded);
      if (part.length > 1) return source.sequence.includes(` ${part.join(" ")} `);
      return name.length === 1 || standsAlone(part[0] ?? "", source);
    });
  }
  return reachable[name.length] ?? false;
}

/** The source has the word in lower case, or as a name of one word. */
function standsAlone(folded: string, source: Source): boolean {
  if (source.lowerCase.includes(folded) || calendarKey(folded)) return true;
  return namesAlone(source).has(folded);
}

const aloneIn = new WeakMap<Source, Set<string>>();
function namesAlone(source: Source): Set<string> {
  const cached = aloneIn.get(source);
  if (cached) return cached;
  const words = wordsOf(source.text);
  const alone = words.filter((word, at) => {
    const previous = words[at - 1];
    const next = words[at + 1];
    const partOfName = (word.joins && previous?.isCapital) || (next?.joins && next.isCapital);
    return word.isCapital && !partOfName;
  });
  const names = new Set(alone.map(({ folded }) => folded));
  aloneIn.set(source, names);
  return names;
}

/** Finds words of scripts without capitals that the source does not have. */
function inventedRuns(text: string, source: Source): string[] {
  const words = text.replace(/(?<=\d ?)[年月日時时分년월일]/gu, " ");
  const caseless = words.match(/[\p{Lo}\p{M}ー々]+/gu)?.filter((run) => /\p{Lo}/u.test(run)) ?? [];
  return caseless.flatMap((run) => runsByScript(run)).filter((run) => !isKnownRun(run, source.text));
}

const SCRIPTS =
  /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|\p{Script=Hangul}+|[\p{Script=Arabic}\p{M}]+|[\p{Script=Hebrew}\p{M}]+|[\p{Lo}\p{M}]+/gu;
const runsByScript = (run: string): string[] => run.match(SCRIPTS) ?? [];

function isKnownRun(run: string, source: string): boolean {
  if (/^\p{Script=Hiragana}/u.test(run) || source.includes(run)) return true;
  if (/^[\p{Script=Han}々]/u.test(run)) return isKnownHan(run, source);
  if (/^[\p{Script=Katakana}ー]/u.test(run)) return false;
  if (/^\p{Script=Hangul}/u.test(run)) {
    for (let length = run.length - 1; length >= 1; length--) {
      if (source.includes(run.slice(0, length))) return HANGUL_ENDINGS.test(run.slice(length));
    }
    return HANGUL_ENDINGS.test(run);
  }
  if (/^[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(run)) {
    const bare = run.replace(SEMITIC_PREFIX, "");
    return [...run].length <= 2 || (bare.length > 2 && source.includes(bare));
  }
  const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
  return [...segmenter.segment(run)].every(
    ({ segment }) => [...segment].length <= 2 || source.includes(segment),
  );
}

const HAN_NUMBER = /[〇零一二三四五六七八九十百千万萬億亿兆两兩]{2,}/gu;

/**
 * A run of Chinese characters is known when it is made of parts of the source and of grammar. Its numbers must be in
 * the source as a whole.
 */
function isKnownHan(run: string, source: string): boolean {
  if (run.match(HAN_NUMBER)?.some((number) => !source.includes(number))) return false;
  const signs = [...run];
  return signs.every((sign, at) => {
    if (HAN_GRAMMAR.has(sign)) return true;
    const pairs = [`${signs[at - 1] ?? ""}${sign}`, `${sign}${signs[at + 1] ?? ""}`];
    return pairs.some((pair) => [...pair].length === 2 && source.includes(pair));
  });
}
