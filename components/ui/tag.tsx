import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/utils/cn";

const live = "hit-area h-8 hover:border-ink hover:text-ink";

/** A tag only says something, such as a coverage area or an industry. It is 28 px high and does nothing. */
export function Tag({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={cn("chip", "h-7", className)}>{children}</span>;
}

/** A chosen tag is ink. It is 32 px high with a 44 px hit area. */
export function ToggleTag({
  pressed,
  className,
  children,
  ...rest
}: ComponentProps<"button"> & { pressed: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={cn(
        "chip",
        live,
        "aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink disabled:text-ink-3",
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}

export function RemovableTag({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button type="button" aria-label={`Remove ${label}`} onClick={onRemove} className={cn("chip", live)}>
      {label}
      <X aria-hidden />
    </button>
  );
}

/** The tags wrap; `scroll` puts them in one row that scrolls inside the gutter on phones. */
export function Tags({
  scroll = false,
  className,
  children,
}: {
  scroll?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={cn(
        "flex flex-wrap gap-2",
        scroll && "max-md:scroll-x max-md:-my-1.5 max-md:py-1.5",
        className,
      )}
    >
      {children}
    </div>
  );
}
