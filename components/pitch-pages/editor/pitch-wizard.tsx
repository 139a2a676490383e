"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { describeField, fieldLabels } from "@/components/pitch-pages/editor/field-labels";
import { PitchFrame, type PitchNewsroom } from "@/components/pitch-pages/editor/pitch-frame";
import { CHOOSE, usePitchPage } from "@/components/pitch-pages/editor/use-pitch-page";
import { createdText } from "@/components/pitch-pages/labels";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { showError, showToast } from "@/components/ui/toast";
import { VersionChoice } from "@/components/wizard/version-choice";
import { useConfirmLeave } from "@/lib/client/use-confirm-leave";
import type { PitchPageKind, PitchPageView } from "@/lib/domain/pitch-pages/schema";

/** Makes a pitch page in four steps, or changes one. */
export function PitchWizard({
  kind,
  initial,
  newsroom,
}: {
  kind: PitchPageKind;
  initial: PitchPageView | null;
  newsroom: PitchNewsroom;
}) {
  const { form, page, isDraft, saved, choices, choose, save, retry } = usePitchPage(initial, newsroom.name);
  const [busy, setBusy] = useState(false);
  const [pressed, setPressed] = useState(0);
  const router = useRouter();
  useConfirmLeave(saved === "waiting" || saved === "failed");

  async function publish() {
    setBusy(true);
    // A page that is out stays what it is; a draft comes out.
    const problem = (await form.trigger())
      ? await save(isDraft ? "PUBLISHED" : undefined)
      : "Please check the fields.";
    setBusy(false);
    if (problem === CHOOSE) return setPressed((count) => count + 1);
    if (problem) return void showError(problem, { id: "pitch-page" });
    showToast(isDraft ? createdText(kind) : "Pitch updated successfully!");
    router.push("/dashboard");
  }

  return (
    <PitchFrame
      kind={kind}
      form={form}
      newsroom={newsroom}
      saved={saved}
      onRetry={() => void retry()}
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
        <VersionChoice
          title="Somebody else saved a change"
          theirTitle="Saved meanwhile"
          takeTheirs="Keep theirs"
          versions={choices.map(({ field, theirs }) => ({
            field,
            label: fieldLabels[field],
            mine: describeField(field, form.getValues(field)),
            theirs: describeField(field, theirs),
          }))}
          pressed={pressed}
          onChoose={choose}
        />
      }
      previewPath={page ? page.url : `/${kind}/`}
      finish={
        <Button variant="ink" busy={busy} busyLabel="Saving" onClick={publish}>
          {isDraft ? "Create Pitch" : "Update Pitch"}
        </Button>
      }
    />
  );
}
