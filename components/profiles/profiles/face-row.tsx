import { Ellipsis } from "lucide-react";
import { countOf } from "@/components/profiles/profiles/labels";
import { Section } from "@/components/ui/section";
import type { PartyView } from "@/lib/domain/profiles/profiles/schema";
import { accentOf, parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { initialsOf } from "@/lib/utils/initials";

const MAX_FACES = 5;
const tile = "relative grid size-11 place-items-center overflow-hidden rounded-[50%]";

/**
 * At most five faces are shown, then an ellipsis (docs/product.md#profiles). The initials on their type's colour are
 * seen where a picture does not load.
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
        {shown.map(({ id, name, url, userType, avatarUrl }) => (
          <li key={id} data-accent={accentOf(parseUserType(userType) ?? "press")}>
            <a href={url} aria-label={name} title={name} className={`${tile} bg-accent-tint text-accent`}>
              <span aria-hidden className="font-[560] font-serif text-base leading-none">
                {initialsOf(name)}
              </span>
              {avatarUrl && (
                // biome-ignore lint/performance/noImgElement: uploaded pictures come in fitting sizes from our own storage
                <img
                  src={avatarUrl}
                  alt=""
                  width={44}
                  height={44}
                  loading="lazy"
                  decoding="async"
                  className="absolute inset-0 size-full object-cover"
                />
              )}
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
