import { Download } from "lucide-react";
import { buttonClass } from "@/components/ui/button-style";
import { Section } from "@/components/ui/section";

type Fact = { label: string; value: string };

/** A few stated facts are shown, with a sheet of more to download. */
export function AtAGlance({ facts, sheet }: { facts: Fact[]; sheet: string }) {
  if (facts.length === 0) return null;
  return (
    <Section
      title="At a glance"
      action={
        <a href={sheet} className={buttonClass({ variant: "text", size: "sm", className: "print:hidden" })}>
          <Download aria-hidden />
          Fact sheet
        </a>
      }
    >
      <dl className="mt-1 text-sm">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,5.5rem)_minmax(0,1fr)] gap-3 border-rule border-t py-2.5 [overflow-wrap:anywhere] first:border-t-0"
          >
            <dt className="text-ink-3">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
