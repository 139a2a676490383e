"use client";

import { Check, Images, Search } from "lucide-react";
import { useRef, useState } from "react";
import { Preview } from "@/components/newsrooms/assets/editor/asset-preview";
import { DropZone } from "@/components/newsrooms/assets/editor/drop-zone";
import { UploadList } from "@/components/newsrooms/assets/editor/upload-list";
import { type QueuedUpload, UploadQueue } from "@/components/newsrooms/assets/editor/upload-queue";
import { useProcessing } from "@/components/newsrooms/assets/editor/use-assets";
import { assetName, fileFacts } from "@/components/newsrooms/assets/labels";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { LoadMore } from "@/components/ui/load-more";
import { Select } from "@/components/ui/select";
import { sectionNames } from "@/lib/domain/newsrooms/assets/rules";
import { type AssetKind, type AssetView, assetKinds } from "@/lib/domain/newsrooms/assets/schema";
import { cn } from "@/lib/utils/cn";
import { PICTURES } from "@/lib/utils/file-types";
import { quoted } from "@/lib/utils/quoted";
import { usePhotoList } from "./use-photo-list";

/** The window says what it chooses, and where that goes. */
const photoTexts = {
  all: "Choose from your photos",
  search: "Search your photos",
  list: "Your photos",
  one: "photo",
  noun: "photos",
  full: "No more fit into this release.",
  isIn: "In this release",
};
const materialTexts: typeof photoTexts = {
  all: "Choose from your material",
  search: "Search your material",
  list: "Your material",
  one: "piece",
  noun: "pieces",
  full: "No more fit onto this page.",
  isIn: "On this page",
};

/**
 * Chooses among the newsroom's photos: several, as many as there is `room` for, or one, taken at the press where there
 * is none to count. It lists all of one's own, or with a newsroom's `slug` those that everybody may see. With
 * `everyKind` it chooses among all of its material, one kind at a time if asked to.
 */
export function PhotoPicker({
  slug = null,
  room,
  releaseId,
  chosen = [],
  everyKind = false,
  onClose,
  onChoose,
}: {
  slug?: string | null;
  room?: number;
  /** The release they are for. */
  releaseId?: string;
  /** The photos that are in already. */
  chosen?: string[];
  everyKind?: boolean;
  onClose: () => void;
  onChoose: (photos: AssetView[]) => void;
}) {
  const [kind, setKind] = useState<AssetKind | null>(everyKind ? null : "photo");
  const { photos, total, cursor, status, put, q, setQ, more, again } = usePhotoList(slug, kind);
  const texts = everyKind ? materialTexts : photoTexts;
  const countOf = (count: number) => (count === 1 ? `1 ${texts.one}` : `${count} ${texts.noun}`);
  const [picked, setPicked] = useState<AssetView[]>([]);
  const single = room === undefined;
  useProcessing(photos, put);
  const full = !single && picked.length >= room;

  function press(photo: AssetView) {
    if (single) return take([photo]);
    const isPicked = picked.some(({ id }) => id === photo.id);
    if (isPicked) setPicked(picked.filter(({ id }) => id !== photo.id));
    else if (!full) setPicked([...picked, photo]);
  }

  function take(all: AssetView[]) {
    onChoose(all);
    onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={single ? "Choose a picture" : texts.all}
        phone="full"
        className="md:w-[880px]"
        note={single ? undefined : <span role="status">{full ? texts.full : ""}</span>}
        actions={
          single ? undefined : (
            <>
              <Button variant="text" onClick={onClose}>
                Cancel
              </Button>
              <Button variant="ink" disabled={picked.length === 0} onClick={() => take(picked)}>
                {`Add ${picked.length === 0 ? texts.noun : countOf(picked.length)}`}
              </Button>
            </>
          )
        }
      >
        <div className={cn("grid gap-3", everyKind && "sm:grid-cols-[minmax(0,1fr)_180px]")}>
          <Field label={texts.search} hideLabel>
            <Input
              type="search"
              icon={<Search />}
              placeholder="Caption, credit, tag or file name"
              value={q}
              onChange={(event) => setQ(event.target.value)}
            />
          </Field>
          {everyKind && (
            <Field label="Kind of material" hideLabel>
              <Select
                value={kind ?? ""}
                onChange={({ target }) => setKind(target.value === "" ? null : (target.value as AssetKind))}
              >
                <option value="">All material</option>
                {assetKinds.map((one) => (
                  <option key={one} value={one}>
                    {sectionNames[one]}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </div>
        <p role="status" className="sr-only">
          {status === "ready" ? countOf(total) : ""}
        </p>
        {(single || everyKind) && <Uploads onDone={put} />}
        {status === "ready" && photos.length === 0 && (
          <EmptyState
            icon={<Images />}
            title={
              q.trim()
                ? `No ${texts.one} matches ${quoted(q.trim())}`
                : `No ${kind ? sectionNames[kind].toLowerCase() : "material"} yet`
            }
            action={
              q.trim() ? (
                <Button onClick={() => setQ("")}>Show all {texts.noun}</Button>
              ) : single ? undefined : everyKind ? (
                <LinkButton href="/assets">To the asset library</LinkButton>
              ) : (
                <LinkButton href="/assets?kind=photo">Upload photos</LinkButton>
              )
            }
          >
            {q.trim()
              ? `Words of its caption, credit, tags or file name find a ${texts.one}.`
              : everyKind
                ? "Photos, videos, quotes, products and resources are made in the asset library."
                : "Upload the first one."}
          </EmptyState>
        )}
        {photos.length > 0 && (
          <ul
            aria-label={texts.list}
            aria-busy={status === "busy"}
            className="mt-4 grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-4 md:gap-x-4"
          >
            {photos.map((photo) => (
              <Tile
                key={photo.id}
                photo={photo}
                isIn={chosen.includes(photo.id) ? texts.isIn : ""}
                elsewhere={!single && !everyKind && isElsewhere(photo, releaseId)}
                pressed={single ? undefined : picked.some(({ id }) => id === photo.id)}
                disabled={
                  photo.state === "FAILED" ||
                  (single && photo.state === "PROCESSING") ||
                  (full && !picked.some(({ id }) => id === photo.id))
                }
                onPress={() => press(photo)}
              />
            ))}
          </ul>
        )}
        {status === "failed" && photos.length === 0 && (
          <p role="alert" className="mt-6 flex flex-wrap items-center gap-3 text-bad text-sm">
            {texts.list} could not be loaded.
            <Button size="sm" onClick={again}>
              Try again
            </Button>
          </p>
        )}
        {cursor && (
          <LoadMore
            shown={photos.length}
            total={total}
            noun={texts.noun}
            busy={status === "busy"}
            failed={status === "failed"}
            onMore={more}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

const uploadLabels = {
  title: "Drop a photo here",
  hint: "It joins your newsroom's photos. JPG, PNG, WebP or GIF, up to 25 MB.",
  choose: "Upload a photo",
  accept: PICTURES,
  variant: "line" as const,
};

/** Photos are uploaded without leaving the choice; each can be chosen once its sizes are made. */
function Uploads({ onDone }: { onDone: (photo: AssetView) => void }) {
  const [uploads, setUploads] = useState<QueuedUpload[]>([]);
  const queue = useRef<UploadQueue>(undefined);
  queue.current ??= new UploadQueue({ fields: { kind: "photo" }, onChange: setUploads, onDone });
  return (
    <div className="mt-4">
      <DropZone onFiles={(files) => queue.current?.add(files)} text={uploadLabels} />
      <UploadList uploads={uploads} queue={queue.current} />
    </div>
  );
}

const isElsewhere = ({ releaseIds }: AssetView, releaseId: string | undefined) =>
  releaseIds.some((id) => id !== releaseId);

function Tile({
  photo,
  isIn,
  elsewhere,
  pressed,
  disabled,
  onPress,
}: {
  photo: AssetView;
  /** Says that it is in already; empty where it is not. */
  isIn: string;
  elsewhere: boolean;
  /** The photo is chosen; absent where a press takes it at once. */
  pressed: boolean | undefined;
  disabled: boolean;
  onPress: () => void;
}) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isIn ? undefined : pressed}
        disabled={isIn !== "" || disabled}
        onClick={onPress}
        className="group block w-full text-left disabled:text-ink-3"
      >
        <span
          className={cn(
            "relative block rounded-md [&_picture]:block",
            pressed && "outline-2 outline-ink outline-offset-2",
            (isIn || disabled) && "opacity-60",
          )}
        >
          <Preview asset={photo} />
          {pressed && (
            <span className="absolute top-2 right-2 grid size-6 place-items-center rounded-[50%] bg-ink text-on-ink">
              <Check aria-hidden className="size-4" />
            </span>
          )}
        </span>
        <span className="mt-1.5 line-clamp-2 text-sm underline-offset-4 [overflow-wrap:anywhere] group-enabled:group-hover:underline">
          {assetName(photo)}
        </span>
        <span className="meta num block">{fileFacts(photo)}</span>
        {(isIn || elsewhere) && <Badge className="mt-1">{isIn || "In another release"}</Badge>}
      </button>
    </li>
  );
}
