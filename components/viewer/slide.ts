/** Addresses are ours; null where there is none. */
export type Slide = {
  id: string;
  kind: "photo" | "video" | "quote";
  title: string;
  quote: string;
  /** The text under the title; empty where the title says it. */
  caption: string;
  /** Credit, copyright and the file's facts in one line. */
  meta: string;
  src: string | null;
  poster: string | null;
  captions: string | null;
  original: string | null;
  /** The file as it was uploaded, with its Content Credentials, where its owner hands it out. */
  untouched: string | null;
};
