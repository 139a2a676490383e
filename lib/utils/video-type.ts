const HEVC = 'video/mp4; codecs="hvc1"';

/** An HEVC video's type names its codec (RFC 6381), as few browsers play it; `codec` is what its track states. */
export const videoType = (contentType: string, codec: string | null): string =>
  contentType === "video/mp4" && /^h(vc|ev)1/.test(codec ?? "") ? HEVC : contentType;

/** Says of a video that not every browser plays it; null of all other files. */
export const playNote = (contentType: string | null): string | null =>
  contentType === HEVC ? "HEVC video: few browsers play it. As H.264 it plays everywhere" : null;
