import { Section } from "@/components/ui/section";

/** The first paragraph is large, the rest as written. */
export function About({ title, text }: { title: string; text: string }) {
  const [lead, ...rest] = text.split(/\n{2,}/);
  if (!lead) return null;
  return (
    <Section title={title}>
      <div className="mt-4 grid max-w-[46rem] gap-4 [overflow-wrap:anywhere]">
        <p className="lede whitespace-pre-line">{lead}</p>
        {rest.length > 0 && <p className="whitespace-pre-line text-ink-2 text-pretty">{rest.join("\n\n")}</p>}
      </div>
    </Section>
  );
}
