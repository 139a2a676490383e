"use client";

import { Images, Plus } from "lucide-react";
import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { AssetPanel } from "@/components/newsrooms/assets/editor/asset-panel";
import { AssetTile } from "@/components/newsrooms/assets/editor/asset-tile";
import type { LibraryQuery } from "@/components/newsrooms/assets/editor/assets-api";
import { DropZone } from "@/components/newsrooms/assets/editor/drop-zone";
import { LibraryFilter, libraryAddress } from "@/components/newsrooms/assets/editor/library-filter";
import { NewAssetDialog, type WrittenKind } from "@/components/newsrooms/assets/editor/new-asset-dialog";
import { SelectionBar } from "@/components/newsrooms/assets/editor/selection-bar";
import { UploadList } from "@/components/newsrooms/assets/editor/upload-list";
import { useAssets } from "@/components/newsrooms/assets/editor/use-assets";
import type { ZipNewsroom } from "@/components/newsrooms/assets/zip-texts";
import { Button } from "@/components/ui/button";
import { ConfirmRowDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { LoadMore } from "@/components/ui/load-more";
import { useFocusAfter } from "@/components/ui/use-focus-after";
import { keepActing } from "@/lib/acting";
import { sectionNames } from "@/lib/domain/newsrooms/assets/rules";
import type { AssetKind, AssetListView, AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { cn } from "@/lib/utils/cn";
import { quoted } from "@/lib/utils/quoted";

const hints: Record<AssetKind, string> = {
  photo: "Large photos with a caption and a credit are printed first. Drop the originals above.",
  video: "Short films in MP4 or WebM, with captions for those who watch without sound.",
  quote: "Words ready to be printed, with the name and role of who said them.",
  product: "What press may ask for, to keep or to borrow. Requests arrive under Product requests.",
  resource: "Fact sheets, studies and reports as PDF.",
};

const NARROW = "(max-width: 1023px)";
const watch = (onChange: () => void) => {
  const media = window.matchMedia(NARROW);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
};
const useNarrow = () =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );

const zoneText = {
  title: "Drop files here",
  hint: "JPG, PNG, WebP, GIF, MP4, WebM or PDF, up to 25 MB each. Photos and videos are public once they have a caption and a credit, and lose the place they were taken; a PDF is kept as it is, with the author, program and dates it names.",
  choose: "Choose files",
};

/** The opened asset is in a panel beside the grid. */
export function AssetLibrary({
  query,
  first,
  opened,
  newsroom,
  head,
}: {
  query: LibraryQuery;
  first: AssetListView;
  /** The id that the address names. */
  opened: string | null;
  newsroom: ZipNewsroom;
  /** The part above the library. */
  head: ReactNode;
}) {
  const store = useAssets(query, first);
  const { assets, counts, pagination } = store.list;
  const [openId, setOpenId] = useState(opened);
  const [chosenIds, setChosenIds] = useState<string[]>([]);
  const [writing, setWriting] = useState<WrittenKind | null>(null);
  const [deleting, setDeleting] = useState<AssetView | null>(null);
  const { list, fallback, focusAfter } = useFocusAfter<HTMLUListElement>(["open"]);
  const narrow = useNarrow();
  const at = assets.findIndex(({ id }) => id === openId);
  const open = assets[at];
  const chosen = assets.filter(({ id }) => chosenIds.includes(id));
  const total = query.q
    ? (pagination.total ?? assets.length)
    : query.kind
      ? counts[query.kind]
      : Object.values(counts).reduce((sum, count) => sum + count, 0);

  // Boxes that were ticked before React was there stay ticked.
  useLayoutEffect(() => {
    const ticked = list.current?.querySelectorAll<HTMLElement>("[data-row]:has(:checked)") ?? [];
    if (ticked.length > 0) setChosenIds([...ticked].flatMap(({ dataset }) => dataset.row ?? []));
  }, [list]);

  function show(id: string | null) {
    if (id === null && openId) focusAfter(openId, "open");
    setOpenId(id);
    window.history.replaceState(null, "", keepActing(libraryAddress(query, id ?? undefined)));
  }

  function choose(id: string, range: boolean) {
    const last = assets.findIndex((asset) => asset.id === chosenIds.at(-1));
    const here = assets.findIndex((asset) => asset.id === id);
    if (chosenIds.includes(id)) return setChosenIds(chosenIds.filter((other) => other !== id));
    const between =
      range && last >= 0
        ? assets.slice(Math.min(last, here), Math.max(last, here) + 1).map((asset) => asset.id)
        : [];
    setChosenIds([...new Set([...chosenIds, ...between, id])]);
  }

  const noun = query.kind ? sectionNames[query.kind].toLowerCase() : "assets";
  const neighbour = (by: 1 | -1) => {
    const next = assets[at + by];
    return next && (() => show(next.id));
  };
  return (
    <div
      className={cn(open && "lg:grid lg:grid-cols-[minmax(0,1fr)_344px] xl:grid-cols-[minmax(0,1fr)_388px]")}
    >
      <div
        inert={narrow && open !== undefined}
        className="mx-auto w-full min-w-0 max-w-page px-5 pt-4 pb-10 md:px-8 md:pt-6 md:pb-16"
      >
        {head}
        <div ref={fallback} tabIndex={-1} className="pt-5 outline-none">
          <DropZone onFiles={(files) => store.queue.add(files)} text={zoneText}>
            {(["quote", "product"] as const).map((kind) => (
              <Button key={kind} onClick={() => setWriting(kind)}>
                <Plus aria-hidden />
                New {kind}
              </Button>
            ))}
          </DropZone>
          <UploadList uploads={store.uploads} queue={store.queue} />
        </div>
        <div className="pt-5">
          <LibraryFilter query={query} counts={counts} />
        </div>
        <SelectionBar
          chosen={chosen}
          newsroom={newsroom}
          onNone={() => setChosenIds([])}
          onSave={(fields) => store.saveSeveral(chosen, fields)}
          onDelete={() => store.removeSeveral(chosen)}
        />
        {assets.length === 0 ? (
          <Empty query={query} />
        ) : (
          <ul
            ref={list}
            aria-label={query.kind ? sectionNames[query.kind] : "Assets"}
            className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(164px,1fr))]"
          >
            {assets.map((asset) => (
              <AssetTile
                key={asset.id}
                asset={asset}
                href={libraryAddress(query, asset.id)}
                isOpen={asset.id === openId}
                isChosen={chosenIds.includes(asset.id)}
                onOpen={() => show(asset.id)}
                onChoose={(range) => choose(asset.id, range)}
              />
            ))}
          </ul>
        )}
        {pagination.hasMore && (
          <LoadMore
            shown={assets.length}
            total={total}
            noun={noun}
            busy={store.loading}
            failed={store.failed}
            onMore={() => void store.loadMore()}
          />
        )}
      </div>
      {open && (
        <AssetPanel
          key={open.id}
          asset={open}
          place={`${at + 1} of ${total} ${noun}`}
          isCover={narrow}
          acts={{
            onSave: (fields) => store.save(open, fields),
            onShow: () => store.show(open),
            onChanged: store.put,
            onDelete: () => setDeleting(open),
            onClose: () => show(null),
            onPrevious: neighbour(-1),
            onNext: neighbour(1),
            ...(query.sort === "order" && !query.q ? { onMove: (by) => void store.move(open, by) } : {}),
          }}
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
          `${quoted(title || caption || quote || fileName)} leaves your newsroom with all its files. Whoever downloaded it keeps their copy.`
        }
      </ConfirmRowDialog>
    </div>
  );
}

function Empty({ query: { kind, q } }: { query: LibraryQuery }) {
  if (q) {
    return (
      <EmptyState
        icon={<Images />}
        level={2}
        title={`Nothing matches ${quoted(q)}`}
        action={<LinkButton href="/assets">Show all assets</LinkButton>}
      >
        Words of a title, caption, credit, tag or file name find an asset.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Images />}
      level={2}
      title={`No ${kind ? sectionNames[kind].toLowerCase() : "assets"} yet`}
    >
      {kind ? hints[kind] : hints.photo}
    </EmptyState>
  );
}
