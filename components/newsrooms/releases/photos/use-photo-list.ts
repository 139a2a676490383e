"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "@/lib/client/api";
import type { AssetKind, AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { withArrived } from "./photo-list";

const PER_PAGE = 24;
const PAUSE_MS = 250;

type Listed = {
  photos: AssetView[];
  cursor: string | null;
  total: number;
  /** Photos that came since the first page was asked for: its answer may not know them. */
  arrived: AssetView[];
  status: "busy" | "ready" | "failed";
};

/**
 * Lists one's own photos, or a newsroom's public ones, page by page; or material of another kind, of every kind with
 * null. Answers to an older search are dropped.
 */
export function usePhotoList(slug: string | null, kind: AssetKind | null = "photo") {
  const [q, setQ] = useState("");
  const [list, setList] = useState<Listed>({
    photos: [],
    cursor: null,
    total: 0,
    arrived: [],
    status: "busy",
  });
  const asking = useRef<AbortController>(undefined);

  const read = useCallback(
    async (text: string, cursor: string | null) => {
      asking.current?.abort();
      const control = new AbortController();
      asking.current = control;
      const { signal } = control;
      setList((now) => ({ ...now, arrived: cursor ? now.arrived : [], status: "busy" }));
      const query = { kind, limit: PER_PAGE, q: text.trim() || undefined, cursor };
      const response = await (slug === null
        ? api.get("/assets", { query, signal })
        : api.get("/profiles/{slug}/assets", { params: { slug }, query, signal }));
      if (signal.aborted) return;
      if (!response.ok) return setList((now) => ({ ...now, status: "failed" }));
      const { assets } = response.data;
      const total = response.pagination.total ?? assets.length;
      setList((now) => ({
        ...(cursor ? { photos: [...now.photos, ...assets], total } : withArrived(assets, total, now.arrived)),
        cursor: response.pagination.nextCursor,
        arrived: now.arrived,
        status: "ready",
      }));
    },
    [slug, kind],
  );

  useEffect(() => {
    const timer = setTimeout(() => void read(q, null), q ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [q, read]);
  useEffect(() => () => asking.current?.abort(), []);

  /** A photo that came or changed meanwhile goes to its place, a new one first. */
  const put = useCallback(
    (photo: AssetView) =>
      setList((now) => {
        const isNew = now.photos.every(({ id }) => id !== photo.id);
        const { photos, arrived, total } = now;
        if (isNew)
          return { ...now, photos: [photo, ...photos], arrived: [photo, ...arrived], total: total + 1 };
        return { ...now, photos: now.photos.map((one) => (one.id === photo.id ? photo : one)) };
      }),
    [],
  );

  return { ...list, put, q, setQ, more: () => void read(q, list.cursor), again: () => void read(q, null) };
}
