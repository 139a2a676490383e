import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "@/components/ui/field-note";
import { cn } from "@/lib/utils/cn";

/**
 * The box is a native input, so `register` and plain forms work; it carries its own error and needs no Field. Give long
 * labels with links `align="top"`; `meta` is a second, grey line, `count` a figure at the right edge (filters).
 */
export function Checkbox({
  children,
  meta,
  count,
  error,
  align = "center",
  className,
  ...props
}: ComponentProps<"input"> & {
  children: ReactNode;
  meta?: ReactNode;
  count?: ReactNode;
  error?: ReactNode;
  align?: "center" | "top";
}) {
  const errorId = useId();
  const top = align === "top" || meta !== undefined;
  const box = (
    <label
      className={cn(
        "flex min-h-9 gap-2.5 text-sm has-disabled:cursor-not-allowed has-disabled:text-ink-3 pointer-coarse:min-h-11",
        top ? "items-start" : "items-center",
        className,
      )}
    >
      <input
        type="checkbox"
        className="tick-box"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        {...props}
      />
      <span>
        {children}
        {meta && <span className="meta block font-normal">{meta}</span>}
      </span>
      {count !== undefined && <span className="num ml-auto font-[560] text-2xs text-ink-3">{count}</span>}
    </label>
  );
  if (!error) return box;
  return (
    <div className="grid gap-1">
      {box}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
