import { foldText } from "@/lib/utils/fold-text";
import { commonOf } from "./language";
import type { LanguageCode } from "./languages";
import type { Span } from "./matcher";

const inCharacters = (language: LanguageCode) => language === "ja" || language === "zh";

function spans(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((found) => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }));
}

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/**
 * Finds figures in digits that are neither dates nor times of the clock, from left to right: "41%", "3,812", "€ 4,1 Mio",
 * "2,870人".
 */
export function findFigures(text: string, dates: readonly Span[]): Span[] {
  const times = spans(text, /(?<!\p{N})\d{1,2}[:：]\d{2}(?!\p{N})/gu);
  return spans(text, /(?<![\p{Lu}\p{Ll}\p{N}.,])\d+(?:[., {2}’']\d+)*(?:\s?%|％)?/gu).filter(
    (figure) => ![...dates, ...times].some((other) => overlaps(figure, other)),
  );
}

/** A name is two or more capitals in a row, with the small words that occur inside names. */
const NAME =
  /\p{Lu}[\p{L}\p{M}’'-]*\.?(?:\s+(?:(?:de|da|do|dos|das|del|della|di|du|la|le|van|von|den|der|ten|ter|te|zu|of|the|y|e|el|al|bin|ibn|d[’'])\s+){0,2}\p{Lu}[\p{L}\p{M}’'-]*\.?)+/gu;

/** These names have a post or a form of address beside them; words in quotes name houses, works and brands. */
const JAPANESE_NAME =
  /[\p{Script=Han}\p{Script=Katakana}ー・]{2,12}(?=さん|氏|先生|教授|議員|町長|市長|村長)|(?<=(?:長|代表|教授|研究員|医師|弁護士|教諭|漁師|農家|職人|理事|局長)(?:[・の、]|\s))[\p{Script=Han}\p{Script=Katakana}ー]{2,8}|[\p{Script=Katakana}ー]{2,}(?:・[\p{Script=Katakana}ー]+)+|(?<=「)[^」]{2,20}(?=」)/gu;
const CHINESE_NAME =
  /(?<=(?:镇长|县长|市长|村长|书记|主任|教授|研究员|研究員|老师|老師|医生|醫師|律师|律師|馆长|館長|会长|會長|组长|代表|班主|主演|创始人|发起人|秘书|秘書|师傅|教师|总监|校长|校長|院长))[\p{Script=Han}]{2,4}|[\p{Script=Han}]{2,3}(?=说|說|表示|认为|認為|介绍|介紹)|(?<=“)[^”]{2,16}(?=”)|(?<=「)[^」]{2,16}(?=」)/gu;

/** A small word that begins a sentence has its capital from there, and begins no name: "In Oslo". "Will" is both. */
function withoutFirstWord(name: Span, text: string, language: LanguageCode): Span {
  const [first = "", ...rest] = name.text.split(/\s+/u);
  const begins = /(?:^|[.!?:;\n]\s*|[“"„«]\s*)$/u.test(text.slice(0, name.start));
  if (!begins || first === "Will" || !commonOf(language).has(foldText(first))) return name;
  const start = name.end - rest.join(" ").length;
  return { text: text.slice(start, name.end), start, end: name.end };
}

/** Finds names of people, groups and works, by capitals or by what is beside them; each once. */
export function findNames(text: string, language: LanguageCode): Span[] {
  const pattern = language === "ja" ? JAPANESE_NAME : language === "zh" ? CHINESE_NAME : NAME;
  const seen = new Set<string>();
  return spans(text, pattern)
    .map((name) => (pattern === NAME ? withoutFirstWord(name, text, language) : name))
    .filter((name) => pattern !== NAME || /\s/u.test(name.text))
    .filter(
      // A line in capitals names nothing.
      (name) => name.text !== name.text.toUpperCase() || pattern !== NAME,
    )
    .filter((name) => !seen.has(name.text) && seen.add(name.text));
}

const CHARACTER_PLACE =
  /[\p{Script=Han}\p{Script=Katakana}ー]{1,8}(?:都|道|府|県|省|市|县|縣|区|區|州|町|镇|鎮|乡|鄉|村|島|岛|郡|港|湾|沟|巷|路|地区|草原|山|川|河|湖)/gu;
const HAN_PLACE = /[\p{Script=Han}]{2,}/gu;
const CAPITAL_PLACE =
  /\p{Lu}[\p{L}\p{M}’'-]*(?:[\s-]+(?:(?:de|da|do|del|di|du|la|le|sur|am|an|aan|op|on|upon|of|the|van|von|nad|d[’'])[\s-]+){0,2}\p{Lu}[\p{L}\p{M}’'-]*)*/gu;
/** These words announce a place; elsewhere a capital may be anything. */
const AFTER_IN =
  /(?<=(?:^|[\s(])(?:in|im|at|near|à|a|en|em|no|na|nos|nas|bei|te|w|we|nad|ad|di|de|à)\s)\p{Lu}[\p{L}\p{M}’'-]*(?:[\s-]+\p{Lu}[\p{L}\p{M}’'-]*)*/gu;

/** A possible place, and the folded names under which the gazetteer would have it. */
export interface Place extends Span {
  names: string[];
  /** The name's form says that it is a place; otherwise only the gazetteer can. */
  hasForm: boolean;
  isKnown: boolean;
}

const PLACE_ENDING = /[都道府県省市县縣区區州町镇鎮乡鄉村島岛郡港湾]$/u;
const PIECES = /[^都道府県省市县縣区區州町镇鎮乡鄉村島岛郡]+[都道府県省市县縣区區州町镇鎮乡鄉村島岛郡]?/gu;

/** "静岡県岩科町" is also looked up by its parts, with and without their endings; "Stadt Salzburg" also by its words. */
function namesOf(text: string, language: LanguageCode): string[] {
  const pieces = inCharacters(language) ? (text.match(PIECES) ?? []) : text.split(/\s+/u);
  const names = [text, ...pieces, ...pieces.map((piece) => piece.replace(PLACE_ENDING, ""))];
  const shortest = inCharacters(language) ? 2 : 4;
  return [
    ...new Set(
      names.filter((name) => name === text || name.length >= shortest).map((name) => foldText(name)),
    ),
  ];
}

/**
 * By form these are places: all capitals in Where, those after "in" elsewhere; in Japanese and Chinese the last
 * character tells.
 */
function findByForm(text: string, language: LanguageCode, isWhere: boolean): Span[] {
  if (inCharacters(language)) {
    const named = spans(text, CHARACTER_PLACE);
    return named.length > 0 || !isWhere ? named : spans(text, HAN_PLACE);
  }
  const places = spans(text, isWhere ? CAPITAL_PLACE : AFTER_IN);
  // A first word may have its capital only because it begins the text: "Six sites in Norway".
  return places.length > 1 && places[0]?.start === 0 && /^\s+\p{Ll}/u.test(text.slice(places[0].end))
    ? places.slice(1)
    : places;
}

/** Where may be answered in small letters: "rjukan, norway". */
const SMALL_PLACE = /(?<=^|[,;/(]\s?)\p{Ll}[\p{L}\p{M}’'-]{3,}(?:\s[\p{L}\p{M}’'-]+){0,2}(?=$|[,;/).])/gu;

/** A place shows by its form, or in Where because it is an answer by itself. */
export function findPlaces(text: string, language: LanguageCode, isWhere: boolean): Place[] {
  const byForm = findByForm(text, language, isWhere);
  const small = isWhere
    ? spans(text, SMALL_PLACE).filter((one) => !byForm.some((other) => overlaps(one, other)))
    : [];
  const toPlace = (span: Span, hasForm: boolean): Place => ({
    ...span,
    names: hasForm ? namesOf(span.text, language) : [foldText(span.text)],
    hasForm,
    isKnown: false,
  });
  return [...byForm.map((span) => toPlace(span, true)), ...small.map((span) => toPlace(span, false))];
}
