"use client";

import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Preview } from "@/components/assets/editor/asset-preview";
import type { AssetFields } from "@/components/assets/editor/assets-api";
import { SavingField } from "@/components/assets/editor/saving-field";
import { WarningList } from "@/components/assets/editor/warning-list";
import { assetName, fileFacts } from "@/components/assets/labels";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { type AssetView, assetLimits } from "@/lib/domain/assets/schema";

/** One photo of a release: what it says, its place, and the way out of the release. */
export function PhotoRow({
  photo,
  place,
  count,
  onMove,
  onRemove,
  onSave,
}: {
  photo: AssetView;
  /** From 0; the first leads. */
  place: number;
  count: number;
  onMove: (place: number, by: "up" | "down" | "lead") => void;
  onRemove: () => void;
  onSave: (fields: AssetFields) => Promise<string | undefined>;
}) {
  const name = assetName(photo);
  const isLead = place === 0;

  function onKeyDown(event: KeyboardEvent<HTMLLIElement>) {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    // In a text the same keys are the text's.
    if (!event.altKey || step === 0 || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    onMove(place + step, step < 0 ? "up" : "down");
  }

  return (
    <li
      data-row={photo.id}
      onKeyDown={onKeyDown}
      className="grid gap-x-6 gap-y-3 border-rule border-t py-5 first:border-t-0 sm:grid-cols-[176px_minmax(0,1fr)]"
    >
      <div className="min-w-0 self-start">
        <Preview asset={photo} />
        <p className="meta num mt-2 [overflow-wrap:anywhere]">{fileFacts(photo) || photo.fileName}</p>
        <WarningList warnings={photo.warnings} />
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <p className="flex min-h-6 items-center gap-2">
          {isLead ? <Badge tone="accent">Lead picture</Badge> : <Badge>Photo {place + 1}</Badge>}
        </p>
        <SavingField
          label="Caption"
          value={photo.caption}
          max={assetLimits.caption}
          rows={2}
          onSave={(caption) => onSave({ caption })}
        />
        <div className="grid gap-3 lg:grid-cols-2 lg:gap-4">
          <SavingField
            label="Credit"
            value={photo.credit}
            max={assetLimits.credit}
            onSave={(credit) => onSave({ credit })}
          />
          <SavingField
            label="Copyright"
            value={photo.copyright}
            max={assetLimits.copyright}
            onSave={(copyright) => onSave({ copyright })}
          />
        </div>
        <div className="-ml-3 flex flex-wrap items-center">
          <IconButton
            label={`Move ${name} up`}
            data-act="up"
            disabled={isLead}
            onClick={() => onMove(place - 1, "up")}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            label={`Move ${name} down`}
            data-act="down"
            disabled={place === count - 1}
            onClick={() => onMove(place + 1, "down")}
          >
            <ArrowDown aria-hidden />
          </IconButton>
          {place > 1 && (
            <Button variant="text" size="sm" onClick={() => onMove(0, "lead")}>
              Make it the lead picture
            </Button>
          )}
          <IconButton label={`Remove ${name} from this release`} data-act="remove" onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
