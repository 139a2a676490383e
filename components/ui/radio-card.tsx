import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/utils/cn";

/**
 * A handful of weighty options (account types) are cards with a title and a sentence. They are native radios: spread
 * `{...register("userType")}` on each. The chosen one has its type's tint and an ink ring. Lay them out with
 * RadioCards.
 */
export function RadioCard({
  title,
  meta,
  accent,
  icon,
  className,
  ...props
}: ComponentProps<"input"> & {
  title: ReactNode;
  meta?: ReactNode;
  accent?: "press" | "brand" | "source" | "paid";
  icon?: ReactNode;
}) {
  return (
    <label
      data-accent={accent}
      className={cn(
        "flex gap-3 rounded-md border border-edge bg-raised px-3.5 pt-3 pb-3.5 text-sm hover:border-ink",
        "has-checked:border-ink has-checked:bg-accent-tint has-checked:shadow-[inset_0_0_0_1px_var(--ink)]",
        "has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2",
        className,
      )}
    >
      <input type="radio" className="tick-box mt-0.5 focus-visible:outline-none" {...props} />
      <span className="min-w-0 flex-1 [input:checked~&>.meta]:text-ink-2">
        <span className="h4 block">{title}</span>
        {meta && <span className="meta mt-0.5 block">{meta}</span>}
      </span>
      {icon && <span className="text-ink-2 [&_svg]:size-[26px]">{icon}</span>}
    </label>
  );
}

/** The cards stand in two columns, or in one where the place is narrow (measured on the nearest container). */
export function RadioCards({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className="@container">
      <div className={cn("grid gap-2 @min-[401px]:grid-cols-2", className)}>{children}</div>
    </div>
  );
}
