/** "Answers most pitches within a day", from the median hours to an answer; null while it is not known. */
export function answersWithin(hours: number | null): string | null {
  if (hours === null) return null;
  if (hours <= 1) return "Answers most pitches within an hour";
  if (hours <= 12) return `Answers most pitches within ${Math.ceil(hours)} hours`;
  const days = Math.ceil(hours / 24);
  return days === 1 ? "Answers most pitches within a day" : `Answers most pitches within ${days} days`;
}

export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "18 November 2026", kept on one line. The same for every reader: these pages are cached. */
export const formatDay = (iso: string) => day.format(new Date(iso)).replaceAll(" ", "\u00a0");

/** A web address as people read it: "hollowpine.example/press". */
export const shortAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");

/** Pictures of other sites are never loaded: the reader's address is none of their business. */
export const ownPicture = (image: string | null) => (image?.startsWith("/") ? image : null);
