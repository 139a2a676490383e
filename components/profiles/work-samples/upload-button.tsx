"use client";

import type { ReactNode } from "react";
import { FileButton } from "@/components/ui/file-button";
import { PICTURES } from "@/lib/utils/file-types";
import type { usePictureUpload } from "./use-picture-upload";

/** `of` says whose picture it is, for the button's name. */
export function UploadButton({
  upload: { busy, take },
  of,
  variant = "text",
  children,
}: {
  upload: ReturnType<typeof usePictureUpload>;
  of: string;
  variant?: "text" | "line";
  children: ReactNode;
}) {
  return (
    <FileButton
      variant={variant}
      size="sm"
      busy={busy}
      busyLabel="Uploading"
      accept={PICTURES}
      fileLabel={`Picture file of ${of}`}
      onFile={(file) => void take(file)}
    >
      {children}
      <span className="sr-only"> of {of}</span>
    </FileButton>
  );
}
