import { isEmail } from "@/lib/utils/is-email";

/**
 * What may be an address of a site or of mail; `linkOf` decides. Signs of no address end it: quotes, and the stops and
 * commas of Arabic, Devanagari and East Asian scripts, after which a text goes on without a space. So does East Asian
 * text before an address of mail.
 */
const CANDIDATE =
  /((?:https?:\/\/|www\.)[^\s<>"«»“”„‹›、。，！？；：،؛؟।॥]+|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])[^\s<>"@:;,()[\]«»“”„‹›、。，！？；：،؛؟।॥（）「」])+@[^\s<>"@:;,()[\]«»“”„‹›、。，！？；：،؛؟।॥（）「」]+)/giu;
const ENDING = /[.,;:!?'…’‘]$/;
const CLOSES: Record<string, string> = {
  ...{ ")": "(", "]": "[", "}": "{" },
  ...{ "）": "（", "］": "［", "」": "「", "』": "『", "】": "【", "》": "《", "〉": "〈" },
};

/** A closing bracket of East Asian text that nothing in it opened ends an address, whatever comes after. */
function beforeForeignClose(candidate: string): string {
  for (const { 0: sign, index } of candidate.matchAll(/[）］」』】》〉]/g)) {
    const before = candidate.slice(0, index);
    if (before.split(CLOSES[sign] ?? "").length <= before.split(sign).length) return before;
  }
  return candidate;
}

/** A text may follow a host without a space: "example.comをご覧". A host of that script goes on to a dot of its own. */
function beforeOtherScript(candidate: string): string {
  const [start = ""] = /^(?:https?:\/\/|[^@/]*@)?(?:www\.)?/i.exec(candidate) ?? [];
  const [, host = ""] =
    /^([\x21-\x7e]+\.[a-z]{2,})[^\x21-\x7e][^./?#]*$/i.exec(candidate.slice(start.length)) ?? [];
  return host && !host.includes("/") ? start + host : candidate;
}

/** Returns the part of a candidate that is the address: a sentence's end is none of it, nor a bracket that it did not open. */
function addressIn(candidate: string): string {
  let address = beforeOtherScript(beforeForeignClose(candidate));
  for (;;) {
    const last = address.at(-1) ?? "";
    const opener = CLOSES[last];
    const isForeign = opener !== undefined && address.split(opener).length < address.split(last).length;
    if (!isForeign && !ENDING.test(address)) return address;
    address = address.slice(0, -1);
  }
}

/** Returns where an address leads; null where it is none. */
function linkOf(address: string): string | null {
  if (/^https?:\/\/[^/\s]/i.test(address)) return address;
  if (/^www\.[^.\s]+\.\S/i.test(address)) return `https://${address}`;
  return isEmail(address.toLowerCase()) ? `mailto:${address}` : null;
}

type TextPart = { text: string; href: string | null };

/** Parts a text into addresses, each with where it leads, and what stands between them. */
export function partsOf(text: string): TextPart[] {
  return text.split(CANDIDATE).flatMap((part, index): TextPart[] => {
    const address = index % 2 === 1 ? addressIn(part) : "";
    const href = linkOf(address);
    if (!href) return [{ text: part, href: null }];
    return [
      { text: address, href },
      { text: part.slice(address.length), href: null },
    ];
  });
}

/** Returns the first address of a site in a text; null where there is none. */
export const firstSite = (text: string): string | null =>
  partsOf(text).find(({ href }) => href?.startsWith("http"))?.href ?? null;
