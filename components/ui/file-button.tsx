"use client";

import { type ComponentProps, useRef } from "react";
import { Button } from "@/components/ui/button";

/** `fileLabel` names the field that takes the one file. */
export function FileButton({
  accept,
  fileLabel,
  onFile,
  ...button
}: Omit<ComponentProps<typeof Button>, "onClick"> & {
  accept: string;
  fileLabel: string;
  onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={fileLabel}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
