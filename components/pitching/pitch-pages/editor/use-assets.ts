"use client";

import { useEffect, useState } from "react";
import { api } from "@/lib/client/api";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";

/** Assets that the wizard has read, by id; `put` adds one. */
export type LoadedAssets = { assetsById: ReadonlyMap<string, AssetView>; put: (asset: AssetView) => void };

/** Returns the chosen assets by id; those of a page that was opened again are read once. */
export function useAssets(ids: string[]): LoadedAssets {
  const [assetsById, setAssetsById] = useState(new Map<string, AssetView>());
  const unknown = ids.filter((id) => !assetsById.has(id)).join(" ");
  useEffect(() => {
    if (unknown === "") return;
    const stop = new AbortController();
    const read = unknown.split(" ").map(async (id) => {
      const response = await api.get("/assets/{id}", { params: { id }, signal: stop.signal });
      return response.ok ? [response.data.asset] : [];
    });
    void Promise.all(read).then((found) => {
      if (stop.signal.aborted) return;
      setAssetsById(
        (before) => new Map([...before, ...found.flat().map((asset) => [asset.id, asset] as const)]),
      );
    });
    return () => stop.abort();
  }, [unknown]);
  const put = (asset: AssetView) => setAssetsById((before) => new Map(before).set(asset.id, asset));
  return { assetsById, put };
}
