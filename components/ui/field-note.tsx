import { CircleAlert, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** The icon marks the error without colour. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 font-medium text-bad text-xs">
      <CircleAlert aria-hidden className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  );
}

/** The amber remark appears while typing: nothing is refused yet. */
export function FieldWarning({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="status" className="flex gap-1.5 font-medium text-warn text-xs">
      <TriangleAlert aria-hidden className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  );
}
