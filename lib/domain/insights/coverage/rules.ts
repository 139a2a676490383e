import { parseCount } from "@/lib/utils/read-number";

/** Writes a read time in seconds as its field holds it: "1:35". */
export const writeReadTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Reads a read time as minutes and seconds, "1:35", or as whole minutes, "2"; null where it is none. In seconds. */
export function parseReadTime(text: string): number | null {
  const [, minutes, seconds = "0"] = /^(\d{1,4})(?::([0-5]\d))?$/.exec(text.trim()) ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

/** Reads a field that may be empty: null then, and NaN where its text cannot be read, which the operation refuses. */
export function readStated(text: string, parse: (text: string) => number | null): number | null {
  return text.trim() === "" ? null : (parse(text) ?? Number.NaN);
}

export const readStatedCount = (text: string) => readStated(text, parseCount);
export const readStatedTime = (text: string) => readStated(text, parseReadTime);
