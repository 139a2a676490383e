import { ChevronRight, TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "@/components/ui/link";

export type SettingsLink = {
  href: string;
  icon: ReactNode;
  title: string;
  /** A line about the screen behind the row. */
  summary: string;
  /** The current value. */
  value?: string | null;
  /** The value is a risk: amber, with a sign. */
  risk?: boolean;
};

/** The name is left, the rows right; one above the other on phones. Nothing is shown without rows. */
export function SettingsGroup({ title, rows }: { title: string; rows: SettingsLink[] }) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="mt-10 border-ink border-t-2 pt-3 md:grid md:grid-cols-[minmax(140px,22%)_minmax(0,1fr)] md:gap-x-6 md:pt-0"
    >
      <h2 id={id} className="font-[620] text-sm md:pt-6">
        {title}
      </h2>
      <ul className="max-md:mt-1">
        {rows.map((row) => (
          <li key={row.href} className="border-rule border-b last:border-b-0">
            <Row {...row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ href, icon, title, summary, value, risk }: SettingsLink) {
  return (
    <Link
      href={href}
      className="group grid grid-cols-[20px_minmax(0,1fr)_20px] items-center gap-x-4 py-4 md:grid-cols-[20px_minmax(0,1fr)_minmax(0,240px)_20px] [&>svg]:size-5 [&>svg]:text-ink-3"
    >
      {icon}
      <span className="min-w-0">
        <span className="h4 block group-hover:underline group-hover:underline-offset-4">{title}</span>
        <span className="meta block">{summary}</span>
      </span>
      {value && (
        <span
          className={
            risk
              ? "flex items-center gap-1.5 text-warn text-xs max-md:col-start-2 max-md:row-start-2 md:justify-self-end"
              : "meta num [overflow-wrap:anywhere] max-md:col-start-2 max-md:row-start-2 md:text-right"
          }
        >
          {risk && <TriangleAlert aria-hidden className="size-4 flex-none" />}
          {value}
        </span>
      )}
      <ChevronRight aria-hidden className="col-start-3 max-md:row-start-1 max-md:row-end-3 md:col-start-4" />
    </Link>
  );
}
