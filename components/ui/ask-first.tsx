import type { ReactNode } from "react";
import type { ButtonProps } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { FoldOut } from "@/components/ui/fold-out";
import { cn } from "@/lib/utils/cn";

/** What a button of a row unfolds floats under the row, which is `relative`, so that no other button moves. */
export const underRow = "menu-panel absolute inset-x-0 top-full z-20 mt-1 p-4";

/** What can't be taken back is asked about first, without scripts too: the button unfolds what happens, and the form. */
export function AskFirst({
  label,
  question,
  variant = "text",
  size = "sm",
  inRow = false,
  children,
}: Pick<ButtonProps, "variant" | "size"> & {
  label: ReactNode;
  question: string;
  /** The button is one of a row. */
  inRow?: boolean;
  children: ReactNode;
}) {
  const className = cn(buttonClass({ variant, size }), "w-fit");
  if (inRow)
    return (
      <FoldOut across label={label} className={className} panelClass={underRow}>
        <div className="grid justify-items-start gap-3">
          <p className="text-pretty text-ink-2 text-sm">{question}</p>
          {children}
        </div>
      </FoldOut>
    );
  return (
    <details>
      <summary className={className}>{label}</summary>
      <div className="grid max-w-[480px] justify-items-start gap-3 py-3">
        <p className="text-pretty text-ink-2 text-sm">{question}</p>
        {children}
      </div>
    </details>
  );
}
