import { ThumbsDown, ThumbsUp } from "lucide-react";
import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import type { Pagination } from "@/lib/core/page-schema";
import { roundFigure } from "@/lib/domain/insights/analytics/rules";
import type { RatingEvent } from "@/lib/domain/insights/analytics/schema";
import { dayIn } from "@/lib/utils/dates";

/** Each rating that began to count in the period moved the reputation: it is listed with the score after it. */
export function RatingList({
  ratings,
  pagination,
  zone,
  more,
}: {
  ratings: RatingEvent[];
  pagination?: Pagination;
  zone: string;
  /** The address of the page with the next ones. */
  more?: (cursor: string) => string;
}) {
  return (
    <Section
      title="What moved your reputation"
      note="A rating counts when both have rated, or after 14 days"
      className="mt-10"
    >
      {ratings.length === 0 ? (
        <p className="py-5 text-ink-2 text-sm">No rating began to count in these days.</p>
      ) : (
        <ul>
          {ratings.map(({ id, value, at, by, pitchId, title, score }) => (
            <li
              key={id}
              className="grid break-inside-avoid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3.5 border-rule border-b py-3"
            >
              {by ? <ProfilePicture profile={by} /> : <span />}
              <span className="min-w-0 text-pretty text-sm [overflow-wrap:anywhere]">
                {value === "UP" ? (
                  <ThumbsUp aria-hidden className="mr-1.5 inline size-4 text-good" />
                ) : (
                  <ThumbsDown aria-hidden className="mr-1.5 inline size-4 text-ink-3" />
                )}
                <b className="font-[600]">{by?.name ?? "Somebody"}</b> rated you thumbs {value.toLowerCase()}{" "}
                for{" "}
                <Link href={`/matching?tab=inbox&pitch=${pitchId}`} prefetch={false} className="link">
                  “{title}”
                </Link>
                <span className="meta block">{dayIn(at, zone)}</span>
              </span>
              <span className="num text-right">
                <span className="figure-serif text-xl">{roundFigure("score", score).toFixed(1)}</span>
                <span className="text-ink-3 text-xs">/5</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {more && pagination?.nextCursor && (
        <LinkButton href={more(pagination.nextCursor)} variant="text" size="sm" className="mt-1 -ml-2">
          Earlier ratings
        </LinkButton>
      )}
    </Section>
  );
}
