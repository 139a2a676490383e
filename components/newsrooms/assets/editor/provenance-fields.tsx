"use client";

import { SavingField } from "@/components/newsrooms/assets/editor/saving-field";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { dataMiningTerms } from "@/db/enums";
import { carriesFacts } from "@/lib/domain/newsrooms/assets/rules";
import { type AssetView, assetLimits } from "@/lib/domain/newsrooms/assets/schema";
import {
  commonSourceTypes,
  credentialsText,
  dataMiningName,
  sourceTypeNames,
  sourceTypeText,
} from "@/lib/domain/vocabulary/provenance/provenance";
import type { AssetFields } from "./assets-api";

/** These may be chosen, and what an asset has by its file or by another program. */
function sourceTypeChoices(chosen: AssetView["digitalSourceType"]) {
  const common = commonSourceTypes.map((type) => ({
    key: type.toUpperCase() as NonNullable<AssetView["digitalSourceType"]>,
    name: sourceTypeNames[type],
  }));
  if (chosen === null || common.some(({ key }) => key === chosen)) return common;
  return [...common, { key: chosen, name: sourceTypeText({ digitalSourceType: chosen }) }];
}

export function SourceTypeOptions({ chosen }: { chosen: AssetView["digitalSourceType"] }) {
  return (
    <>
      <option value="">Not said</option>
      {sourceTypeChoices(chosen).map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </>
  );
}

/** Promises to write into the file only what its format has a place for. */
export const whereStated = ({ contentType }: AssetView) =>
  carriesFacts(contentType)
    ? "Shown with it and written into the file"
    : "Shown with it, but not in the file: a WebM has no place for it";

/** Asks how a file was made, unless that is what the file says itself, and whether it may be used for data mining. */
export function ProvenanceFields({
  asset,
  onSave,
  onSaveText,
}: {
  asset: AssetView;
  onSave: (fields: AssetFields) => void;
  onSaveText: (fields: AssetFields) => Promise<string | undefined>;
}) {
  const { digitalSourceType, digitalSourceTypeInFile, dataMining, dataMiningConstraints } = asset;
  const question = `How was this ${asset.kind === "video" ? "video" : "picture"} made?`;
  return (
    <>
      <div className="col-span-2">
        {digitalSourceTypeInFile ? (
          <>
            <p className="label mb-1">{question}</p>
            <p className="text-sm">{sourceTypeText(asset)}</p>
            <p className="meta">The file says so itself, so it stays with it.</p>
          </>
        ) : (
          <Field label={question} help={whereStated(asset)}>
            <Select
              value={digitalSourceType ?? ""}
              onChange={({ target }) =>
                onSave({ digitalSourceType: (target.value || null) as AssetView["digitalSourceType"] })
              }
            >
              <SourceTypeOptions chosen={digitalSourceType} />
            </Select>
          </Field>
        )}
      </div>
      {asset.contentCredentials && <Credentials asset={asset} onSave={onSave} />}
      <div className="col-span-2">
        <Field label="Data mining and AI training" help={whereStated(asset)}>
          <Select
            value={dataMining ?? ""}
            onChange={({ target }) =>
              onSave({ dataMining: (target.value || null) as AssetView["dataMining"] })
            }
          >
            <option value="">Nothing said</option>
            {dataMiningTerms.map((term) => (
              <option key={term} value={term.toUpperCase()}>
                {dataMiningName(term)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {dataMining === "PROHIBITED_SEE_CONSTRAINTS" && (
        <div className="col-span-2">
          <SavingField
            label="Constraints"
            draft={`asset:${asset.id}:dataMiningConstraints`}
            help="What data mining is limited to"
            value={dataMiningConstraints}
            max={assetLimits.dataMiningConstraints}
            rows={2}
            onSave={(text) => onSaveText({ dataMiningConstraints: text })}
          />
        </div>
      )}
    </>
  );
}

/** It repeats the file's Content Credentials, with the choice to hand out the one file that they hold for. */
function Credentials({ asset, onSave }: { asset: AssetView; onSave: (fields: AssetFields) => void }) {
  return (
    <div className="col-span-2">
      <p className="label mb-1">Content Credentials</p>
      <p className="text-sm [overflow-wrap:anywhere]">{credentialsText(asset)}.</p>
      {asset.mayOfferUntouched ? (
        <label className="grid min-h-12 cursor-pointer grid-cols-[20px_minmax(0,1fr)] items-center gap-x-3 py-2 text-sm">
          <input
            type="checkbox"
            className="tick-box"
            checked={asset.untouchedUrl !== null}
            onChange={({ target }) => onSave({ untouchedOffered: target.checked })}
          />
          <span>
            Offer the file as you uploaded it
            <span className="meta block">
              They hold for that file alone. It names no place, but may name the camera and its programs.
            </span>
          </span>
        </label>
      ) : (
        <p className="meta">The file as you uploaded it is not stored, since it may say where it was made.</p>
      )}
    </div>
  );
}
