"use client";

import { Eye } from "lucide-react";
import { useWatch } from "react-hook-form";
import { ReleaseActs } from "@/components/releases/editor/release-acts";
import { ReleaseFields } from "@/components/releases/editor/release-fields";
import { SharePanel } from "@/components/releases/editor/share-panel";
import { useRelease } from "@/components/releases/editor/use-release";
import { WhenFields } from "@/components/releases/editor/when-fields";
import { StateBadge } from "@/components/releases/state-badge";
import { LinkButton } from "@/components/ui/link-button";
import type { ReleaseView } from "@/lib/domain/releases/schema";

const savedWords = {
  saved: "All changes saved",
  waiting: "Not saved yet",
  saving: "Saving",
  failed: "Could not save. Nothing is lost; try again",
} as const;

/** Writing a release: what it says left, when it goes out and what to do with it right. */
export function ReleaseEditor({ initial }: { initial: ReleaseView | null }) {
  const { form, release, saved, save, remove } = useRelease(initial);
  const [later, held] = useWatch({ control: form.control, name: ["later", "held"] });
  const state = release?.state ?? "DRAFT";
  const early = state === "DRAFT" || state === "SCHEDULED";
  return (
    <form
      aria-label="Release"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-10 md:grid-cols-[minmax(0,1fr)_304px] lg:gap-18"
    >
      <ReleaseFields form={form} locked={state === "WITHDRAWN"} />
      <aside aria-label="Publishing" className="grid content-start gap-8 md:sticky md:top-6 md:self-start">
        <div className="grid gap-3">
          <p className="flex items-center gap-3">
            <StateBadge state={state} />
            <span role="status" className="meta">
              {state === "DRAFT" || saved !== "waiting" ? savedWords[saved] : "Changed, not saved yet"}
            </span>
          </p>
          <ReleaseActs
            state={state}
            later={later}
            held={held}
            check={() => form.trigger()}
            save={save}
            remove={remove}
          />
          {release && state !== "WITHDRAWN" && (
            <LinkButton
              href={early || state === "EMBARGOED" ? `/releases/${release.id}/preview` : release.url}
              variant="text"
              size="sm"
              className="justify-self-start"
            >
              <Eye aria-hidden />
              {early || state === "EMBARGOED" ? "Preview" : "Public page"}
            </LinkButton>
          )}
        </div>
        <WhenFields form={form} canSchedule={early} canHold={early || state === "EMBARGOED"} />
        {release && state === "EMBARGOED" && <SharePanel releaseId={release.id} />}
      </aside>
    </form>
  );
}
