"use client";

import { Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/utils/cn";

export const ACCEPTED =
  "image/jpeg,image/png,image/webp,image/gif,image/avif,video/mp4,video/webm,application/pdf";

/** Where files are dropped or chosen, several at once. */
export function DropZone({ onFiles, children }: { onFiles: (files: File[]) => void; children?: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <section
      aria-label="Upload"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={cn(
        "flex flex-wrap items-center gap-x-5 gap-y-3 rounded-md border border-edge border-dashed px-5 py-5",
        over && "border-ink bg-accent-tint",
      )}
    >
      <Upload aria-hidden className="size-7 stroke-[1.4] text-ink-3 max-md:hidden" />
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <p className="h4">Drop photos, videos and PDFs here</p>
        <p className="meta">
          JPG, PNG, WebP, GIF, AVIF, MP4, WebM or PDF, up to 25 MB each. Originals are kept for download,
          without the place they were taken.
        </p>
      </div>
      <span className="flex flex-wrap gap-2">
        {children}
        <Button variant="ink" onClick={() => input.current?.click()}>
          Choose files
        </Button>
      </span>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label="Choose files"
        className="hidden"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </section>
  );
}
