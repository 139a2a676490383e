"use client";

import { type ReactNode, useCallback, useRef, useState } from "react";
import { useRouter } from "@/components/layout/acting";
import { wizardPath } from "@/components/pitching/pitch-pages/labels";
import { PerksField } from "@/components/profiles/inputs/perks-field";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { showToast } from "@/components/ui/toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import { otherWindow, VersionChoice } from "@/components/wizard/version-choice";
import {
  type DraftField,
  type DraftView,
  draftFields,
  draftLabels,
} from "@/lib/domain/pitching/pitch-drafts/schema";
import { pitchPageKindOf } from "@/lib/domain/pitching/pitch-pages/rules";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { AssistBar } from "./assist-bar";
import type { FieldAssist } from "./assist-state";
import type { Template } from "./drafts-api";
import { editPath } from "./edit-path";
import { EditorFoot } from "./editor-foot";
import { EditorHead, OfPageNote, RestoredNote } from "./editor-head";
import { NewsPanel } from "./news-panel";
import { PitchFields } from "./pitch-fields";
import { isBlank, type PitchValues } from "./pitch-form";
import { PitchPreview } from "./pitch-preview";
import { SuggestionCard } from "./suggestion-card";
import { TemplateDialog } from "./template-dialog";
import { useAssist } from "./use-assist";
import { usePitchEditor } from "./use-pitch-editor";

export type PitchWriter = { userId: string; profileId: string; name: string; type: UserType; aiOn: boolean };

type EditorProps = {
  /** Null starts a new pitch. */
  draft: DraftView | null;
  writer: PitchWriter;
  /** The score above which a pitch is newsworthy. */
  newsThreshold: number;
  bell: ReactNode;
};

/**
 * A new pitch gets its id, and its address, when it is first saved; the same editor goes on then, while another pitch
 * in the address opens another.
 */
export function PitchEditor(props: EditorProps) {
  const { draft } = props;
  const router = useRouter();
  const [ownId, setOwnId] = useState(draft?.id ?? null);
  const [opened, setOpened] = useState(0);
  if (draft && draft.id !== ownId) {
    setOwnId(draft.id);
    setOpened(opened + 1);
  }
  const onCreated = useCallback(
    (id: string) => {
      setOwnId(id);
      router.replace(editPath(id), { scroll: false });
    },
    [router],
  );
  return <Editor key={opened} {...props} onCreated={onCreated} />;
}

function Editor({
  draft,
  writer,
  newsThreshold,
  bell,
  onCreated,
}: EditorProps & { onCreated: (id: string) => void }) {
  const [isNew] = useState(draft === null);
  const [asking, setAsking] = useState(false);
  const ready = useHydrated();
  const editor = usePitchEditor(draft, writer, onCreated);
  const { form, values, document, state, fill } = editor;
  const { id, facts } = state.stored;
  const assist = useAssist(values, fill, editor.notePiece);
  const askButton = useRef<HTMLButtonElement>(null);
  const acts = {
    ...assist,
    dismiss: (one: FieldAssist) => {
      assist.dismiss(one);
      if (assist.open.length === 1) askButton.current?.focus();
    },
  };

  function applyTemplate(template: Template, replace: boolean) {
    const before = values;
    fill(templateParts(template, values, replace));
    showToast("The template is filled in. Write your own words for what stands in brackets.", {
      id: "pitch-template",
      action: { label: "Undo", onClick: () => fill(before) },
    });
  }

  const under = (field: DraftField) => {
    const own = assist.open.find((one) => one.field === field);
    if (!own) return null;
    const key = `${field}-${assist.focus.round}`;
    const takesFocus = assist.focus.field === field;
    return (
      <SuggestionCard key={key} assist={own} source={assist.source} acts={acts} takesFocus={takesFocus} />
    );
  };

  return (
    <div className="overflow-clip border-rule max-md:-mx-5 max-md:-mt-4 md:rounded-md md:border">
      <EditorHead
        title={isNew ? "New Pitch" : `Editing: ${values.title.trim() || "Untitled pitch"}`}
        state={state}
        isNew={isNew && !id}
        bell={bell}
        inUse={facts.isActive ?? false}
        closing={editor.closing}
        onClose={() => {
          if (editor.holdsChanges) setAsking(true);
          else void editor.close();
        }}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        cancelLabel="Keep editing"
        confirmLabel="Discard"
        destructive
        onConfirm={editor.discard}
      >
        This pitch is in use and stays as it was saved last. Your changes go live only with Save.
      </ConfirmDialog>
      <div className="lg:grid lg:grid-cols-[minmax(0,1.16fr)_minmax(0,1fr)]">
        <form
          noValidate
          aria-label="Pitch in five W’s"
          className="grid min-w-0 content-start gap-6 px-5 py-6 md:px-6 md:py-7 xl:px-8"
          onSubmit={editor.start}
        >
          {editor.restored && <RestoredNote onDiscard={editor.discardRestored} />}
          <VersionChoice
            state={state}
            labelOf={(field) => (field === "perks" ? "Perks" : draftLabels[field])}
            onChoose={document.choose}
            texts={otherWindow}
          />
          {facts.pitchPageId && (
            <OfPageNote href={`${wizardPath(pitchPageKindOf(writer.type))}?id=${facts.pitchPageId}`} />
          )}
          {isNew && (
            <div>
              <TemplateDialog
                type={writer.type}
                hasText={!isBlank(values)}
                onUse={applyTemplate}
                onClosed={() => form.setFocus("title")}
              />
            </div>
          )}
          <PitchFields form={form} values={values} type={writer.type} ready={ready} under={under} />
          {writer.aiOn && (
            <AssistBar
              ref={askButton}
              busy={assist.busy}
              disabled={!hasText(values)}
              href={ready || !draft ? undefined : `/matching/improve/${draft.id}`}
              note={assist.note}
              onAsk={assist.ask}
            />
          )}
          <PerksField type={writer.type} perks={values.perks} onChange={(perks) => fill({ perks })} />
          <EditorFoot values={values} starting={editor.starting} fill={fill} />
        </form>
        <aside
          aria-label="Preview and newsworthiness"
          className="min-w-0 border-rule bg-sunk px-5 py-6 max-lg:border-t md:px-6 md:pt-7 md:pb-9 lg:border-l xl:px-8"
        >
          <PitchPreview
            values={values}
            assisted={facts.aiAssistedFields ?? []}
            name={writer.name}
            type={writer.type}
          />
          <NewsPanel
            news={facts.newsworthiness ?? null}
            aiOn={writer.aiOn}
            threshold={newsThreshold}
            potential={assist.potential}
          />
        </aside>
      </div>
    </div>
  );
}

const hasText = (values: PitchValues) => draftFields.some((field) => values[field].trim() !== "");

function templateParts(template: Template, values: PitchValues, replace: boolean): Partial<PitchValues> {
  const texts = draftFields.filter((field) => replace || values[field].trim() === "");
  const perks = replace || values.perks.length === 0 ? { perks: template.perks } : {};
  return { ...Object.fromEntries(texts.map((field) => [field, template[field]])), ...perks };
}
