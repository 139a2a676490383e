import type { ReactNode } from "react";

export function CardBlock({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="mt-4 border-rule border-t pt-3 room:mt-3 room:pt-2.5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="font-semibold text-2xs text-ink-3">{title}</h3>
        {note}
      </div>
      {children}
    </section>
  );
}
