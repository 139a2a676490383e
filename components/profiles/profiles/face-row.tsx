import { Ellipsis } from "lucide-react";
import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { countOf } from "@/components/profiles/profiles/labels";
import { Section } from "@/components/ui/section";
import type { PartyView } from "@/lib/domain/profiles/profiles/schema";

const MAX_FACES = 5;
const tile = "grid size-11 place-items-center rounded-[50%]";

/**
 * At most five faces are shown, then an ellipsis (docs/product.md#profiles).
 */
export function FaceRow({
  title,
  people,
  count,
  more,
}: {
  title: string;
  people: PartyView[];
  /** The total, those who show no profile included. */
  count: number;
  /** The ellipsis leads here. */
  more?: string;
}) {
  if (people.length === 0) return null;
  const shown = people.slice(0, MAX_FACES);
  const rest = count - shown.length;
  return (
    <Section title={title} note={countOf(count, "profile")}>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {shown.map((person) => (
          <li key={person.id}>
            <a href={person.url} aria-label={person.name} title={person.name} className="block">
              <ProfilePicture profile={person} size="tile" />
            </a>
          </li>
        ))}
        {rest > 0 && (
          <li>
            {more ? (
              <a
                href={more}
                aria-label={`${rest.toLocaleString("en-US")} more`}
                className={`${tile} bg-sunk text-ink-2`}
              >
                <Ellipsis aria-hidden className="size-5" />
              </a>
            ) : (
              <span className={`${tile} bg-sunk text-ink-2`}>
                <Ellipsis aria-hidden className="size-5" />
                <span className="sr-only">{rest.toLocaleString("en-US")} more</span>
              </span>
            )}
          </li>
        )}
      </ul>
    </Section>
  );
}
