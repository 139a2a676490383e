/** Systems mostly count a megabyte as 2^20 bytes: a decimal limit would refuse what they call 25 MB. */
const MEGABYTE = 1024 * 1024;

export type FileLimit = { readonly bytes: number; readonly sentence: string };

const limit = (megabytes: number, sentence: (size: string) => string): FileLimit => ({
  bytes: megabytes * MEGABYTE,
  /** This sentence refuses a larger file, wherever it is noticed. */
  sentence: sentence(`${megabytes} MB`),
});

export const fileLimits = {
  asset: limit(25, (size) => `Please choose a file of at most ${size}`),
  picture: limit(5, (size) => `Please choose a picture of at most ${size}`),
  captions: limit(1, (size) => `Captions are a WebVTT file of at most ${size}`),
} as const;

/** The form of a piece of work carries a video, its poster and its captions, and some bytes around them. */
export const workFileLimits = {
  maxBytes: fileLimits.asset.bytes + 2 * MEGABYTE,
  files: { file: fileLimits.asset, picture: fileLimits.asset, captions: fileLimits.captions },
} as const;

const NO_FILE = "The request is too large.";

/** The server refuses a body above any limit before a route knows of it, so the sentence is chosen by the address. */
export function tooLargeAt(path: string): string {
  if (/^\/api(\/v1\/users\/(avatar|logo)\b|\/(avatar|logo)$)/.test(path)) return fileLimits.picture.sentence;
  if (/^\/api\/v1\/assets\/[^/]+\/captions\b/.test(path)) return fileLimits.captions.sentence;
  return /^\/api\/v1\/(assets|users\/work-samples|users\/profile\/pictures)\b/.test(path)
    ? fileLimits.asset.sentence
    : NO_FILE;
}
