"use client";

import { Trash2 } from "lucide-react";
import { Preview } from "@/components/newsrooms/assets/editor/asset-preview";
import { VisibilityBadge } from "@/components/newsrooms/assets/editor/asset-visibility";
import type { AssetFields } from "@/components/newsrooms/assets/editor/assets-api";
import { SavingField } from "@/components/newsrooms/assets/editor/saving-field";
import { WarningList } from "@/components/newsrooms/assets/editor/warning-list";
import { fileFacts } from "@/components/newsrooms/assets/labels";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { SortingButtons, SortingHandle } from "@/components/ui/sorting-buttons";
import type { Sorting } from "@/components/ui/use-sorting";
import { type AssetView, assetLimits } from "@/lib/domain/newsrooms/assets/schema";
import { cn } from "@/lib/utils/cn";

export function PhotoRow({
  photo,
  place,
  hidden,
  rows,
  onSave,
}: {
  photo: AssetView;
  /** The photo's place, from 0; the first photo leads. */
  place: number;
  /** The reason why it does not go out with its release; null for a draft's. */
  hidden: AssetView["hidden"];
  rows: Sorting;
  onSave: (fields: AssetFields) => Promise<string | undefined>;
}) {
  const isLead = place === 0;
  const row = rows.row(place);
  return (
    <li
      {...row}
      className={cn(
        "grid gap-x-6 gap-y-3 border-rule border-t py-5 first:border-t-0 sm:grid-cols-[176px_minmax(0,1fr)]",
        row.className,
      )}
    >
      <div className="min-w-0 self-start">
        <Preview asset={photo} />
        <p className="meta num mt-2 [overflow-wrap:anywhere]">{fileFacts(photo) || photo.fileName}</p>
        <WarningList warnings={photo.warnings} />
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <p className="flex min-h-6 flex-wrap items-center gap-2">
          {isLead ? <Badge tone="accent">Lead picture</Badge> : <Badge>Photo {place + 1}</Badge>}
          {hidden && <VisibilityBadge asset={{ hidden, releaseIds: [] }} />}
        </p>
        <SavingField
          label="Caption"
          draft={`asset:${photo.id}:caption`}
          value={photo.caption}
          max={assetLimits.caption}
          rows={2}
          onSave={(caption) => onSave({ caption })}
        />
        <div className="grid gap-3 lg:grid-cols-2 lg:gap-4">
          <SavingField
            label="Credit"
            draft={`asset:${photo.id}:credit`}
            value={photo.credit}
            max={assetLimits.credit}
            onSave={(credit) => onSave({ credit })}
          />
          <SavingField
            label="Copyright"
            draft={`asset:${photo.id}:copyright`}
            value={photo.copyright}
            max={assetLimits.copyright}
            onSave={(copyright) => onSave({ copyright })}
          />
        </div>
        <div className="-ml-3 flex flex-wrap items-center">
          <SortingHandle rows={rows} place={place} />
          <SortingButtons rows={rows} place={place} />
          {place > 1 && (
            <Button variant="text" size="sm" onClick={() => rows.move(place, 0, "down")}>
              Make it the lead picture
            </Button>
          )}
          <IconButton
            label={`Remove ${rows.nameOf(place)} from this release`}
            data-act="remove"
            onClick={() => rows.remove(place)}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
