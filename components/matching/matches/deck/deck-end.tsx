"use client";

import { Layers, RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";

/** In place of the cards it says that the next ones are coming, could not be read, or that there are none left. */
export function DeckEnd({
  filling,
  failed,
  hasMore,
  onRetry,
  onRefresh,
}: {
  filling: boolean;
  failed: boolean;
  hasMore: boolean;
  onRetry: () => void;
  onRefresh: () => void;
}) {
  if (failed && hasMore) {
    return (
      <ErrorState
        title="Failed to get match suggestions"
        level={2}
        onRetry={onRetry}
        className="max-md:px-5"
      />
    );
  }
  if (filling && hasMore) {
    return (
      <SkeletonGroup
        label="Finding your perfect matches..."
        className="md:rounded-lg md:border md:border-rule"
      >
        <div className="grid min-h-[596px] gap-7 min-[601px]:grid-cols-2">
          <Skeleton block className="max-[600px]:aspect-square" />
          <span className="grid content-start gap-3.5 p-5 md:py-7">
            <Skeleton className="w-[40%]" />
            <Skeleton block className="h-8 w-[70%]" />
            <Skeleton className="w-[82%]" />
            <Skeleton className="w-[54%]" />
          </span>
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <div className="max-md:px-5">
      <EmptyState
        icon={<Layers />}
        title="No more matches"
        level={2}
        action={
          <Button variant="ink" busy={filling} busyLabel="Refreshing" onClick={onRefresh}>
            <RotateCw aria-hidden />
            Refresh Matches
          </Button>
        }
      >
        You have decided on everybody. Refreshing brings back those you passed on, and whoever is new.
      </EmptyState>
    </div>
  );
}
