/** Media types for the `accept` of a form's file input. */
export const PICTURES = "image/jpeg,image/png,image/webp,image/gif";
export const VIDEOS = "video/mp4,video/webm";
export const CAPTIONS = ".vtt,text/vtt";
