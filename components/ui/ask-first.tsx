import type { ReactNode } from "react";
import type { ButtonProps } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { cn } from "@/lib/utils/cn";

/** What can't be taken back is asked about first, without scripts too: the button unfolds what happens, and the form. */
export function AskFirst({
  label,
  question,
  variant = "text",
  size = "sm",
  children,
}: Pick<ButtonProps, "variant" | "size"> & { label: ReactNode; question: string; children: ReactNode }) {
  return (
    <details className="open:basis-full">
      <summary className={cn(buttonClass({ variant, size }), "w-fit")}>{label}</summary>
      <div className="grid max-w-[480px] justify-items-start gap-3 py-3">
        <p className="text-pretty text-ink-2 text-sm">{question}</p>
        {children}
      </div>
    </details>
  );
}
