"use client";

import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { useRouter } from "@/components/layout/acting";
import { EntryPicture } from "@/components/profiles/inputs/entry-picture";
import { FieldAt } from "@/components/profiles/inputs/field-at";
import { FilledTexts } from "@/components/profiles/inputs/filled-fields";
import { TagEditor } from "@/components/profiles/inputs/tag-editor";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { Progress } from "@/components/ui/progress";
import { SectionHead } from "@/components/ui/section";
import { Select } from "@/components/ui/select";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useConfirmLeave } from "@/lib/client/use-confirm-leave";
import { useStoredDraft } from "@/lib/client/use-stored-draft";
import { isReel } from "@/lib/domain/profiles/profiles/reels";
import type { WorkSampleView } from "@/lib/domain/profiles/profiles/schema";
import { workLimits } from "@/lib/domain/profiles/work-samples/limits";
import { creatorPlatforms } from "@/lib/domain/vocabulary/options/options";
import { parseCount } from "@/lib/utils/read-number";
import { typesWithReels, WORK_PATH, workLabels } from "./labels";
import { type FileChanges, useSaveWork } from "./use-save-work";
import { WorkFiles } from "./work-files";
import { noWork, valuesOf, type WorkValues, workValues } from "./work-values";

const names = { url: "Address", title: "Title", description: "Description", descriptionField: "description" };
const NO_ERRORS: Record<string, string> = {};

/** Writes a piece of work, or changes `sample`. What is typed survives a failed upload and a reload. */
export function WorkForm({ sample, isCreator }: { sample: WorkSampleView | null; isCreator: boolean }) {
  const router = useRouter();
  const hydrated = useHydrated();
  const [stored, setStored] = useState(sample);
  const empty = useMemo(
    () => (stored ? valuesOf(stored) : noWork(isCreator ? "Reel" : "Article")),
    [stored, isCreator],
  );
  const [values, setValues] = useStoredDraft<WorkValues>(
    `draft:work:${sample?.id ?? "new"}`,
    workValues,
    empty,
  );
  const [files, setFiles] = useState<FileChanges>({});
  const { state, save, cancel, forget } = useSaveWork(setStored);
  const form = useRef<HTMLFormElement>(null);
  const errors = state.kind === "refused" ? state.errors : NO_ERRORS;
  const isDirty = values !== empty || Object.values(files).some((change) => change !== undefined);
  const isSaving = state.kind === "saving";
  useConfirmLeave(isSaving || Object.values(files).some((change) => change instanceof File));
  useEffect(() => {
    if (state.kind === "refused") form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [state]);

  const change = (part: Partial<WorkValues>) => {
    if (state.kind === "refused") forget();
    setValues({ ...values, ...part });
  };
  const isReelType = isCreator && isReel(values);
  const hasVideo = Boolean(stored?.video);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    if (!(await save(values, stored, isReelType || hasVideo ? files : {}))) return;
    setValues(empty);
    router.push(`${WORK_PATH}?done=${sample ? "saved" : "created"}`);
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="max-w-[60rem]"
    >
      <FormError>
        {state.kind === "refused" && Object.keys(errors).every((name) => !isShown(name)) && state.message}
      </FormError>
      <fieldset disabled={!hydrated} className="@container min-w-0">
        <div className="grid gap-x-7 gap-y-5 md:grid-cols-[240px_minmax(0,1fr)]">
          <div className={isReelType ? "max-w-40" : "max-w-60"}>
            <EntryPicture
              isUpright={isReelType}
              image={values.image}
              name={values.title.trim().slice(0, 40) || "this piece"}
              onChange={(image) => change({ image })}
            />
          </div>
          <div className="grid min-w-0 content-start gap-4">
            <FilledTexts
              path="work"
              names={names}
              errors={errors}
              limits={workLimits}
              url={values.url}
              onUrl={(url) => change({ url })}
              value={{ ...values, autoPopulated: false }}
              blankType={stored ? undefined : empty.type}
              onChange={({ type, title, description, image, tags }) =>
                change({ type, title, description, image: image ?? "", tags })
              }
            />
            <Details {...{ values, change, errors, isCreator }} />
            {isReelType && <Figures {...{ values, change, errors }} />}
            {isReelType || hasVideo ? (
              <WorkFiles stored={stored?.video ?? null} files={files} errors={errors} onChange={setFiles} />
            ) : (
              isCreator && <p className="meta">{workLabels.noVideo}</p>
            )}
          </div>
        </div>
        <div className="mt-10 grid gap-4 border-rule border-t bg-paper py-4 md:dock">
          {isSaving && state.share !== null && (
            <Progress
              label={state.share < 1 ? "Sending" : "Being checked"}
              detail={`${Math.round(state.share * 100)}%`}
              value={state.share}
              action={
                <Button size="sm" onClick={cancel}>
                  Cancel
                </Button>
              }
            />
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" variant="ink" busy={isSaving} busyLabel="Saving">
              {sample ? "Save changes" : "Show this piece"}
            </Button>
            <LinkButton href={WORK_PATH} variant="text">
              Back to all work
            </LinkButton>
            <span role="status" className="meta">
              {isDirty && !isSaving && (
                <>
                  Typed, not saved yet.{" "}
                  <button
                    type="button"
                    className="link"
                    onClick={() => {
                      setValues(empty);
                      setFiles({});
                      forget();
                    }}
                  >
                    Discard
                  </button>
                </>
              )}
            </span>
          </div>
        </div>
      </fieldset>
    </form>
  );
}

/** A refusal can stand beside these fields of the form. */
const shown = ["url", "title", "description", "type", "outlet", "platform", "day", "tags"];
const isShown = (name: string) =>
  [...shown, "engagement", "plays", "file", "captions"].some((field) => name.startsWith(`work.${field}`));

type Part = {
  values: WorkValues;
  change: (part: Partial<WorkValues>) => void;
  errors: Readonly<Record<string, string>>;
};

function Details({ values, change, errors, isCreator }: Part & { isCreator: boolean }) {
  const platformsId = useId();
  return (
    <>
      <div className="grid gap-4 @min-[520px]:grid-cols-2">
        <FieldAt path="work.type" errors={errors} label="Type">
          <Select value={values.type} onChange={({ target }) => change({ type: target.value })}>
            {typesWithReels(isCreator, values.type).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </FieldAt>
        <FieldAt path="work.day" errors={errors} label="Published" note="optional">
          <Input type="date" value={values.day} onChange={({ target }) => change({ day: target.value })} />
        </FieldAt>
        <FieldAt
          path="work.outlet"
          errors={errors}
          label={isCreator ? "Brand it was for" : "Outlet"}
          note="optional"
        >
          <Input
            autoComplete="off"
            value={values.outlet}
            onChange={({ target }) => change({ outlet: target.value })}
          />
        </FieldAt>
        {isCreator && (
          <FieldAt path="work.platform" errors={errors} label="Platform" note="optional">
            <Input
              autoComplete="off"
              list={platformsId}
              placeholder="instagram"
              value={values.platform}
              onChange={({ target }) => change({ platform: target.value })}
            />
          </FieldAt>
        )}
      </div>
      <datalist id={platformsId}>
        {creatorPlatforms.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <TagEditor
        path="work.tags"
        errors={errors}
        label="Tags"
        note="optional"
        tags={values.tags}
        onChange={(tags) => change({ tags })}
      />
    </>
  );
}

function Figures({ values, change, errors }: Part) {
  const plays = values.plays.trim() === "" ? null : parseCount(values.plays);
  return (
    <section aria-label="Figures">
      <SectionHead title="Figures" note={workLabels.selfReported} />
      <div className="mt-4 grid gap-4 @min-[520px]:grid-cols-2">
        <FieldAt path="work.engagement" errors={errors} label="Engagement" note="percent, optional">
          <Input
            inputMode="decimal"
            autoComplete="off"
            placeholder="5.4"
            value={values.engagement}
            onChange={({ target }) => change({ engagement: target.value })}
          />
        </FieldAt>
        <FieldAt
          path="work.plays"
          errors={errors}
          label="Plays"
          note="optional"
          help={plays === null ? "850, 10k or 2.5M" : `Read as ${plays.toLocaleString("en-US")}`}
        >
          <Input
            autoComplete="off"
            placeholder="10k"
            value={values.plays}
            onChange={({ target }) => change({ plays: target.value })}
          />
        </FieldAt>
      </div>
    </section>
  );
}
