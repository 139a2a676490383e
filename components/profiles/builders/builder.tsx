"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { useRouter } from "@/components/layout/acting";
import { BuilderFrame, stepWith } from "@/components/profiles/builders/builder-frame";
import { BuilderPreview } from "@/components/profiles/builders/builder-preview";
import { DiscardChanges } from "@/components/profiles/builders/discard-changes";
import { useBuilder } from "@/components/profiles/builders/use-builder";
import { MayPress } from "@/components/profiles/companies/rights";
import { idOf } from "@/components/profiles/inputs/error-under";
import { OwnProfile } from "@/components/profiles/inputs/own-profile";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { LinkButton } from "@/components/ui/link-button";
import { showToast } from "@/components/ui/toast";
import { headStates } from "@/components/wizard/head-states";
import { openStep } from "@/components/wizard/use-wizard-step";
import { otherWindow } from "@/components/wizard/version-choice";
import type { UserType } from "@/db/enums";
import type { BuilderDraftView, BuilderValues } from "@/lib/domain/profiles/builders/schema";
import { isPublishable } from "@/lib/domain/profiles/builders/steps";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";

// A choice is rare, and the fields that it names bring the checks of a whole profile along.
const ProfileChoice = dynamic(() =>
  import("@/components/profiles/inputs/profile-choice").then((part) => part.ProfileChoice<BuilderValues>),
);
/** The texts of a choice whose other version somebody else published. */
const published = {
  title: "Somebody else published a change",
  theirTitle: "Published by somebody else",
  takeTheirs: "Keep theirs",
};

function textsOf(kind: UserType, built: boolean) {
  const newsroom = isNewsroomType(kind);
  const noun = newsroom ? "Newsroom" : "Profile";
  const publish =
    kind === "brand"
      ? built
        ? "Update Newsroom"
        : "Create Newsroom"
      : built
        ? "Save Changes"
        : "Publish Profile";
  return {
    publish,
    done: `${noun} updated successfully! Changes saved.`,
    failed: `Failed to update ${noun.toLowerCase()}. Please try again.`,
  };
}

/**
 * The builder of a type has its steps left, the page as it would be right. Everything typed is saved as a draft;
 * publishing leads to the public page, or back to the settings it came from.
 */
export function Builder({ draft: initial, back }: { draft: BuilderDraftView; back: "/settings" | null }) {
  const { builder, state } = useBuilder(initial);
  const { stored, values, errors } = state;
  const { facts: draft, version } = stored;
  const kind = initial.userType.toLowerCase() as UserType;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string; path?: string } | null>(null);
  const [refused, setRefused] = useState(0);
  const router = useRouter();
  const built = draft.published.about.trim() !== "";
  const texts = textsOf(kind, built);
  const closed = !isPublishable(kind, values);

  async function publish() {
    if (closed) return;
    setBusy(true);
    // A tag that was typed when the button was pressed is taken as that press ends.
    await new Promise((resolve) => setTimeout(resolve));
    const result = await builder.publish();
    if ("url" in result) {
      await builder.flush();
      if (!back) return window.location.assign(result.url);
      showToast(texts.done);
      return router.push(back);
    }
    setBusy(false);
    setRefused((count) => count + 1);
    setProblem({ text: result.problem || texts.failed, path: result.path });
    const step = stepWith(kind, result.path);
    if (step) openStep(step);
  }

  return (
    <OwnProfile value={initial}>
      <BuilderFrame
        kind={kind}
        values={values}
        errors={errors}
        change={(part) => {
          setProblem(null);
          builder.change(part);
        }}
        saved={headStates[state.status]}
        onRetry={() => void builder.flush()}
        exits={
          <LinkButton href={back ?? "/dashboard"} variant="text" size="sm">
            Close
          </LinkButton>
        }
        preview={<BuilderPreview version={`${version} ${initial.avatarUrl} ${initial.logoUrl}`} />}
        previewPath={draft.url}
        finish={
          <MayPress act="publish">
            <Button
              variant="ink"
              busy={busy}
              busyLabel="Publishing"
              aria-disabled={closed || undefined}
              onClick={publish}
            >
              {texts.publish}
            </Button>
          </MayPress>
        }
        above={(step) => (
          <>
            <Position step={step} onStep={builder.goTo} />
            {state.choices.length > 0 && (
              <ProfileChoice
                state={state}
                onChoose={builder.choose}
                texts={state.chosenFrom === "window" ? otherWindow : published}
              />
            )}
            <FormError fieldId={problem?.path && idOf(problem.path)} pressed={refused}>
              {problem?.text ?? errors[""]}
            </FormError>
          </>
        )}
        below={
          (version > 0 || values !== stored.values) && (
            <DiscardChanges
              onDiscard={async () => {
                setProblem(null);
                return builder.discard();
              }}
            />
          )
        }
      />
    </OwnProfile>
  );
}

/** The draft opens next time with the step that is open now. */
function Position({ step, onStep }: { step: number; onStep: (step: number) => void }) {
  useEffect(() => onStep(step), [step, onStep]);
  return null;
}
