"use client";

import { useEffect, useMemo, useState } from "react";
import { type DraftArea, type DraftSchema, storedDraft } from "./stored-draft";

/**
 * Stores a value with every change until `empty` is set again. The stored value is there after mounting, because the
 * server does not know it. The schema must be made once.
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
