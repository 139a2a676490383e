const isFilled = (text: string) => text.trim() !== "";

/** An entry says something when any field of it but its preset one is filled. */
export function saysAnything(entry: unknown, preset?: string): boolean {
  if (typeof entry === "string") return isFilled(entry);
  if (Array.isArray(entry)) return entry.some((part) => saysAnything(part));
  if (typeof entry !== "object" || entry === null) return false;
  return Object.entries(entry).some(([name, part]) => name !== preset && saysAnything(part));
}

export const filledTexts = (entries: string[]) => entries.filter(isFilled);
export const whereFilled = <Name extends string>(name: Name, text: string, value: unknown = text) =>
  isFilled(text) ? { [name]: value } : {};
