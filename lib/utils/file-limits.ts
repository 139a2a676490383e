/** A megabyte of a file's limit, in bytes: 25 MB as people count them would refuse a file their system calls 25 MB. */
const MEGABYTE = 1024 * 1024;

export type FileLimit = { readonly bytes: number; readonly sentence: string };

const limit = (megabytes: number, sentence: (size: string) => string): FileLimit => ({
  bytes: megabytes * MEGABYTE,
  /** What a file above it gets, wherever it is refused. */
  sentence: sentence(`${megabytes} MB`),
});

/** How large a file may be, by what it is for. */
export const fileLimits = {
  asset: limit(25, (size) => `Please choose a file of at most ${size}`),
  picture: limit(5, (size) => `Please choose a picture of at most ${size}`),
  captions: limit(1, (size) => `Captions are a WebVTT file of at most ${size}`),
} as const;

/** Of a piece of work's form: its video, poster and captions, and the form around them. */
export const workFileLimits = {
  maxBytes: fileLimits.asset.bytes + 2 * MEGABYTE,
  files: { file: fileLimits.asset, picture: fileLimits.asset, captions: fileLimits.captions },
} as const;

const NO_FILE = "The request is too large.";

/** The sentence for a body above any limit, by the address it was sent to. */
export function tooLargeAt(path: string): string {
  if (path.startsWith("/api/v1/users/avatar") || path === "/api/avatar") return fileLimits.picture.sentence;
  if (/^\/api\/v1\/assets\/[^/]+\/captions\b/.test(path)) return fileLimits.captions.sentence;
  return /^\/api\/v1\/(assets|users\/work-samples|users\/profile\/pictures)\b/.test(path)
    ? fileLimits.asset.sentence
    : NO_FILE;
}
