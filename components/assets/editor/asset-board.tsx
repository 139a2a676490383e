"use client";

import { Images, Plus } from "lucide-react";
import { useState } from "react";
import { AssetRow } from "@/components/assets/editor/asset-row";
import { DropZone } from "@/components/assets/editor/drop-zone";
import { NewAssetDialog, type WrittenKind } from "@/components/assets/editor/new-asset-dialog";
import { UploadList } from "@/components/assets/editor/upload-list";
import type { useAssets } from "@/components/assets/editor/use-assets";
import { sectionNames } from "@/components/assets/labels";
import { Button } from "@/components/ui/button";
import { ConfirmRowDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadMore } from "@/components/ui/load-more";
import type { AssetKind, AssetView } from "@/lib/domain/assets/schema";

const hints: Record<AssetKind, string> = {
  photo: "Large photos with a caption and a credit are printed first. Drop the originals above.",
  video: "Short films in MP4 or WebM, with captions for those who watch without sound.",
  quote: "Words ready to be printed, with the name and role of who said them.",
  product: "What press may ask for, to keep or to borrow. Requests arrive under Product requests.",
  resource: "Fact sheets, studies and reports as PDF.",
};

/** One kind's tab: where files are dropped, what is on its way, and the list. */
export function AssetBoard({ kind, store }: { kind: AssetKind; store: ReturnType<typeof useAssets> }) {
  const { list, uploads, queue } = store;
  const [writing, setWriting] = useState<WrittenKind | null>(null);
  const [deleting, setDeleting] = useState<AssetView | null>(null);
  const written: WrittenKind | null = kind === "quote" || kind === "product" ? kind : null;
  const { assets, counts, pagination } = list;
  return (
    <>
      {written ? (
        <Button variant="ink" onClick={() => setWriting(written)}>
          <Plus aria-hidden />
          New {written}
        </Button>
      ) : (
        <DropZone onFiles={(files) => queue.add(files)} />
      )}
      <UploadList uploads={uploads} queue={queue} />
      {assets.length === 0 ? (
        <EmptyState
          icon={<Images />}
          level={2}
          title={`No ${sectionNames[kind].toLowerCase()} yet`}
          className="mt-4"
        >
          {hints[kind]}
        </EmptyState>
      ) : (
        <ol aria-label={sectionNames[kind]} className="mt-4">
          {assets.map((asset, index) => (
            <AssetRow
              key={asset.id}
              asset={asset}
              isFirst={index === 0}
              isLast={index === assets.length - 1}
              acts={{
                onSave: (fields) => store.save(asset, fields),
                onMove: (by) => void store.move(asset, by),
                onDelete: () => setDeleting(asset),
                onChanged: store.put,
              }}
            />
          ))}
        </ol>
      )}
      {pagination.hasMore && (
        <LoadMore
          shown={assets.length}
          total={counts[kind]}
          noun={sectionNames[kind].toLowerCase()}
          busy={store.loading}
          failed={store.failed}
          onMore={() => void store.loadMore()}
        />
      )}
      {writing && <NewAssetDialog kind={writing} onClose={() => setWriting(null)} onMade={store.add} />}
      <ConfirmRowDialog
        row={deleting}
        title={({ kind }) => `Delete this ${kind}?`}
        confirmLabel="Delete"
        busyLabel="Deleting"
        onClose={() => setDeleting(null)}
        onConfirm={store.remove}
      >
        {({ title, caption, quote, fileName }) =>
          `“${title || caption || quote || fileName}” leaves your newsroom with all its files. Whoever downloaded it keeps their copy.`
        }
      </ConfirmRowDialog>
    </>
  );
}
