"use client";

import { ProvenanceFields, whereStated } from "@/components/newsrooms/assets/editor/provenance-fields";
import { SavingField } from "@/components/newsrooms/assets/editor/saving-field";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TagInput } from "@/components/ui/tag-input";
import { showError } from "@/components/ui/toast";
import type { ApiResult } from "@/lib/client/api-types";
import { licences } from "@/lib/domain/newsrooms/assets/rights";
import { fileKindOf, fits, kindName, needsFile } from "@/lib/domain/newsrooms/assets/rules";
import {
  type AssetKind,
  type AssetView,
  assetKinds,
  assetLimits,
} from "@/lib/domain/newsrooms/assets/schema";
import { cn } from "@/lib/utils/cn";
import type { AssetFields } from "./assets-api";

type TextField = Extract<
  keyof AssetFields,
  "title" | "description" | "caption" | "creator" | "copyright" | "credit" | "quote" | "speaker"
>;
type FieldText = { label: string; help?: string; rows?: number; half?: boolean };
const texts: Record<TextField, FieldText> = {
  title: { label: "Title" },
  description: { label: "Description", rows: 3 },
  caption: { label: "Caption", help: "Who, what, where, when", rows: 3 },
  creator: { label: "Creator", half: true },
  copyright: { label: "Copyright", half: true },
  credit: { label: "Credit" },
  quote: { label: "Quote", rows: 3 },
  speaker: { label: "Speaker and role" },
};
const fieldsOf: Record<AssetKind, TextField[]> = {
  photo: ["caption", "creator", "copyright", "credit"],
  video: ["title", "caption", "creator", "copyright", "credit"],
  quote: ["quote", "speaker"],
  product: ["title", "description"],
  resource: ["title", "description"],
};

type Save = (fields: AssetFields) => Promise<ApiResult<unknown>>;

/** Each field of an asset is saved when it is left. */
export function PanelFields({ asset, onSave }: { asset: AssetView; onSave: Save }) {
  const save = async (fields: AssetFields) => {
    const response = await onSave(fields);
    if (response.ok) return undefined;
    return Object.values(response.fields ?? {})[0]?.[0] ?? response.message;
  };
  const saveOrSay = async (fields: AssetFields) => {
    const refusal = await save(fields);
    if (refusal) showError(refusal, { id: "asset-save" });
  };
  return (
    <div className="mt-5 grid grid-cols-2 gap-x-3 gap-y-4.5">
      {fieldsOf[asset.kind].map((field) => {
        const {
          label,
          rows,
          half,
          help = field === "credit" ? whereStated(asset) : undefined,
        } = texts[field];
        return (
          <div key={`${asset.id} ${field}`} className={cn("min-w-0", !half && "col-span-2")}>
            <SavingField
              label={label}
              draft={`asset:${asset.id}:${field}`}
              help={help}
              value={asset[field]}
              max={assetLimits[field]}
              rows={rows}
              onSave={(text) => save({ [field]: text })}
            />
          </div>
        );
      })}
      {asset.originalUrl && fileKindOf(asset.contentType) !== "document" && (
        <ProvenanceFields asset={asset} onSave={saveOrSay} onSaveText={save} />
      )}
      {asset.originalUrl && <LicenceField asset={asset} onSave={saveOrSay} />}
      <div className="col-span-2">
        <Field label="Tags">
          <TagInput
            key={asset.id}
            tags={asset.tags.map((tag) => ({ value: tag, label: tag }))}
            onChange={(tags) => void saveOrSay({ tags: tags.map(({ label }) => label) })}
            load={() => []}
            allowOwn
            max={30}
            placeholder="Add a tag"
            listLabel="Tags"
          />
        </Field>
      </div>
      <KindField asset={asset} onSave={saveOrSay} />
    </div>
  );
}

const choices = [
  { key: "", name: "None chosen", meaning: "Nothing is claimed or allowed" },
  ...Object.entries(licences).map(([key, licence]) => ({ key: key.toUpperCase(), ...licence })),
];

function LicenceField({ asset, onSave }: { asset: AssetView; onSave: (fields: AssetFields) => void }) {
  return (
    <fieldset className="col-span-2">
      <legend className="label mb-1">Licence</legend>
      {choices.map(({ key, name, meaning }) => (
        <label
          key={key}
          className="grid min-h-12 cursor-pointer grid-cols-[20px_minmax(0,1fr)] items-center gap-x-3 border-rule border-t py-2 text-sm last:border-b"
        >
          <input
            type="radio"
            className="tick-box"
            name={`licence-${asset.id}`}
            checked={(asset.licence ?? "") === key}
            onChange={() => onSave({ licence: (key || null) as AssetView["licence"] })}
          />
          <span>
            {name}
            <span className="meta block">{meaning}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Only kinds that this file can be are offered. */
function KindField({ asset, onSave }: { asset: AssetView; onSave: (fields: AssetFields) => void }) {
  const file = fileKindOf(asset.contentType);
  const kinds = assetKinds.filter((kind) => (file ? fits(kind, file) : !needsFile(kind)));
  if (kinds.length < 2) return null;
  return (
    <div className="col-span-2">
      <Field label="Kind">
        <Select value={asset.kind} onChange={(event) => onSave({ kind: event.target.value as AssetKind })}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindName(kind)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
