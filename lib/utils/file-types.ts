/** What a photo and a video may be, as a form's `accept`. */
export const PICTURES = "image/jpeg,image/png,image/webp,image/gif";
export const VIDEOS = "video/mp4,video/webm";
export const CAPTIONS = ".vtt,text/vtt";
