"use client";

import { useEffect, useMemo, useState } from "react";
import { type DraftArea, type DraftSchema, storedDraft } from "./stored-draft";

/**
 * A value being typed, stored with every change until `empty` is set again. The stored one is there after mounting:
 * the server does not know it. Give a schema that is made once.
 */
export function useStoredDraft<T>(
  key: string,
  schema: DraftSchema<T>,
  empty: T,
  area: DraftArea = "tab",
): [T, (value: T) => void] {
  const draft = useMemo(() => storedDraft(area, key, schema), [area, key, schema]);
  const [value, setValue] = useState(empty);
  useEffect(() => setValue(draft.read() ?? empty), [draft, empty]);
  const write = (next: T) => {
    setValue(next);
    draft.write(next === empty ? null : next);
  };
  return [value, write];
}
