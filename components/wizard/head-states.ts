import type { SaveState } from "@/components/wizard/wizard-head";
import type { DocumentStatus } from "@/lib/client/document/saved-document";

/** How a document that saves itself is shown in the head of its wizard. */
export const headStates: Record<DocumentStatus, SaveState> = {
  ...{ idle: "idle", waiting: "waiting", choosing: "waiting", saving: "saving", saved: "saved" },
  ...{ retrying: "failed", refused: "failed" },
};
