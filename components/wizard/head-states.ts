import type { SaveState } from "@/components/wizard/wizard-head";
import type { DocumentStatus } from "@/lib/client/document/saved-document";

/** The head of a wizard shows these states of a document that saves itself. */
export const headStates: Record<DocumentStatus, SaveState> = {
  ...{ idle: "idle", waiting: "waiting", choosing: "waiting", saving: "saving", saved: "saved" },
  ...{ retrying: "failed", refused: "failed" },
};
