import { CircleCheck, MessageSquareQuote } from "lucide-react";
import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { EmptyState } from "@/components/ui/empty-state";
import { SectionHead } from "@/components/ui/section";
import type { TestimonialView } from "@/lib/domain/profiles/profiles/schema";
import { cn } from "@/lib/utils/cn";
import { utcDay } from "@/lib/utils/dates";

/** The newest is large, the others are beside it. */
export function Testimonials({
  name,
  testimonials,
  total,
}: {
  name: string;
  testimonials: TestimonialView[];
  /** The total. */
  total: number;
}) {
  const [lead, ...others] = testimonials;
  if (!lead) {
    return (
      <EmptyState icon={<MessageSquareQuote />} title="No testimonials yet">
        They come from people who completed a collaboration with {name} and let their words be shown.
      </EmptyState>
    );
  }
  const shown = total > testimonials.length ? `The newest ${testimonials.length} of ${total}` : String(total);
  return (
    <section aria-label="Testimonials">
      <SectionHead title="Testimonials" note={`${shown}, only from completed collaborations`} />
      <div
        className={cn(
          "mt-5 grid gap-x-20 md:mt-7",
          others.length > 0 && "md:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]",
        )}
      >
        <Testimonial one={lead} large />
        {others.length > 0 && (
          <div>
            {others.map((one) => (
              <Testimonial key={one.id} one={one} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function Testimonial({ one, large = false }: { one: TestimonialView; large?: boolean }) {
  const { text, author, campaign, completedAt } = one;
  return (
    <figure
      className={cn(
        "[overflow-wrap:anywhere]",
        large
          ? "max-w-[62rem] max-md:mb-7 max-md:border-rule max-md:border-b max-md:pb-7"
          : "not-first:mt-7 not-first:border-rule not-first:border-t not-first:pt-7",
      )}
    >
      <blockquote
        className={cn(
          "whitespace-pre-line font-serif",
          large
            ? "font-[480] text-[1.625rem] text-balance leading-[1.9375rem] tracking-[-0.018em] md:text-[2.25rem] md:leading-[2.625rem]"
            : "font-[520] text-[1.25rem] text-pretty leading-[1.625rem] md:text-[1.375rem] md:leading-[1.8125rem]",
        )}
      >
        “{text}”
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-3.5 text-sm">
        <ProfilePicture profile={author} size="tile" />
        <span className="min-w-0">
          {author.url ? (
            <a href={author.url} className="font-[600] hover:underline">
              {author.name}
            </a>
          ) : (
            <b className="font-[600]">{author.name}</b>
          )}
          {campaign && `, ${campaign}`}
          <span className="mt-0.5 flex items-center gap-1.5 text-good text-xs">
            <CircleCheck aria-hidden className="size-[15px]" />
            <span>
              Collaboration completed <time dateTime={completedAt}>{utcDay(completedAt)}</time>
            </span>
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
