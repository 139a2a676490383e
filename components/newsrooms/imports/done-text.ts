import { thingsOf, undoneText } from "./labels";

type Query = Record<string, string | string[] | undefined>;

const numbers = (value: Query[string]) =>
  typeof value === "string" && /^\d{1,3}(-\d{1,3})*$/.test(value) ? value.split("-").map(Number) : null;

/** A form that led back here says in the address what it did. */
export function doneText({ done, undone }: Query, isNewsroom: boolean): string | undefined {
  const made = numbers(done);
  if (made?.length === 3) {
    const [created = 0, present = 0, missing = 0] = made;
    return [
      created > 0 ? `Imported ${thingsOf(created, isNewsroom)}.` : "Nothing new was imported.",
      present > 0 ? `${present} ${present === 1 ? "was" : "were"} here already.` : "",
      missing > 0 ? `${missing} ${missing === 1 ? "is" : "are"} not in the feed any more.` : "",
    ]
      .filter(Boolean)
      .join(" ");
  }
  const back = numbers(undone);
  return back?.length === 2 ? undoneText(back[0] ?? 0, back[1] ?? 0) : undefined;
}
