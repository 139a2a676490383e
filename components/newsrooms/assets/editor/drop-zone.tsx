"use client";

import { Upload } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-style";
import { useFileDrop } from "@/components/ui/use-file-drop";
import { cn } from "@/lib/utils/cn";
import { PICTURES, VIDEOS } from "@/lib/utils/file-types";

const ACCEPTED = `${PICTURES},${VIDEOS},application/pdf`;

const anything = {
  title: "Drop photos, videos and PDFs here",
  hint: "JPG, PNG, WebP, GIF, MP4, WebM or PDF, up to 25 MB each. Photos and videos are kept for download without the place they were taken; a PDF is kept as it is, with the author, program and dates it names.",
  choose: "Choose files",
  accept: ACCEPTED,
  variant: "ink" as ButtonVariant,
};

/** Several files can be dropped or chosen at once; its texts say so where only some kinds are wanted. */
export function DropZone({
  onFiles,
  text = anything,
  children,
}: {
  onFiles: (files: File[]) => void;
  text?: Pick<typeof anything, "title" | "hint" | "choose"> & Partial<typeof anything>;
  children?: ReactNode;
}) {
  const { title, hint, choose, accept, variant } = { ...anything, ...text };
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useFileDrop(onFiles);

  return (
    <section
      aria-label="Upload"
      {...handlers}
      className={cn(
        "flex flex-wrap items-center gap-x-5 gap-y-3 rounded-md border border-edge border-dashed px-5 py-5",
        isOver && "border-ink bg-accent-tint",
      )}
    >
      <Upload aria-hidden className="size-7 stroke-[1.4] text-ink-3 max-md:hidden" />
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <p className="h4">{title}</p>
        <p className="meta">{hint}</p>
      </div>
      <span className="flex flex-wrap gap-2">
        {children}
        <Button variant={variant} onClick={() => input.current?.click()}>
          {choose}
        </Button>
      </span>
      <input
        ref={input}
        type="file"
        multiple
        accept={accept}
        aria-label={choose}
        className="hidden"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </section>
  );
}
