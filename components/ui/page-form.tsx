"use client";

import type { ReactNode } from "react";
import { ActingField } from "@/components/layout/acting";
import { insteadOfPost } from "@/components/ui/in-place";

/**
 * The form is around a submit button that opens something in place; before and without scripts it leads to the page at
 * `path`, whose query travels as fields.
 */
export function PageForm({
  path,
  onPress,
  className,
  children,
}: {
  path: string;
  /** It is left out where the button itself opens it, as a popover's does. */
  onPress?: () => void;
  className?: string;
  children: ReactNode;
}) {
  const [page, query] = path.split("?");
  return (
    <form action={page} onSubmit={insteadOfPost(() => onPress?.())} className={className}>
      <ActingField />
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
