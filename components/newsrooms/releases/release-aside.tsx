import { Section } from "@/components/ui/section";
import type { ReleaseView } from "@/lib/domain/newsrooms/releases/schema";
import { dayIn, timeIn } from "@/lib/utils/dates";

/** The versions are the publication and each correction with its note, the newest first. */
export function Versions({ release }: { release: ReleaseView }) {
  if (release.versions.length === 0) return null;
  return (
    <Section title="Versions">
      <dl className="mt-1 text-sm">
        {release.versions.map(({ createdAt, note }) => (
          <div
            key={createdAt}
            className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3 border-rule border-t py-2.5 first:border-t-0"
          >
            <dt className="text-ink-3">
              <time dateTime={createdAt}>
                {dayIn(createdAt, release.timeZone)}
                <span className="block">{timeIn(createdAt, release.timeZone)}</span>
              </time>
            </dt>
            <dd className="[overflow-wrap:anywhere]">{note ? `Corrected: ${note}` : "Published"}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
