/** Writes a tag for an address: lower case without accents, hyphens between letters and digits. */
export const tagSlug = (tag: string) =>
  tag
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");

/** These signs part tags: the comma of each script, and what Chinese and Japanese part lists with. */
export const TAG_COMMA = /[,，、；،]/;
