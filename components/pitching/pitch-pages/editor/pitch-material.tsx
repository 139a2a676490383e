"use client";

import { FileText, Image as ImageIcon, ImagePlus, Package, Quote, Video, X } from "lucide-react";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { assetName } from "@/components/newsrooms/assets/labels";
import { AssetPicture } from "@/components/newsrooms/assets/picture";
import { PhotoPicker } from "@/components/newsrooms/releases/photos/photo-picker";
import type { PitchForm } from "@/components/pitching/pitch-pages/editor/pitch-form";
import type { LoadedAssets } from "@/components/pitching/pitch-pages/editor/use-assets";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { moveEntry } from "@/components/ui/reorder";
import { Section } from "@/components/ui/section";
import { SortingButtons, SortingHandle } from "@/components/ui/sorting-buttons";
import { useSorting } from "@/components/ui/use-sorting";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { pitchPageLimits } from "@/lib/domain/pitching/pitch-pages/schema";
import { cn } from "@/lib/utils/cn";

/** The page's material is chosen from the library, moved and taken off. */
export function PitchMaterial({
  form: { control, setValue },
  material: { assetsById, put },
}: {
  form: UseFormReturn<PitchForm>;
  material: LoadedAssets;
}) {
  const ids = useWatch({ control, name: "assets" });
  const [choosing, setChoosing] = useState(false);
  const change = (next: string[]) => setValue("assets", next, { shouldDirty: true });
  const lead = ids.find((id) => assetsById.get(id)?.kind === "photo");

  const nameOf = (id: string) => {
    const asset = assetsById.get(id);
    return asset ? assetName(asset) : "Material";
  };
  const rows = useSorting({
    length: ids.length,
    ids,
    nameOf: (place) => nameOf(ids[place] ?? ""),
    onMove: (from, to) => change(moveEntry(ids, from, to)),
    onRemove: (place) => change(ids.toSpliced(place, 1)),
  });

  return (
    <Section title="Pictures and material" note="From your newsroom’s library">
      <ol ref={rows.list} className="mt-2 empty:hidden">
        {ids.map((id, place) => {
          const asset = assetsById.get(id);
          const row = rows.row(place);
          return (
            <li
              {...row}
              key={id}
              className={cn(
                "flex min-h-16 flex-wrap items-center gap-x-3 border-rule border-t py-2 first:border-t-0",
                row.className,
              )}
            >
              <SortingHandle rows={rows} place={place} />
              <span className="grid size-12 flex-none place-items-center overflow-hidden rounded-sm bg-sunk text-ink-3 [&>svg]:size-5">
                {asset && <Thumbnail asset={asset} />}
              </span>
              <span className="min-w-40 flex-1 text-sm [overflow-wrap:anywhere]">
                {nameOf(id)} {id === lead && <Badge tone="accent">Lead picture</Badge>}
              </span>
              <span className="ml-auto flex">
                <SortingButtons rows={rows} place={place} />
                <IconButton
                  label={`Take ${nameOf(id)} off`}
                  data-act="remove"
                  onClick={() => rows.remove(place)}
                >
                  <X aria-hidden />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {rows.announcement}
      </p>
      {ids.length >= pitchPageLimits.assets && (
        <p className="meta mt-4">
          A pitch page holds {pitchPageLimits.assets} pieces, which is as many as these.
        </p>
      )}
      <Button
        data-add
        className="mt-4"
        disabled={ids.length >= pitchPageLimits.assets}
        onClick={() => setChoosing(true)}
      >
        <ImagePlus aria-hidden />
        Add material
      </Button>
      {choosing && (
        <PhotoPicker
          everyKind
          room={pitchPageLimits.assets - ids.length}
          chosen={ids}
          onClose={() => setChoosing(false)}
          onChoose={(photos) => {
            for (const photo of photos) put(photo);
            change([...new Set([...ids, ...photos.map(({ id }) => id)])]);
          }}
        />
      )}
    </Section>
  );
}

const kindIcons = { photo: ImageIcon, video: Video, quote: Quote, product: Package, resource: FileText };

/** Without a picture an asset shows its kind's icon; its name is beside it. */
function Thumbnail({ asset }: { asset: AssetView }) {
  const Icon = kindIcons[asset.kind];
  if (asset.renditions.length === 0) return <Icon aria-hidden />;
  return <AssetPicture asset={asset} alt="" sizes="48px" className="size-full" />;
}
