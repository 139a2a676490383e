import { NamedIcon } from "@/components/ui/named-icon";
import { Section } from "@/components/ui/section";
import { topicIcon } from "@/lib/domain/vocabulary/topics/topic-icons";

const FIRST = 4;

type Beats = { expertise: string[]; beats: Record<string, string[]> };

/** The first four areas have their details, the rest stand behind SHOW ALL. */
export function BeatList({ expertise, beats }: Beats) {
  const all = beatsOf({ expertise, beats });
  if (all.length === 0) return null;
  const rest = all.slice(FIRST);
  return (
    <Section title="Beats">
      <Rows beats={all.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details className="group border-rule border-t">
          <summary className="inline-flex min-h-11 list-none items-center font-[620] text-ink-2 text-xs tracking-[0.05em] underline-offset-4 hover:text-ink hover:underline [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">SHOW ALL {all.length}</span>
            <span className="hidden group-open:inline">SHOW LESS</span>
          </summary>
          <Rows beats={rest} />
        </details>
      )}
    </Section>
  );
}

/** The areas stated come first, then beats that are none of those. */
function beatsOf({ expertise, beats }: Beats): { area: string; details: string[] }[] {
  const names = new Map([...expertise, ...Object.keys(beats)].map((area) => [area.toLowerCase(), area]));
  const details = new Map(Object.entries(beats).map(([area, text]) => [area.toLowerCase(), text]));
  return [...names].map(([key, area]) => ({ area, details: details.get(key) ?? [] }));
}

function Rows({ beats }: { beats: { area: string; details: string[] }[] }) {
  return (
    <ul className="mt-2">
      {beats.map(({ area, details }) => (
        <li
          key={area}
          className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-rule border-t py-3 [overflow-wrap:anywhere] first:border-t-0"
        >
          <NamedIcon name={topicIcon(area)} className="row-span-2 mt-px size-5 text-accent" />
          <b className="font-[580] text-sm">{area}</b>
          {details.length > 0 && <span className="meta">{details.join(", ")}</span>}
        </li>
      ))}
    </ul>
  );
}
