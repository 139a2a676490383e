"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useFlushOnLeave } from "@/lib/client/use-flush-on-leave";
import type { DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import { uuidv7 } from "@/lib/utils/uuid";
import { DraftSaver } from "./draft-saver";
import { createDraft, deleteDraft, updateDraft } from "./drafts-api";
import { writeLocal } from "./local-draft";

/**
 * The saver of one open editor: saves on when the page hides or closes and when the connection is back. Lists shown
 * after it are read again.
 */
export function useDraftSaver(draft: DraftView | null, userId: string) {
  const router = useRouter();
  const [saver] = useState(
    () =>
      new DraftSaver(draft, {
        create: createDraft,
        update: updateDraft,
        remove: deleteDraft,
        keep: (draftId, localCopy) => writeLocal(userId, draftId, localCopy),
        newKey: uuidv7,
        now: Date.now,
      }),
  );
  const view = useSyncExternalStore(saver.subscribe, saver.getView, saver.getView);

  useFlushOnLeave(saver.flush);
  useEffect(() => {
    return () => {
      void saver.close().then((changed) => changed && router.refresh());
    };
  }, [saver, router]);

  return { saver, ...view };
}
