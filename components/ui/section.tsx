import { type ReactNode, useId } from "react";
import { cn } from "@/lib/utils/cn";

/** The head is a 2 px ink rule with a small sans title left and, right, a note or one quiet action. */
export function SectionHead({
  title,
  note,
  action,
  level = 2,
  id,
}: {
  title: ReactNode;
  note?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3 | 4;
  id?: string;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="rule-ink flex break-after-avoid flex-wrap items-baseline justify-between gap-x-4">
      <Heading id={id} className="min-w-0 font-[620] text-sm [overflow-wrap:anywhere]">
        {title}
      </Heading>
      {note && <span className="meta md:text-balance md:text-right">{note}</span>}
      {action && <span className="-my-2 -mr-2 flex-none">{action}</span>}
    </div>
  );
}

export function Section({
  title,
  note,
  action,
  level = 2,
  id: ownId,
  className,
  children,
}: {
  title: ReactNode;
  note?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3 | 4;
  /** Links of the page lead to it. */
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section id={ownId} aria-labelledby={id} className={cn(className)}>
      <SectionHead id={id} title={title} note={note} action={action} level={level} />
      {children}
    </section>
  );
}
