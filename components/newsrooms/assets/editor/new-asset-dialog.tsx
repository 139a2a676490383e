"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import { z } from "zod";
import { Dialog, DialogContent, FormActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FieldError } from "@/components/ui/field-note";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { ApiFailure } from "@/lib/client/api-types";
import { type Attempt, attemptFor } from "@/lib/client/attempt";
import { upload } from "@/lib/client/upload";
import { useStoredDraft } from "@/lib/client/use-stored-draft";
import { type AssetView, assetLimits } from "@/lib/domain/newsrooms/assets/schema";
import { PICTURES } from "@/lib/utils/file-types";

export type WrittenKind = "quote" | "product";

const forms = {
  quote: {
    title: "New quote",
    fields: [
      {
        name: "quote",
        label: "Quote",
        rows: 4,
        note: undefined,
        help: "The words alone, without quotation marks.",
      },
      {
        name: "speaker",
        label: "Speaker and role",
        rows: 0,
        note: undefined,
        help: "Such as: Anneke Bos, grid engineer",
      },
    ],
  },
  product: {
    title: "New product",
    fields: [
      { name: "title", label: "Title", rows: 0, note: undefined, help: undefined },
      {
        name: "description",
        label: "Description",
        rows: 4,
        note: "optional",
        help: "What it is, and what press may do with it.",
      },
    ],
  },
} as const;

const textsSchema = z.object({
  ...{ quote: z.string(), speaker: z.string(), title: z.string(), description: z.string() },
});
const EMPTY = { quote: "", speaker: "", title: "", description: "" };

/** A quote or product is written first; a picture of its speaker, or of the thing, may come with it. */
export function NewAssetDialog({
  kind,
  onClose,
  onMade,
}: {
  kind: WrittenKind;
  onClose: () => void;
  onMade: (asset: AssetView) => void;
}) {
  const formId = useId();
  const [texts, setTexts] = useStoredDraft(`draft:new-asset:${kind}`, textsSchema, EMPTY);
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiFailure | null>(null);
  const tried = useRef<Attempt>(null);
  const { title, fields } = forms[kind];

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    const written = Object.fromEntries(fields.map(({ name }) => [name, texts[name]]));
    const body = { kind, ...written, file };
    tried.current = attemptFor(tried.current, body);
    const response = await upload({ path: "/assets", fields: body, idempotencyKey: tried.current.key });
    setBusy(false);
    if (!response.ok) return setProblem(response);
    setTexts(EMPTY);
    onMade(response.data.asset);
    onClose();
  }

  const errors = problem?.fields ?? {};
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={title}
        actions={
          <FormActions form={formId} onCancel={onClose} busy={busy} busyLabel="Saving">
            Save
          </FormActions>
        }
      >
        <form id={formId} onSubmit={(event) => void save(event)} className="grid gap-4">
          {fields.map(({ name, label, rows, note, help }) => {
            const control = {
              value: texts[name],
              onChange: (event: { target: { value: string } }) => {
                setTexts({ ...texts, [name]: event.target.value });
                setProblem(null);
              },
            };
            return (
              <Field
                key={name}
                label={label}
                note={note}
                help={help}
                max={assetLimits[name]}
                error={errors[name]?.[0]}
              >
                {rows ? <Textarea rows={rows} {...control} /> : <Input {...control} />}
              </Field>
            );
          })}
          <Field label="Picture" note="optional" error={errors.file?.[0]}>
            <Input
              type="file"
              accept={PICTURES}
              onChange={(event) => {
                setFile(event.target.files?.[0]);
                setProblem(null);
              }}
            />
          </Field>
          <div role="alert" className="empty:hidden">
            {problem && Object.keys(errors).length === 0 && <FieldError>{problem.message}</FieldError>}
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
