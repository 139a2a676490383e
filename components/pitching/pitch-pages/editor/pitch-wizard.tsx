"use client";

import { useState } from "react";
import { useRouter } from "@/components/layout/acting";
import { describeField, fieldLabels } from "@/components/pitching/pitch-pages/editor/field-labels";
import { PitchFrame, type PitchNewsroom } from "@/components/pitching/pitch-pages/editor/pitch-frame";
import { usePitchPage } from "@/components/pitching/pitch-pages/editor/use-pitch-page";
import { createdText } from "@/components/pitching/pitch-pages/labels";
import { DiscardChanges } from "@/components/profiles/builders/discard-changes";
import { MayPress, useMay, WaitsNote } from "@/components/profiles/companies/rights";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { LinkButton } from "@/components/ui/link-button";
import { showError, showToast } from "@/components/ui/toast";
import { headStates } from "@/components/wizard/head-states";
import { VersionChoice } from "@/components/wizard/version-choice";
import type { SaveState } from "@/components/wizard/wizard-head";
import type { Writer } from "@/components/wizard/writer";
import { useConfirmLeave } from "@/lib/client/use-confirm-leave";
import type { PitchPageKind, PitchPageView } from "@/lib/domain/pitching/pitch-pages/schema";

export function PitchWizard({
  kind,
  initial,
  newsroom,
  writer,
}: {
  kind: PitchPageKind;
  initial: PitchPageView | null;
  newsroom: PitchNewsroom;
  /** The signed-in account and the newsroom it acts for. */
  writer: Writer;
}) {
  const { form, document, state, page, isDraft } = usePitchPage({
    kind,
    initial,
    name: newsroom.name,
    writer,
  });
  const { status, unsaved, restored } = state;
  const [busy, setBusy] = useState(false);
  const [pressed, setPressed] = useState(0);
  const mayPublish = useMay("publish");
  const router = useRouter();
  // What this browser stores of a page that is out is there again; a draft belongs on the server.
  useConfirmLeave(isDraft ? unsaved !== "none" && status !== "saving" : unsaved === "open");

  async function publish() {
    setBusy(true);
    // A page that is out stays so; a draft comes out.
    const isWhole = await form.trigger();
    const outcome = isWhole ? await document.save(isDraft ? { status: "PUBLISHED" } : {}) : null;
    setBusy(false);
    setPressed((count) => count + 1);
    if (document.getState().choices.length > 0) return;
    if (!outcome) return void showError("Please check the fields.", { id: "pitch-page" });
    if (!outcome.ok) return void showError(outcome.message, { id: "pitch-page" });
    showToast(isDraft ? createdText(kind) : "Pitch updated successfully!");
    router.push("/dashboard");
  }

  return (
    <PitchFrame
      kind={kind}
      form={form}
      newsroom={newsroom}
      locked={!isDraft && !mayPublish}
      saved={isDraft ? headStates[status] : describePublic(headStates[status], unsaved)}
      onRetry={() => void (isDraft ? document.flush() : document.save({}))}
      exits={
        <>
          <LinkButton href="/settings" variant="text" size="sm" className="max-md:hidden">
            Back to Settings
          </LinkButton>
          <LinkButton href="/settings" variant="text" size="sm">
            Cancel
          </LinkButton>
        </>
      }
      above={
        <>
          {!isDraft && !mayPublish && <WaitsNote act="publish" />}
          <FormError pressed={pressed}>{state.errors[""]}</FormError>
          {restored.length > 0 && (
            <p role="status" className="rounded-md bg-sunk px-4 py-3 text-sm">
              {isDraft
                ? "What you typed before is here again."
                : "What you changed before is here again. Nobody else sees it before Update Pitch."}
            </p>
          )}
          <VersionChoice
            state={state}
            labelOf={(field) => fieldLabels[field]}
            describe={(value, field) => describeField(field, value)}
            pressed={pressed}
            onChoose={document.choose}
          />
        </>
      }
      below={
        !isDraft &&
        unsaved !== "none" && (
          <DiscardChanges
            onDiscard={async () => {
              document.reset();
              return undefined;
            }}
          />
        )
      }
      previewPath={page.url ?? `/${kind}/`}
      finish={
        <MayPress act="publish">
          <Button variant="ink" busy={busy} busyLabel="Saving" onClick={publish}>
            {isDraft ? "Create Pitch" : "Update Pitch"}
          </Button>
        </MayPress>
      }
    />
  );
}

/** A page that is out is saved by its button alone, so its state differs from a draft's. */
function describePublic(
  saved: SaveState,
  unsaved: "none" | "stored" | "open",
): SaveState | "local" | "unchanged" {
  if (saved === "idle") return "unchanged";
  return saved === "waiting" && unsaved === "stored" ? "local" : saved;
}
