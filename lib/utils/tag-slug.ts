/** These signs tell tags apart ("C", "C++" and "C#"). */
const SPELT: Record<string, string> = { "+": "-plus-", "#": "-sharp-" };

/**
 * Writes a tag for an address: lower case, hyphens between letters and digits. Tags that differ to a reader in more than
 * case and spacing have addresses of their own: accents stay, as they are letters of their own in most scripts.
 */
export const tagSlug = (tag: string) =>
  tag
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[+#]/g, (sign) => SPELT[sign] ?? "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");

/** These signs part tags: the comma of each script, and what Chinese and Japanese part lists with. */
export const TAG_COMMA = /[,，、；،]/;
