import { type ReactNode, useId } from "react";

/** A part of the company's settings has its title left of what it holds. */
export function SettingsPart({
  id,
  title,
  note,
  action,
  children,
}: {
  /** Links of the page lead to it. */
  id?: string;
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="rule-ink grid gap-x-10 gap-y-4 pb-10 md:grid-cols-[240px_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1">
        <h2 id={heading} className="font-[620] text-sm">
          {title}
        </h2>
        {note && <p className="meta">{note}</p>}
        {action && <span className="-ml-2">{action}</span>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
