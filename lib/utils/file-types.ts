/** Media types for the `accept` of a form's file input. */
export const PICTURES = "image/jpeg,image/png,image/webp,image/gif";
export const VIDEOS = "video/mp4,video/webm";
export const SOUNDS = "audio/mpeg,audio/mp4,audio/ogg,audio/wav,audio/webm";
export const CAPTIONS = ".vtt,text/vtt";
