import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/utils/cn";

/** Lists in dialogs have ruled rows: title in serif, grey line, a figure at the right. */
export function RadioRow({
  title,
  meta,
  end,
  className,
  ...props
}: ComponentProps<"input"> & { title: ReactNode; meta?: ReactNode; end?: ReactNode }) {
  return (
    <label
      className={cn(
        "grid min-h-[60px] grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3 border-rule border-t py-3 text-sm last:border-b",
        className,
      )}
    >
      <input type="radio" className="tick-box" {...props} />
      <span>
        <span className="h4 block">{title}</span>
        {meta && <span className="meta block">{meta}</span>}
      </span>
      {end && <span className="num">{end}</span>}
    </label>
  );
}
