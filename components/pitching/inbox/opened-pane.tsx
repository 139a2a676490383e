"use client";

import { FileQuestion, MailOpen } from "lucide-react";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";

/** Screens wide enough show this at the right while nothing is open. */
export function PaneEmpty() {
  return (
    <div className="grid h-full content-center px-7 max-md:hidden xl:px-18">
      <EmptyState icon={<MailOpen />} title="Nothing is open" level={2}>
        Choose a pitch or a conversation on the left to read it here.
      </EmptyState>
    </div>
  );
}

export function PaneNotFound() {
  return (
    <div className="px-7 pt-10">
      <EmptyState icon={<FileQuestion />} title="This is not here any more" level={2}>
        It was removed, or it is not yours to see.
      </EmptyState>
    </div>
  );
}

export function PaneFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="px-7 pt-10">
      <ErrorState title="This could not be loaded" level={2} onRetry={onRetry} />
    </div>
  );
}

export function PaneSkeleton() {
  return (
    <SkeletonGroup label="Loading" className="grid gap-5 px-5 py-5 md:px-7">
      <span className="flex items-center gap-3">
        <Skeleton block className="size-10 rounded-[50%]" />
        <span className="grid gap-2">
          <Skeleton className="w-32" />
          <Skeleton className="w-48" />
        </span>
      </span>
      <Skeleton block className="h-9 w-3/5" />
      <Skeleton className="w-4/5" />
      <Skeleton className="w-3/5" />
      <Skeleton className="w-4/5" />
    </SkeletonGroup>
  );
}
