"use client";

import { Eye } from "lucide-react";
import { useWatch } from "react-hook-form";
import { ReleaseActs } from "@/components/newsrooms/releases/editor/release-acts";
import { ReleaseFields } from "@/components/newsrooms/releases/editor/release-fields";
import { SharePanel } from "@/components/newsrooms/releases/editor/share-panel";
import { useRelease } from "@/components/newsrooms/releases/editor/use-release";
import { WhenFields } from "@/components/newsrooms/releases/editor/when-fields";
import { PhotoSection } from "@/components/newsrooms/releases/photos/photo-section";
import { usePhotos } from "@/components/newsrooms/releases/photos/use-photos";
import { StateBadge } from "@/components/newsrooms/releases/state-badge";
import { useMay } from "@/components/profiles/companies/rights";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { showError } from "@/components/ui/toast";
import { useConfirmLeave } from "@/lib/client/use-confirm-leave";
import type { ReleaseView } from "@/lib/domain/newsrooms/releases/schema";

const savedLabel = {
  saved: "All changes saved",
  saving: "Saving",
  failed: "Could not save. Nothing is lost; try again",
} as const;

/** A draft saves itself once it has a headline to be found by; everything else is saved by its button. */
function waitingLabel(state: ReleaseView["state"], title: string): string {
  if (state !== "DRAFT") return "Changed, not saved yet";
  return title.trim() ? "Not saved yet" : "Not saved yet: write its headline";
}

/** Writing a release: what it says left, when it goes out and what to do with it right. */
export function ReleaseEditor({
  initial,
  type,
}: {
  initial: ReleaseView | null;
  /** Its newsroom's. */
  type: "brand" | "source";
}) {
  const { form, release, savedForm, saved, save, remove } = useRelease(initial);
  const photos = usePhotos(form, release);
  const [later, held, title] = useWatch({ control: form.control, name: ["later", "held", "title"] });
  const state = release?.state ?? "DRAFT";
  const early = state === "DRAFT" || state === "SCHEDULED";
  const mayPublish = useMay("publish");
  // An Editor changes drafts alone: everything else is for others to see.
  const isReadOnly = state !== "DRAFT" && !mayPublish;
  const locked = state === "WITHDRAWN" || isReadOnly;
  const isPublic = state === "PUBLISHED" || state === "CORRECTED";
  useConfirmLeave(saved !== "saved" || photos.onTheirWay > 0);

  /** Whether it may go out as it stands; says what is in the way. */
  async function check(): Promise<boolean> {
    if (photos.onTheirWay > 0) {
      showError("Photos are still on their way. Wait for them, or cancel their upload.", {
        id: "photos-wait",
      });
      return false;
    }
    return form.trigger();
  }

  return (
    <form
      aria-label="Release"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-10 md:grid-cols-[minmax(0,1fr)_304px] lg:gap-18"
    >
      <ReleaseFields
        form={form}
        locked={locked}
        type={type}
        photos={
          <fieldset disabled={isReadOnly} className="contents">
            <PhotoSection photos={photos} releaseId={release?.id} isPublic={isPublic} locked={locked} />
          </fieldset>
        }
      />
      <aside aria-label="Publishing" className="grid content-start gap-8 md:sticky md:top-6 md:self-start">
        <div className="grid gap-3">
          <p className="flex flex-wrap items-center gap-3">
            <StateBadge state={state} />
            <span role="status" className="meta">
              {saved === "waiting" ? waitingLabel(state, title) : savedLabel[saved]}
            </span>
            {saved === "failed" && state === "DRAFT" && (
              <Button size="sm" onClick={() => void save()}>
                Try again
              </Button>
            )}
          </p>
          <ReleaseActs
            form={form}
            savedForm={savedForm}
            state={state}
            later={later}
            held={held}
            check={check}
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
        {!locked && <WhenFields form={form} canSchedule={early} canHold={early || state === "EMBARGOED"} />}
        {release && state === "EMBARGOED" && <SharePanel release={release} />}
      </aside>
    </form>
  );
}
