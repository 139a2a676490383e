"use client";

import { type DragEvent, useState } from "react";
import { ownPicture } from "@/components/profiles/profiles/labels";
import { UploadButton } from "@/components/profiles/work-samples/upload-button";
import { usePictureUpload } from "@/components/profiles/work-samples/use-picture-upload";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { useIsScratch } from "@/components/wizard/scratch";
import { cn } from "@/lib/utils/cn";

/**
 * The picture of an entry, 3:2 or upright, with what may be done about it: uploaded by a button or by dropping it here,
 * taken away, and with `onChoose` chosen from a library.
 */
export function EntryPicture({
  image,
  name,
  isUpright = false,
  isHero = false,
  isLost = false,
  empty = "Drop a picture here",
  onChoose,
  onChange,
}: {
  image: string;
  name: string;
  isUpright?: boolean;
  /** Named, and marked as what its entry should have. */
  isHero?: boolean;
  /** Nobody sees it: it was deleted, or belongs to what is not public. */
  isLost?: boolean;
  /** Said where there is none. */
  empty?: string;
  onChoose?: () => void;
  /** Takes the path of another picture, or an empty text for none. */
  onChange: (image: string) => void;
}) {
  const stored = ownPicture(image || null);
  const shown = isLost ? null : stored;
  const isScratch = useIsScratch();
  const upload = usePictureUpload(onChange);
  const { isOver, ...drop } = useDrop(upload.take);
  const shape = cn("w-full rounded-md", isUpright ? "aspect-9/16 max-w-40" : "aspect-3/2");
  return (
    <div className="min-w-0 self-start" {...(isScratch ? {} : drop)}>
      {isHero && <p className="label mb-1.5">Hero image *</p>}
      {shown ? (
        // biome-ignore lint/performance/noImgElement: our own picture, sized when it was stored
        <img
          src={shown}
          alt=""
          width={isUpright ? 450 : 480}
          height={isUpright ? 800 : 320}
          loading="lazy"
          className={cn(shape, "object-cover", isOver && "outline-2 outline-ink outline-offset-2")}
        />
      ) : (
        <p
          className={cn(
            shape,
            "meta grid place-content-center border border-edge border-dashed p-3 text-center text-pretty",
            !isUpright && "max-sm:aspect-5/2",
            isOver && "border-ink bg-accent-tint",
          )}
        >
          {isScratch ? "3:2" : empty}
        </p>
      )}
      <div className="-ml-2 flex flex-wrap">
        {onChoose && (
          <Button variant="text" size="sm" onClick={onChoose}>
            {stored ? "Change picture" : "Choose a picture"}
            <span className="sr-only"> of {name}</span>
          </Button>
        )}
        {!isScratch && (
          <UploadButton upload={upload} of={name}>
            {stored && !onChoose ? "Replace picture" : "Upload a picture"}
          </UploadButton>
        )}
        {stored && (
          <Button variant="text" size="sm" onClick={() => onChange("")}>
            No picture<span className="sr-only"> for {name}</span>
          </Button>
        )}
      </div>
      <div role="alert">{upload.problem && <FieldError>{upload.problem}</FieldError>}</div>
    </div>
  );
}

/** A place that takes the first file let go over it. */
function useDrop(take: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) take(file);
    },
  };
}
