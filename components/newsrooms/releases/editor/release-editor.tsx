"use client";

import { Eye } from "lucide-react";
import { useWatch } from "react-hook-form";
import { HideBars } from "@/components/layout/hide-bars";
import { ReleaseActs } from "@/components/newsrooms/releases/editor/release-acts";
import { ReleaseChoice } from "@/components/newsrooms/releases/editor/release-choice";
import { ReleaseFields } from "@/components/newsrooms/releases/editor/release-fields";
import { SharePanel } from "@/components/newsrooms/releases/editor/share-panel";
import { useRelease } from "@/components/newsrooms/releases/editor/use-release";
import { describeWhen, WhenFields } from "@/components/newsrooms/releases/editor/when-fields";
import { PhotoSection } from "@/components/newsrooms/releases/photos/photo-section";
import { usePhotos } from "@/components/newsrooms/releases/photos/use-photos";
import { StateBadge } from "@/components/newsrooms/releases/state-badge";
import { useMay } from "@/components/profiles/companies/rights";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { LinkButton } from "@/components/ui/link-button";
import { showError } from "@/components/ui/toast";
import type { Writer } from "@/components/wizard/writer";
import type { DocumentStatus } from "@/lib/client/document/saved-document";
import { useConfirmLeave } from "@/lib/client/use-confirm-leave";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import type { ReleaseView } from "@/lib/domain/newsrooms/releases/schema";

/** A draft saves itself once it has a headline to be found by; everything else is saved by its button. */
function savedLabel(status: DocumentStatus, state: ReleaseView["state"], title: string): string {
  if (status === "idle" || status === "saved") return "All changes saved";
  if (status === "saving") return "Saving";
  if (title.trim() && status !== "waiting" && status !== "choosing") return COULD_NOT_SAVE;
  if (state !== "DRAFT") return "Changed, not saved yet";
  return title.trim() ? "Not saved yet" : "Not saved yet: write its headline";
}
/** The first empty field of a photo's row: its caption, or else its credit. */
const fieldToFill = (photo?: AssetView) =>
  photo &&
  [
    ...document.querySelectorAll<HTMLInputElement>(
      `[data-row="${photo.id}"] :is(textarea, input:not([type]))`,
    ),
  ].find(({ value }) => value.trim() === "");

const COULD_NOT_SAVE = "Could not save. Nothing is lost; try again";

/**
 * The text is left; its times and acts are right. On phones, as in a wizard, its state stays at the window's head,
 * and what publishes it and when at the foot, in place of the bottom bar.
 */
export function ReleaseEditor({
  initial,
  type,
  listed,
  writer,
}: {
  initial: ReleaseView | null;
  /** Its newsroom is; otherwise the public address of a release answers nobody. */
  listed: boolean;
  writer: Writer;
  /** The type of its newsroom. */
  type: "brand" | "source";
}) {
  const { form, document, state: saved, release, save, remove } = useRelease(initial, writer);
  const photos = usePhotos(form, release);
  const [later, held, publishLocal, embargoLocal, title] = useWatch({
    control: form.control,
    name: ["later", "held", "publishLocal", "embargoLocal", "title"],
  });
  const state = release?.state ?? "DRAFT";
  const early = state === "DRAFT" || state === "SCHEDULED";
  const mayPublish = useMay("publish");
  // An Editor changes drafts alone: everything else is for others to see.
  const isReadOnly = state !== "DRAFT" && !mayPublish;
  const locked = state === "WITHDRAWN" || isReadOnly;
  const hasWhen = !locked && (early || state === "EMBARGOED");
  const isPublic = state === "PUBLISHED" || state === "CORRECTED";
  const publicPath = isPublic && listed ? release?.url : undefined;
  const { id } = saved.stored;
  const label = savedLabel(saved.status, state, title);
  useConfirmLeave(saved.unsaved !== "none" || photos.onTheirWay > 0);

  /** Returns whether it may go out as it is, and says what is in the way. */
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
      className="flex flex-col gap-10 md:grid md:grid-cols-[minmax(0,1fr)_304px] lg:gap-18"
    >
      <HideBars which="bottom" />
      <ReleaseFields
        above={
          <>
            <FormError>{saved.errors[""]}</FormError>
            <ReleaseChoice state={saved} onChoose={document.choose} />
          </>
        }
        form={form}
        locked={locked}
        type={type}
        photos={
          <fieldset disabled={isReadOnly} className="contents">
            <PhotoSection
              photos={photos}
              releaseId={id ?? undefined}
              isPublic={isPublic}
              isDraft={state === "DRAFT"}
              locked={locked}
            />
          </fieldset>
        }
      />
      <aside
        aria-label="Publishing"
        className="max-md:contents md:sticky md:top-6 md:grid md:content-start md:gap-8 md:self-start"
      >
        <div className="max-md:contents md:grid md:gap-3">
          <p className="max-md:dock-top z-3 flex flex-wrap items-center gap-3 max-md:order-first max-md:-mx-5 max-md:-my-5 max-md:border-rule max-md:border-b max-md:bg-paper max-md:px-5 max-md:py-2.5">
            <StateBadge state={state} />
            <span role="status" className="meta">
              {label}
            </span>
            {label === COULD_NOT_SAVE && state === "DRAFT" && (
              <Button size="sm" onClick={() => void document.flush()}>
                Try again
              </Button>
            )}
          </p>
          <div className="max-md:dock z-3 max-md:order-last max-md:-mx-5 max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-4 max-md:gap-y-2 max-md:border-rule max-md:border-t max-md:bg-paper max-md:px-5 max-md:py-3">
            {hasWhen && (
              <a href="#when" className="hit-area link text-sm md:hidden">
                {describeWhen({ later, held, publishLocal, embargoLocal })}
              </a>
            )}
            <ReleaseActs
              id={id}
              form={form}
              savedForm={saved.stored.values}
              state={state}
              later={later}
              held={held}
              lacking={photos.lacking}
              letOut={photos.photos.filter(photos.lackOf).map((photo) => photo.id)}
              firstLacking={() => fieldToFill(photos.photos.find(photos.lackOf))}
              check={check}
              save={save}
              remove={remove}
            />
          </div>
          {id && state !== "WITHDRAWN" && (
            <LinkButton
              href={publicPath ?? `/releases/${id}/preview`}
              variant="text"
              size="sm"
              className="self-start justify-self-start"
            >
              <Eye aria-hidden />
              {publicPath ? "Public page" : "Preview"}
            </LinkButton>
          )}
        </div>
        {hasWhen && <WhenFields form={form} canSchedule={early} />}
        {release && state === "EMBARGOED" && <SharePanel release={release} />}
      </aside>
    </form>
  );
}
