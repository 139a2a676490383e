/** What this tab keeps of a form, by name; empty where storage is switched off or holds something else. */
export function readTabDraft(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`draft:${key}`) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Keeps it; null forgets it. Storage may be switched off: then nothing is kept, and nothing else is wrong. */
export function writeTabDraft(key: string, values: Record<string, unknown> | null): void {
  try {
    if (values === null) sessionStorage.removeItem(`draft:${key}`);
    else sessionStorage.setItem(`draft:${key}`, JSON.stringify(values));
  } catch {}
}
