"use client";

import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useRouter } from "@/components/layout/acting";
import { changesText, type ReleaseForm } from "@/components/newsrooms/releases/editor/release-form";
import type { Wanted } from "@/components/newsrooms/releases/editor/use-release";
import { MayPress, useMay, WaitsNote } from "@/components/profiles/companies/rights";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { showError, showToast } from "@/components/ui/toast";
import { draftText } from "@/lib/client/stored-draft";
import { useStoredDraft } from "@/lib/client/use-stored-draft";
import { type ReleaseView, releaseLimits } from "@/lib/domain/newsrooms/releases/schema";

type Asked = "publish" | "correct" | "save" | "remove";

/** Each act on the release that others see is asked about once. */
export function ReleaseActs({
  id,
  form,
  savedForm,
  state,
  later,
  held,
  lacking,
  letOut,
  firstLacking,
  check,
  save,
  remove,
}: {
  /** Null before the first save. */
  id: string | null;
  form: UseFormReturn<ReleaseForm>;
  /** The form that was saved last. */
  savedForm: ReleaseForm;
  state: ReleaseView["state"];
  later: boolean;
  held: boolean;
  /** The text says how many of its photos lack a caption or a credit; it is empty where none does. */
  lacking: string;
  /** The ids of those photos. */
  letOut: string[];
  /** The field that is to be filled first. */
  firstLacking: () => HTMLElement | undefined;
  /** Returns whether the form is valid, and shows what is not. */
  check: () => Promise<boolean>;
  save: (wanted?: Wanted) => Promise<string | undefined>;
  remove: () => Promise<string | undefined>;
}) {
  const router = useRouter();
  const mayPublish = useMay("publish");
  const [asked, setAsked] = useState<Asked>();
  const [note, setNote] = useStoredDraft(`draft:correction:${id}`, draftText, "");
  const out = state === "PUBLISHED" || state === "CORRECTED";
  const early = state === "DRAFT" || state === "SCHEDULED";
  const publish = publishing(later, held);
  const values = useWatch({ control: form.control });
  const corrects = out && changesText(values, savedForm);

  async function ask(what: Asked) {
    if (await check()) setAsked(what);
  }
  const dialogOf = (name: Asked) => ({
    open: asked === name,
    onOpenChange: (open: boolean) => !open && setAsked(undefined),
  });
  async function saveAndToast(wanted: Wanted, toast: string): Promise<string | undefined> {
    const refusal = await save(wanted);
    if (!refusal) showToast(toast);
    return refusal;
  }
  /** Its dialog has named what the photos lack, so they are let out as they are. */
  const saveWithout = (wanted: Wanted, toast: string) =>
    saveAndToast(lacking ? { ...wanted, photosPublicAnyway: letOut } : wanted, toast);
  const instead = lacking ? { label: "Name them here", target: firstLacking } : undefined;
  async function publishCorrection(): Promise<string | undefined> {
    if (!note.trim()) return "Say in a line what was put right.";
    const refusal = await saveWithout({ status: "CORRECTED", note }, "The correction is public");
    if (!refusal) setNote("");
    return refusal;
  }
  const askOrSave = () =>
    lacking ? ask("save") : saveOrShowError(out ? "Saved. Its page shows it at once." : "Saved");

  /** Saves without asking first; a refusal is shown. */
  async function saveOrShowError(toast: string, wanted: Wanted = {}) {
    if (!(await check())) return;
    const refusal = await saveAndToast(wanted, toast);
    if (refusal) showError(refusal, { id: "release-save" });
  }

  if (state === "WITHDRAWN") return <p className="meta">It was withdrawn and cannot be changed.</p>;
  if (state !== "DRAFT" && !mayPublish) return <WaitsNote act="publish" />;
  return (
    <div className="flex flex-wrap gap-2">
      {corrects && (
        <Field
          label="What was put right"
          help="Shown to readers beside the correction"
          max={releaseLimits.note}
          className="w-full"
        >
          <Input
            value={note}
            placeholder="704 places in December, not 740"
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      )}
      {early && (
        <MayPress act="publish" className="w-full">
          <Button variant="ink" onClick={() => ask("publish")}>
            {publish.label}
          </Button>
        </MayPress>
      )}
      {state === "SCHEDULED" && (
        <Button onClick={() => saveOrShowError("Back to draft", { status: "DRAFT" })}>Back to draft</Button>
      )}
      {state === "EMBARGOED" && (
        <Button variant="ink" onClick={askOrSave}>
          Save changes
        </Button>
      )}
      {corrects && (
        <Button variant="ink" onClick={() => ask("correct")}>
          Publish correction
        </Button>
      )}
      {out && !corrects && (
        <Button variant="ink" onClick={askOrSave}>
          Save photos and topics
        </Button>
      )}
      <Button variant="text" onClick={() => setAsked("remove")}>
        {early ? "Delete" : "Withdraw"}
        <span className="sr-only"> this release</span>
      </Button>
      <ConfirmDialog
        {...dialogOf("publish")}
        title={publish.title}
        confirmLabel={lacking ? publish.without : publish.label}
        instead={instead}
        onConfirm={() => saveWithout({ status: publish.status }, publish.toast)}
      >
        {publish.text}
        <LackingPhotos lacking={lacking} />
      </ConfirmDialog>
      <ConfirmDialog
        {...dialogOf("correct")}
        title="Publish this correction?"
        confirmLabel={lacking ? "Publish without" : "Publish correction"}
        instead={instead}
        onConfirm={publishCorrection}
      >
        Its address stays the same. What it said before stays to be read, and readers see your note.
        <LackingPhotos lacking={lacking} />
      </ConfirmDialog>
      <ConfirmDialog
        {...dialogOf("save")}
        title="Save photos without a caption or a credit?"
        confirmLabel="Save without"
        instead={instead}
        onConfirm={() => saveWithout({}, "Saved")}
      >
        {out ? "Everybody sees them at once." : "Everybody sees them once the embargo ends."}
        <LackingPhotos lacking={lacking} />
      </ConfirmDialog>
      <ConfirmDialog
        {...dialogOf("remove")}
        destructive
        title={early ? "Delete this release?" : "Withdraw this release?"}
        confirmLabel={early ? "Delete" : "Withdraw"}
        onConfirm={async () => {
          const refusal = await remove();
          if (!refusal) router.push("/releases");
          return refusal;
        }}
      >
        {early
          ? "It was never public. It goes without a trace and cannot be brought back."
          : "It disappears from everywhere. Its address says that you withdrew it, and it cannot be published again."}
      </ConfirmDialog>
    </div>
  );
}

/** Says in amber what photos lack, in the dialog that lets them out. */
function LackingPhotos({ lacking }: { lacking: string }) {
  if (!lacking) return null;
  return (
    <span className="mt-3 flex gap-1.5 font-medium text-warn">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
      <span>{lacking}</span>
    </span>
  );
}

function publishing(later: boolean, held: boolean) {
  if (later) {
    return {
      status: "SCHEDULED" as const,
      label: "Schedule",
      without: "Schedule without",
      title: "Schedule this release?",
      text: "It goes out by itself at that time. Until then only the people of your newsroom see it.",
      toast: "Scheduled",
    };
  }
  return held
    ? {
        status: "PUBLISHED" as const,
        label: "Publish under embargo",
        without: "Publish without",
        title: "Publish under embargo?",
        text: "Only those you share it with can read it until the embargo ends. Then everybody can.",
        toast: "Published under embargo",
      }
    : {
        status: "PUBLISHED" as const,
        label: "Publish",
        without: "Publish without",
        title: "Publish this release now?",
        text: "Everybody can read it at once and your followers are told. Later changes are corrections.",
        toast: "Published",
      };
}
