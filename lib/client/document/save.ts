/** A save is sent again unchanged, under its key, until its answer comes, so that it is stored once. */
export type Save<V extends object, E, A = never> = {
  key: string;
  /** Null for the save that creates the document. */
  id: string | null;
  /** The version that the changes were made on. */
  version: number;
  /** The fields that changed. */
  changes: Partial<V>;
  extras: E;
  /** The act of its button besides saving. */
  act?: A;
  /** An earlier sending may have been stored. */
  isOpen?: boolean;
};

/** A browser stores the fields of a document that the server does not have, and what they were typed over. */
export type LocalCopy<V extends object, E> = {
  /** The page that stored it. */
  by: string;
  values: Partial<V>;
  base: Partial<V>;
  extras?: E;
  /** A save whose answer did not come. */
  save?: Save<V, E>;
};
