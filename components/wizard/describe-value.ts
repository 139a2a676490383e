/**
 * Writes the value of a form's field as text: one line for each entry, its parts with commas between them. Parts under
 * a `silent` name are left out.
 */
export function describeFormValue(value: unknown, silent: ReadonlySet<string> = new Set()): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  if (typeof value !== "object" || value === null) return partsOf(value, silent);
  const entries = Array.isArray(value) ? value : Object.entries(value);
  return entries.map((entry) => partsOf(entry, silent).join(", ")).filter(Boolean);
}

function partsOf(entry: unknown, silent: ReadonlySet<string>): string[] {
  if (typeof entry === "string") return entry.trim() === "" ? [] : [entry];
  if (typeof entry === "boolean") return entry ? ["yes"] : [];
  if (Array.isArray(entry)) return entry.flatMap((part) => partsOf(part, silent));
  if (typeof entry !== "object" || entry === null) return [];
  return Object.entries(entry).flatMap(([name, part]) =>
    silent.has(name) || typeof part === "boolean" ? [] : partsOf(part, silent),
  );
}
