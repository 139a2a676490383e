"use client";

import { type DragEvent, useEffect, useState } from "react";

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes("Files") ?? false;

/** Takes files that are dropped on an element; null takes none. One that misses it does not replace the page. */
export function useFileDrop(onFiles: ((files: File[]) => void) | null) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const stayOnPage = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
    };
    window.addEventListener("dragover", stayOnPage);
    window.addEventListener("drop", stayOnPage);
    return () => {
      window.removeEventListener("dragover", stayOnPage);
      window.removeEventListener("drop", stayOnPage);
    };
  }, []);

  const handlers = onFiles && {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
