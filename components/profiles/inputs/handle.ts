/** The account that a pasted address names: "petra" of https://www.linkedin.com/in/petra/; null for a plain handle. */
export function readAccount(typed: string): { handle: string; url: string } | null {
  const url = typed.trim();
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const parts = new URL(url).pathname.split("/").filter(Boolean);
  const handle = parts.at(-1) ?? "";
  try {
    return { handle: decodeURIComponent(handle), url };
  } catch {
    return { handle, url };
  }
}
