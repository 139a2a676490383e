"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { getApi } from "@/lib/client/api";
import type { AssetListView, AssetView } from "@/lib/domain/assets/schema";

const PER_PAGE = 24;
const PAUSE_MS = 250;

type Listed = {
  photos: AssetView[];
  cursor: string | null;
  total: number;
  status: "busy" | "ready" | "failed";
};

/** Photos of a list of the API, page by page, newest asked words first: what an older question answers is dropped. */
export function usePhotoList(path: string) {
  const [q, setQ] = useState("");
  const [list, setList] = useState<Listed>({ photos: [], cursor: null, total: 0, status: "busy" });
  const asking = useRef<AbortController>(undefined);

  const read = useCallback(
    async (words: string, cursor: string | null) => {
      asking.current?.abort();
      const control = new AbortController();
      asking.current = control;
      const { signal } = control;
      setList((now) => ({ ...now, status: "busy" }));
      const query = { kind: "photo", limit: PER_PAGE, q: words.trim() || undefined, cursor };
      const answer = await getApi<Omit<AssetListView, "pagination">>(path, { query, signal });
      if (signal.aborted) return;
      if (!answer.ok) return setList((now) => ({ ...now, status: "failed" }));
      setList((now) => ({
        photos: cursor ? [...now.photos, ...answer.data.assets] : answer.data.assets,
        cursor: answer.pagination?.nextCursor ?? null,
        total: answer.pagination?.total ?? answer.data.assets.length,
        status: "ready",
      }));
    },
    [path],
  );

  useEffect(() => {
    const timer = setTimeout(() => void read(q, null), q ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [q, read]);
  useEffect(() => () => asking.current?.abort(), []);

  /** A photo that came or changed meanwhile: in its place, a new one first. */
  const put = useCallback(
    (photo: AssetView) =>
      setList((now) => {
        const isNew = now.photos.every(({ id }) => id !== photo.id);
        if (isNew) return { ...now, photos: [photo, ...now.photos], total: now.total + 1 };
        return { ...now, photos: now.photos.map((one) => (one.id === photo.id ? photo : one)) };
      }),
    [],
  );

  return { ...list, put, q, setQ, more: () => void read(q, list.cursor), again: () => void read(q, null) };
}
