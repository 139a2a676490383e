"use client";

import { type FormEvent, useId, useState } from "react";
import type { SeveralFields } from "@/components/newsrooms/assets/editor/assets-api";
import { SourceTypeOptions } from "@/components/newsrooms/assets/editor/provenance-fields";
import { Dialog, DialogContent, FormActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FieldError } from "@/components/ui/field-note";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { TagInput, type TagItem } from "@/components/ui/tag-input";
import { licences } from "@/lib/domain/newsrooms/assets/rights";
import { kindName } from "@/lib/domain/newsrooms/assets/rules";
import {
  type AssetKind,
  type AssetView,
  assetKinds,
  assetLimits,
} from "@/lib/domain/newsrooms/assets/schema";

export type SeveralAct = "credit" | "tags" | "kind" | "licence" | "source";

const titles: Record<SeveralAct, string> = {
  credit: "Set the credit",
  tags: "Add tags",
  kind: "Change the kind",
  licence: "Set the licence",
  source: "Set the source",
};
const hints: Record<SeveralAct, string> = {
  credit: "It takes the place of the credits they have.",
  tags: "Each keeps the tags it has.",
  kind: "Only a kind that each file can be.",
  licence: "It takes the place of what was chosen.",
  source: "What a file says itself stays.",
};

/** Sets one thing for all chosen assets. `onSave` returns the sentence to show when it could not. */
export function SeveralDialog({
  act,
  count,
  onClose,
  onSave,
}: {
  act: SeveralAct;
  count: number;
  onClose: () => void;
  onSave: (fields: SeveralFields) => Promise<string | undefined>;
}) {
  const formId = useId();
  const [credit, setCredit] = useState("");
  const [tags, setTags] = useState<TagItem[]>([]);
  const [kind, setKind] = useState<AssetKind>("photo");
  const [licence, setLicence] = useState("");
  const [source, setSource] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const fields: Record<SeveralAct, SeveralFields> = {
    credit: { credit: credit.trim() },
    tags: { addTags: tags.map(({ label }) => label) },
    kind: { kind },
    licence: { licence: (licence || null) as AssetView["licence"] },
    source: { digitalSourceType: (source || null) as AssetView["digitalSourceType"] },
  };
  const isEmpty = (act === "credit" && credit.trim() === "") || (act === "tags" && tags.length === 0);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isEmpty) return setProblem(act === "credit" ? "Credit is required" : "Add at least one tag");
    setBusy(true);
    const refusal = await onSave(fields[act]);
    setBusy(false);
    if (refusal) setProblem(refusal);
    else onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`${titles[act]} of ${count === 1 ? "one asset" : `${count} assets`}`}
        description={hints[act]}
        actions={
          <FormActions form={formId} onCancel={onClose} busy={busy} busyLabel="Saving">
            Save
          </FormActions>
        }
      >
        <form
          id={formId}
          onSubmit={(event) => void save(event)}
          onInput={() => setProblem(undefined)}
          className="mt-4"
        >
          {act === "credit" && (
            <Field label="Credit" max={assetLimits.credit}>
              <Input value={credit} onChange={(event) => setCredit(event.target.value)} />
            </Field>
          )}
          {act === "tags" && (
            <Field label="Tags">
              <TagInput tags={tags} onChange={setTags} load={() => []} allowOwn max={30} listLabel="Tags" />
            </Field>
          )}
          {act === "kind" && (
            <Field label="Kind">
              <Select value={kind} onChange={(event) => setKind(event.target.value as AssetKind)}>
                {assetKinds.map((name) => (
                  <option key={name} value={name}>
                    {kindName(name)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {act === "licence" && (
            <Field label="Licence">
              <Select value={licence} onChange={(event) => setLicence(event.target.value)}>
                <option value="">None chosen</option>
                {Object.entries(licences).map(([key, { name, meaning }]) => (
                  <option key={key} value={key.toUpperCase()}>{`${name}: ${meaning}`}</option>
                ))}
              </Select>
            </Field>
          )}
          {act === "source" && (
            <Field label="How were they made?">
              <Select value={source} onChange={(event) => setSource(event.target.value)}>
                <SourceTypeOptions chosen={null} />
              </Select>
            </Field>
          )}
          <div role="alert" className="mt-3 empty:hidden">
            {problem && <FieldError>{problem}</FieldError>}
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
