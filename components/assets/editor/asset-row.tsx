"use client";

import { ArrowDown, ArrowUp, Download, FileText, LoaderCircle, Quote, Trash2 } from "lucide-react";
import { CompanionFiles } from "@/components/assets/editor/companion-files";
import { ReleaseNote } from "@/components/assets/editor/release-note";
import { SavingField } from "@/components/assets/editor/saving-field";
import { WarningList } from "@/components/assets/editor/warning-list";
import { assetName, fileFacts, formatSize, sectionNames } from "@/components/assets/labels";
import { AssetPicture } from "@/components/assets/picture";
import { Badge } from "@/components/ui/badge";
import { Field } from "@/components/ui/field";
import { IconButton, iconButtonClass } from "@/components/ui/icon-button";
import { Select } from "@/components/ui/select";
import type { ApiResult } from "@/lib/client/api-types";
import { licences } from "@/lib/domain/assets/licences";
import { fileKindOf, fits, needsFile } from "@/lib/domain/assets/rules";
import { type AssetKind, type AssetView, assetKinds, assetLimits } from "@/lib/domain/assets/schema";
import type { AssetFields } from "./assets-api";

export type RowActs = {
  onSave: (fields: AssetFields) => Promise<ApiResult<unknown>>;
  onMove: (by: 1 | -1) => void;
  onDelete: () => void;
  onChanged: (asset: AssetView) => void;
};

type TextField = Exclude<keyof AssetFields, "kind" | "tags" | "licence">;
const labels: Record<TextField, string> = {
  title: "Title",
  description: "Description",
  caption: "Caption",
  creator: "Creator",
  credit: "Credit",
  copyright: "Copyright",
  quote: "Quote",
  speaker: "Speaker and role",
};
const fieldsOf: Record<AssetKind, TextField[]> = {
  photo: ["caption", "creator", "credit", "copyright"],
  video: ["title", "caption", "creator", "credit", "copyright"],
  quote: ["quote", "speaker"],
  product: ["title", "description"],
  resource: ["title", "description"],
};
const LONG: TextField[] = ["caption", "description", "quote"];

/** One asset with everything that can be changed about it, in its place. */
export function AssetRow({
  asset,
  isFirst,
  isLast,
  acts,
}: {
  asset: AssetView;
  isFirst: boolean;
  isLast: boolean;
  acts: RowActs;
}) {
  const name = assetName(asset);
  const save = async (fields: AssetFields) => {
    const response = await acts.onSave(fields);
    if (response.ok) return undefined;
    return Object.values(response.fields ?? {})[0]?.[0] ?? response.message;
  };
  return (
    <li className="grid gap-x-7 gap-y-4 border-rule border-t py-6 first:border-t-0 md:grid-cols-[240px_minmax(0,1fr)]">
      {/* Not as tall as the fields beside it: a picture fills what it stands in. */}
      <div className="min-w-0 self-start">
        <Preview asset={asset} />
        <p className="meta num mt-2 [overflow-wrap:anywhere]">
          {asset.fileName}
          <span className="block">
            {[fileFacts(asset), asset.size === null ? "" : formatSize(asset.size)].filter(Boolean).join(", ")}
          </span>
        </p>
        <WarningList warnings={asset.warnings} />
        <ReleaseNote asset={asset} onChanged={acts.onChanged} />
        <CompanionFiles asset={asset} onChanged={acts.onChanged} />
      </div>
      <div className="grid min-w-0 content-start gap-4 sm:grid-cols-2">
        {fieldsOf[asset.kind].map((field) => (
          <div key={field} className={LONG.includes(field) ? "sm:col-span-2" : undefined}>
            <SavingField
              label={labels[field]}
              value={asset[field]}
              max={assetLimits[field]}
              rows={LONG.includes(field) ? 2 : undefined}
              onSave={(text) => save({ [field]: text })}
            />
          </div>
        ))}
        <SavingField
          label="Tags"
          note="with commas between"
          value={asset.tags.join(", ")}
          onSave={(text) =>
            save({
              tags: text
                .split(",")
                .map((tag) => tag.trim())
                .filter(Boolean),
            })
          }
        />
        <KindField asset={asset} onSave={(kind) => save({ kind })} />
        {asset.originalUrl && <LicenceField asset={asset} onSave={(licence) => save({ licence })} />}
        <div className="-ml-3 flex items-center sm:col-span-2">
          <IconButton label={`Move ${name} up`} disabled={isFirst} onClick={() => acts.onMove(-1)}>
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton label={`Move ${name} down`} disabled={isLast} onClick={() => acts.onMove(1)}>
            <ArrowDown aria-hidden />
          </IconButton>
          {asset.originalUrl && (
            <a href={asset.originalUrl} download aria-label={`Download ${name}`} className={iconButtonClass}>
              <Download aria-hidden />
            </a>
          )}
          <IconButton label={`Delete ${name}`} onClick={acts.onDelete}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </div>
    </li>
  );
}

function LicenceField({
  asset,
  onSave,
}: {
  asset: AssetView;
  onSave: (licence: AssetView["licence"]) => Promise<unknown>;
}) {
  return (
    <Field label="Licence">
      <Select
        value={asset.licence ?? ""}
        onChange={(event) => void onSave((event.target.value || null) as AssetView["licence"])}
      >
        <option value="">None chosen</option>
        {Object.entries(licences).map(([key, { name, meaning }]) => (
          <option key={key} value={key.toUpperCase()}>
            {`${name}: ${meaning}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Only kinds that this file can be. */
function KindField({ asset, onSave }: { asset: AssetView; onSave: (kind: AssetKind) => Promise<unknown> }) {
  const file = fileKindOf(asset.contentType);
  const kinds = assetKinds.filter((kind) => (file ? fits(kind, file) : !needsFile(kind)));
  if (kinds.length < 2) return null;
  return (
    <Field label="Kind">
      <Select value={asset.kind} onChange={(event) => void onSave(event.target.value as AssetKind)}>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {sectionNames[kind].slice(0, -1)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** An asset as it stands in a list: its picture, or what is happening to it. */
export function Preview({ asset }: { asset: AssetView }) {
  if (asset.state === "PROCESSING") {
    return (
      <p
        role="status"
        className="grid aspect-3/2 place-content-center justify-items-center gap-2 rounded-md bg-sunk bg-cover text-sm"
        style={asset.blur ? { backgroundImage: `url(${asset.blur})` } : undefined}
      >
        <Badge icon={<LoaderCircle aria-hidden className="animate-spin" />}>Sizes are being made</Badge>
      </p>
    );
  }
  if (asset.state === "FAILED") {
    return (
      <p className="grid aspect-3/2 place-content-center rounded-md bg-bad-tint px-4 text-center text-bad text-sm">
        This picture could not be read. Please upload it again as JPG.
      </p>
    );
  }
  if (asset.renditions.length > 0) {
    return <AssetPicture asset={asset} alt={assetName(asset)} sizes="240px" className="aspect-3/2 w-full" />;
  }
  const Icon = asset.kind === "quote" ? Quote : FileText;
  return (
    <p className="grid aspect-3/2 place-content-center rounded-md bg-accent-tint text-accent">
      <Icon aria-hidden className="size-8 stroke-[1.4]" />
    </p>
  );
}
