import type { ReactNode } from "react";
import { cn } from "@/lib/utils/cn";

/** A piece stands for a line of text, or with `block` for any shape that `className` gives. */
export function Skeleton({ block = false, className }: { block?: boolean; className?: string }) {
  return <span className={cn("skeleton block", !block && "h-2.5", className)} />;
}

/** The frame of skeletons appears after 150 ms and names what is loading. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-label={label} className={cn("skeleton-in", className)}>
      {children}
    </div>
  );
}

const widths = [
  ["w-[70%]", "w-[92%]"],
  ["w-[54%]", "w-[76%]"],
  ["w-[62%]", "w-[84%]"],
  ["w-[48%]", "w-[70%]"],
];

/** The rows are as high as those that will replace them: a picture and two lines. */
export function SkeletonRows({ label, rows = 4 }: { label: string; rows?: number }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, index) => {
        const [title, line] = widths[index % widths.length] ?? [];
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            key={index}
            className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-3 border-rule border-t py-3 first:border-t-0"
          >
            <Skeleton block className="size-10 rounded-[50%]" />
            <span className="grid gap-[9px] py-1.5">
              <Skeleton className={title} />
              <Skeleton className={line} />
            </span>
          </div>
        );
      })}
    </SkeletonGroup>
  );
}
