"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { showError } from "@/components/ui/toast";
import { draftText, storedDraft } from "@/lib/client/stored-draft";
import type { MessageFileView } from "@/lib/domain/messaging/files/schema";
import type { AttachedFile, AttachQueue } from "./attach-queue";

export type Attachments = ReturnType<typeof useAttachments>;

/** The files beside a conversation's field. What uploads them is loaded with the first one. */
export function useAttachments(conversationId: string) {
  const [files, setFiles] = useState<AttachedFile[]>([]);
  const [arriving, setArriving] = useState(0);
  const queue = useRef<AttachQueue | null>(null);
  // The server has the files themselves; the tab remembers only that there are some.
  const [marker] = useState(() => storedDraft("tab", `chat-files:${conversationId}`, draftText));

  const load = useCallback(async () => {
    const { AttachQueue } = await import("./attach-queue");
    queue.current ??= new AttachQueue(conversationId, (next) => {
      setFiles(next);
      marker.write(next.length > 0 ? "some" : null);
    });
    return queue.current;
  }, [conversationId, marker]);

  useEffect(() => {
    if (marker.read()) void load().then((loaded) => loaded.restore());
    const goOn = () => queue.current?.goOnWithAll();
    window.addEventListener("online", goOn);
    return () => window.removeEventListener("online", goOn);
  }, [load, marker]);

  return {
    files,
    /** All have arrived and were accepted. */
    areReady: files.every(({ state }) => state === "ready"),
    /** So many were chosen while what uploads them is still being loaded. */
    arriving,
    add: async (sources: readonly File[]) => {
      if (sources.length === 0) return;
      setArriving(sources.length);
      try {
        (await load()).add(sources);
      } catch {
        showError("The files could not be added. Please choose them again.");
      }
      setArriving(0);
    },
    /** Shows files that a message gave back. */
    bring: (given: readonly MessageFileView[]) =>
      void (given.length > 0 && load().then((loaded) => loaded.bring(given))),
    goOn: (key: string, source?: File) => queue.current?.goOn(key, source),
    remove: (key: string) => queue.current?.remove(key),
    take: (): MessageFileView[] => queue.current?.take() ?? [],
  };
}
