"use client";

import { Images } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { DropZone } from "@/components/newsrooms/assets/editor/drop-zone";
import { UploadList } from "@/components/newsrooms/assets/editor/upload-list";
import { assetName } from "@/components/newsrooms/assets/labels";
import { PhotoRow } from "@/components/newsrooms/releases/photos/photo-row";
import type { ReleasePhotos } from "@/components/newsrooms/releases/photos/use-photos";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { SectionHead } from "@/components/ui/section";
import { useSorting } from "@/components/ui/use-sorting";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { releaseLimits } from "@/lib/domain/newsrooms/releases/schema";
import { PICTURES } from "@/lib/utils/file-types";

const PhotoPicker = dynamic(() => import("./photo-picker").then((part) => part.PhotoPicker), { ssr: false });

const text = {
  title: "Drop photos here",
  hint: "JPG, PNG, WebP or GIF, up to 25 MB each. Originals are kept for download, without the place they were taken.",
  choose: "Upload photos",
  accept: PICTURES,
  variant: "line" as const,
};

/** The first photo is the lead picture. Photos are chosen from one's own, or uploaded right here. */
export function PhotoSection({
  photos: { photos, uploads, queue, room, notice, error, lackOf, addFiles, choose, remove, save, move },
  releaseId,
  isPublic,
  isDraft,
  locked,
}: {
  photos: ReleasePhotos;
  releaseId: string | undefined;
  isPublic: boolean;
  isDraft: boolean;
  locked: boolean;
}) {
  const [picking, setPicking] = useState(false);
  const count = photos.length;
  const rows = useSorting({
    length: count,
    ids: photos.map(({ id }) => id),
    nameOf: (place) => assetName(photos[place] as AssetView),
    onMove: (from, to) => move(photos[from] as AssetView, to),
    onRemove: (place) => remove(photos[place] as AssetView),
  });

  return (
    <section aria-labelledby="photos-head">
      <div ref={rows.fallback} tabIndex={-1} className="outline-none">
        <SectionHead id="photos-head" title="Photos" note={`${count} of ${releaseLimits.images}`} />
      </div>
      <p className="meta mt-3">
        The first is the lead picture: on the release, in previews of its link and in feeds. Each is public
        with a caption and a credit, or as it is where you say so.{" "}
        {!isPublic && "Until the release is public its photos are hidden, also on your newsroom."}
      </p>
      <p role="status" className="sr-only">
        {rows.announcement}
      </p>
      {count > 0 && (
        <ol ref={rows.list} aria-label="Photos of this release" className="mt-2">
          {photos.map((photo, place) => (
            <PhotoRow
              key={photo.id}
              photo={photo}
              place={place}
              hidden={isDraft ? null : lackOf(photo)}
              rows={rows}
              onSave={(fields) => save(photo, fields)}
            />
          ))}
        </ol>
      )}
      <div role="alert" className="empty:hidden">
        {error && <FieldError>{error}</FieldError>}
      </div>
      <p role="status" className="mt-2 text-sm text-warn empty:hidden">
        {notice}
      </p>
      {!locked && room > 0 && (
        <div className="mt-4">
          <DropZone onFiles={addFiles} text={text}>
            <Button onClick={() => setPicking(true)}>
              <Images aria-hidden />
              Choose from your photos
            </Button>
          </DropZone>
        </div>
      )}
      {!locked && room === 0 && (
        <p className="meta mt-4">
          {`A release holds ${releaseLimits.images} photos, and this one is full. Remove one to add another.`}
        </p>
      )}
      <UploadList uploads={uploads} queue={queue} />
      {picking && (
        <PhotoPicker
          room={room}
          releaseId={releaseId}
          chosen={photos.map(({ id }) => id)}
          onClose={() => setPicking(false)}
          onChoose={choose}
        />
      )}
    </section>
  );
}
