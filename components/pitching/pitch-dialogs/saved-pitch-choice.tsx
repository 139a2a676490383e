"use client";

import { useId } from "react";
import { describeRecord, type SavedPitch } from "@/components/pitching/pitch-dialogs/saved-pitch";
import { Button } from "@/components/ui/button";
import { RadioRow } from "@/components/ui/radio-row";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";

/** Each saved pitch is a row with what became of it so far; the one that suits best names its percent. */
export function SavedPitchChoice({
  legend,
  hideLegend = false,
  pitches,
  chosen,
  onChoose,
  best,
}: {
  legend: string;
  hideLegend?: boolean;
  pitches: SavedPitch[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  best?: { id: string; percent: string } | null;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className={hideLegend ? "sr-only" : "label"}>{legend}</legend>
      <div className="mt-2.5 max-h-[264px] overflow-y-auto px-0.5">
        {pitches.map((pitch) => (
          <RadioRow
            key={pitch.id}
            name={name}
            value={pitch.id}
            checked={pitch.id === chosen}
            onChange={() => onChoose(pitch.id)}
            title={pitch.title}
            className="[overflow-wrap:anywhere]"
            meta={describeRecord(pitch)}
            end={best?.id === pitch.id ? best.percent : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** In place of the rows this says that they are being read, or that it failed. */
export function SavedPitchesPending({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (failed) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-3 text-ink-2 text-sm">
        Failed to get pitches.
        <Button variant="text" size="sm" onClick={onRetry}>
          Try again
        </Button>
      </p>
    );
  }
  return (
    <SkeletonGroup label="Loading your pitches" className="border-rule border-y py-3">
      <Skeleton className="w-[62%]" />
      <Skeleton className="mt-2.5 w-[44%]" />
    </SkeletonGroup>
  );
}
