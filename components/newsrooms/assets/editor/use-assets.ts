"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { showError, showToast } from "@/components/ui/toast";
import { useConfirmLeave } from "@/lib/client/use-confirm-leave";
import type { AssetCounts, AssetKind, AssetListView, AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { quoted } from "@/lib/utils/quoted";
import {
  type AssetFields,
  type LibraryQuery,
  readAsset,
  readMore,
  removeAsset,
  removeSeveral,
  type SeveralFields,
  saveAsset,
  saveOrder,
  saveSeveral as sendSeveral,
  showAsset,
} from "./assets-api";
import { type QueuedUpload, UploadQueue } from "./upload-queue";

const ASK_AGAIN_MS = 1500;

/** Holds the library's assets as the screen shows them, and the running uploads, with their acts. */
export function useAssets(query: LibraryQuery, first: AssetListView) {
  const { kind } = query;
  const [list, setList] = useState(first);
  const [seen, setSeen] = useState(first);
  const [uploads, setUploads] = useState<QueuedUpload[]>([]);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  // The server's newer response, or another tab's, replaces what is here.
  if (seen !== first) {
    setSeen(first);
    setList(first);
  }

  const put = useCallback((asset: AssetView) => {
    setList((now) => ({ ...now, assets: now.assets.map((old) => (old.id === asset.id ? asset : old)) }));
  }, []);

  const shownKind = useRef(kind);
  useEffect(() => {
    shownKind.current = kind;
  }, [kind]);
  const add = useCallback((asset: AssetView) => {
    setList((now) => ({
      ...now,
      assets: isShown(asset, shownKind.current) ? [asset, ...now.assets] : now.assets,
      counts: counted(now.counts, asset.kind, 1),
    }));
    if (!isShown(asset, shownKind.current))
      showToast(`${quoted(asset.fileName)} is among your ${asset.kind}s.`);
  }, []);

  const queue = useRef<UploadQueue>(undefined);
  queue.current ??= new UploadQueue({ onChange: setUploads, onDone: add });

  useProcessing(list.assets, put);
  useConfirmLeave(uploads.some(({ state }) => state !== "failed"));

  async function save(asset: AssetView, fields: AssetFields) {
    const response = await saveAsset(asset.id, fields);
    if (!response.ok) return response;
    const saved = response.data.asset;
    setList((now) => replaced(now, saved, kind));
    return response;
  }

  /** The asset leaves its release, or no longer waits for one. */
  async function show(asset: AssetView) {
    const response = await showAsset(asset.id);
    if (response.ok) put(response.data.asset);
    return response;
  }

  /** Returns the sentence to show when it did not work. */
  async function saveSeveral(assets: AssetView[], fields: SeveralFields): Promise<string | undefined> {
    const response = await sendSeveral(
      assets.map(({ id }) => id),
      fields,
    );
    if (!response.ok) return Object.values(response.fields ?? {})[0]?.[0] ?? response.message;
    setList((now) => response.data.assets.reduce((list, saved) => replaced(list, saved, kind), now));
    showToast(assets.length === 1 ? "Saved for one asset." : `Saved for ${assets.length} assets.`);
  }

  /** Returns the sentence to show when it did not work. */
  async function deleteSeveral(assets: AssetView[]): Promise<string | undefined> {
    const response = await removeSeveral(assets.map(({ id }) => id));
    if (!response.ok) return response.message;
    setList((now) => ({
      ...now,
      assets: now.assets.filter(({ id }) => !assets.some((gone) => gone.id === id)),
      counts: assets.reduce((counts, gone) => counted(counts, gone.kind, -1), now.counts),
    }));
    showToast(assets.length === 1 ? "The asset is deleted." : `${assets.length} assets are deleted.`);
  }

  /** Returns the sentence to show when it did not work. */
  async function remove(asset: AssetView): Promise<string | undefined> {
    const response = await removeAsset(asset.id);
    if (!response.ok && response.code !== "not_found") return response.message;
    setList((now) => ({
      ...now,
      assets: now.assets.filter(({ id }) => id !== asset.id),
      counts: counted(now.counts, asset.kind, -1),
    }));
    showToast("The asset is deleted.");
  }

  /** Moves one up or down at once; a refusal puts it back and says so. */
  async function move(asset: AssetView, by: 1 | -1) {
    const before = list.assets;
    const at = before.findIndex(({ id }) => id === asset.id);
    const other = before[at + by];
    if (!other) return;
    const after = before.with(at, other).with(at + by, asset);
    setList((now) => ({ ...now, assets: after }));
    const response = await saveOrder(after.map(({ id }) => id));
    if (response.ok) return;
    setList((now) => ({ ...now, assets: before }));
    showError(response.message, { id: "asset-order" });
  }

  async function loadMore() {
    const cursor = list.pagination.nextCursor;
    if (!cursor) return;
    setLoading(true);
    setFailed(false);
    const response = await readMore(query, cursor);
    setLoading(false);
    if (!response.ok || !response.pagination) return setFailed(true);
    const { data, pagination } = response;
    setList((now) => ({ assets: [...now.assets, ...data.assets], counts: data.counts, pagination }));
  }

  return {
    ...{ list, uploads, queue: queue.current, loading, failed },
    ...{ add, put, save, show, remove, move, loadMore, saveSeveral, removeSeveral: deleteSeveral },
  };
}

const isShown = (asset: AssetView, kind: AssetKind | null) => kind === null || asset.kind === kind;

const counted = (counts: AssetCounts, kind: AssetKind, by: number): AssetCounts => ({
  ...counts,
  [kind]: counts[kind] + by,
});

/** A saved asset stays in its place; one that became another kind than the one shown leaves the list. */
function replaced(list: AssetListView, saved: AssetView, kind: AssetKind | null): AssetListView {
  const old = list.assets.find(({ id }) => id === saved.id);
  const left = old ? counted(list.counts, old.kind, -1) : list.counts;
  return {
    ...list,
    assets: isShown(saved, kind)
      ? list.assets.map((asset) => (asset.id === saved.id ? saved : asset))
      : list.assets.filter(({ id }) => id !== saved.id),
    counts: old ? counted(left, saved.kind, 1) : left,
  };
}

/** Asks again for what is being processed, until it is ready. */
export function useProcessing(assets: AssetView[], put: (asset: AssetView) => void) {
  const waiting = assets.flatMap(({ id, state }) => (state === "PROCESSING" ? id : [])).join();
  useEffect(() => {
    if (waiting === "") return;
    let stopped = false;
    const timer = setInterval(async () => {
      for (const id of waiting.split(",")) {
        const response = await readAsset(id);
        if (stopped) return;
        if (response.ok && response.data.asset.state !== "PROCESSING") put(response.data.asset);
      }
    }, ASK_AGAIN_MS);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [waiting, put]);
}
