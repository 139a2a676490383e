import { type ReactNode, useId } from "react";
import { FieldError } from "@/components/ui/field-note";
import { cn } from "@/lib/utils/cn";

export function FieldSet({
  legend,
  note,
  help,
  error,
  className,
  children,
}: {
  legend: ReactNode;
  note?: string;
  help?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const text = error ? `${id}-error` : help ? `${id}-help` : undefined;
  return (
    <fieldset aria-describedby={text} className={cn("grid min-w-0 content-start gap-1.5", className)}>
      <legend className="label mb-2">
        {legend}
        {note && <span className="font-normal text-ink-3"> {note}</span>}
      </legend>
      {children}
      {error ? (
        <FieldError id={text}>{error}</FieldError>
      ) : (
        help && (
          <p id={text} className="meta">
            {help}
          </p>
        )
      )}
    </fieldset>
  );
}
