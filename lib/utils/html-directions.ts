/**
 * Writes into cleaned HTML that each block runs in the direction of its first letter; a list's bullets stand on the side
 * where its lines begin.
 */
export const withDirections = (html: string): string =>
  html.replace(/<(p|h[1-6]|ul|ol|blockquote|table|caption|figcaption)(?=[\s>])/g, '<$1 dir="auto"');
