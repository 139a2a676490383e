/**
 * Writes a tag as a part of an address: letters and digits in lower case without accents, with hyphens between them.
 */
export const tagSlug = (tag: string) =>
  tag
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
