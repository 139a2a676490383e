import { describeFormValue } from "@/components/wizard/describe-value";

/** Files and identifiers say nothing to a reader. */
const silent = new Set(["id", "image", "unit"]);

/** A field's value to read: one line for each entry, its parts with commas between them. */
export const describeValue = (value: unknown): string[] => describeFormValue(value, silent);

/** Joins the names: "a, b and c". */
export const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
