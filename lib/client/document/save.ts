/** One save. It is sent again as it was, under its key, until its answer comes: so it is stored once. */
export type Save<V extends object, E, A = never> = {
  key: string;
  /** Null for the save that creates the document. */
  id: string | null;
  /** The version that the changes were made on. */
  version: number;
  /** The fields that changed. */
  changes: Partial<V>;
  extras: E;
  /** What its button does beside saving. */
  act?: A;
  /** Whether an earlier sending may have been stored. */
  isOpen?: boolean;
};

/** What a browser stores of a document: the fields that the server does not have, and what they were typed over. */
export type LocalCopy<V extends object, E> = {
  /** The page that stored it. */
  by: string;
  values: Partial<V>;
  base: Partial<V>;
  extras?: E;
  /** A save whose answer did not come. */
  save?: Save<V, E>;
};
