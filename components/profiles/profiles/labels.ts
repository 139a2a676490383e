import type { PressContactView } from "@/lib/domain/profiles/profiles/fields/newsroom";

/** Writes "Answers most pitches within a day", from the median hours to an answer; null while it is not known. */
export function answersWithin(hours: number | null): string | null {
  if (hours === null) return null;
  if (hours <= 1) return "Answers most pitches within an hour";
  if (hours <= 12) return `Answers most pitches within ${Math.ceil(hours)} hours`;
  const days = Math.ceil(hours / 24);
  return days === 1 ? "Answers most pitches within a day" : `Answers most pitches within ${days} days`;
}

/** Writes "Answers in 3 hours", from the median hours to an answer; null while it is not known. */
export function answersIn(hours: number | null): string | null {
  if (hours === null) return null;
  if (hours <= 1) return "Answers in an hour";
  if (hours <= 36) return `Answers in ${Math.ceil(hours)} hours`;
  return `Answers in ${Math.ceil(hours / 24)} days`;
}

/**
 * Turns "2 to 4 hours" into "Usually answers in 2 to 4 hours"; a sentence of the creator's own stays. Null where they
 * say nothing.
 */
function statedAnswer(text: string | undefined): string | null {
  if (!text) return null;
  if (/^(within|in)\b/i.test(text)) return `Usually answers ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return /^(\d|an?\b|one\b|two\b|three\b|about\b|under\b|less\b|<)/i.test(text)
    ? `Usually answers in ${text}`
    : text;
}

type Answering = { responseHours: number | null; availability: { responseTime?: string } };

/** The measured answer time comes before the stated one, so that every part of a page says the same. */
export const answersOf = ({ responseHours, availability }: Answering): string | null =>
  answersWithin(responseHours) ?? statedAnswer(availability.responseTime);

export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

/** Writes a web address as people read it: "hollowpine.example/press". */
export const shortAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");

/** Pictures of other sites are never loaded: the reader's address is none of their business. */
export const ownPicture = (image: string | null) => (image?.startsWith("/") ? image : null);

/** A link may lead to the web or our own pages; null for anything else, whatever was stored. */
export const safeLink = (url: string | null | undefined) =>
  url && /^(https?:\/\/|\/(?!\/))/i.test(url) ? url : null;

const networkNames: Record<string, string> = {
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
  x: "X",
  twitter: "X",
  linkedin: "LinkedIn",
  facebook: "Facebook",
};

/** Known platforms are written as they write themselves; others with a capital. */
export const platformName = (platform: string) =>
  networkNames[platform.toLowerCase()] ?? sentenceCase(platform);

/** Writes the first letter as a capital: "posts" becomes "Posts". */
export const sentenceCase = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Known labels come first in the order people expect, then the rest in the order given. */
export function inOrder(text: readonly string[], order: readonly string[]): string[] {
  const rank = (word: string) => {
    const at = order.indexOf(word.toLowerCase());
    return at === -1 ? order.length : at;
  };
  return text.toSorted((a, b) => rank(a) - rank(b));
}

/** Screens order platforms and contents like this; stored maps have no order. */
export const platformOrder = Object.keys(networkNames);
export const contentOrder = [
  "post",
  "posts",
  "story",
  "stories",
  "reel",
  "reels",
  "video",
  "videos",
  "live",
  "sponsored",
];

/** Writes a press contact as plain text, with a line for each known fact. */
export const contactText = ({ name, role, email, phone, hours }: PressContactView): string =>
  [name, role, email, phone, hours].filter(Boolean).join("\n");
