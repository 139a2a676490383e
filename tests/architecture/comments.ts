/** The comments of a source, with their marks. */
export const commentsIn = (source: string): string[] =>
  [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm)].map(([comment]) => comment);
