import { parseCount } from "@/lib/utils/read-number";

/** What a typed number of followers is read as, or what to write instead; neither for an empty field. */
export function readFollowers(typed: string): { help?: string; error?: string } {
  if (typed.trim() === "") return {};
  const count = parseCount(typed);
  return count === null
    ? { error: "Write 850, 10k or 2.5M" }
    : { help: `Read as ${count.toLocaleString("en-US")}` };
}
