import type { ReactNode } from "react";
import { Section } from "@/components/ui/section";
import type { CoverageView } from "@/lib/domain/profiles/profiles/schema";
import { cn } from "@/lib/utils/cn";
import { utcDay } from "@/lib/utils/dates";

export function CoverageList({ coverage }: { coverage: CoverageView[] }) {
  if (coverage.length === 0) return null;
  return (
    <Section title="Coverage earned" note="After a collaboration here">
      <div className="mt-2">
        {coverage.map((story) => (
          <Story
            key={story.id}
            place={story.siteName || new URL(story.url).hostname}
            date={story.earnedAt}
            title={story.title}
            url={story.url}
            summary={story.description}
            image={story.image}
          />
        ))}
      </div>
    </Section>
  );
}

function Story(props: {
  place: string;
  date: string | null;
  title: string;
  url: string | null;
  summary: string;
  image?: string | null;
  note?: string;
}) {
  const { place, date, title, url, summary, image, note } = props;
  return (
    <article
      className={cn(
        "grid gap-4 border-rule border-t py-5 first:border-t-0 md:gap-8 md:py-6",
        image && "grid-cols-[minmax(0,1fr)_96px] md:grid-cols-[minmax(0,1fr)_186px]",
      )}
    >
      <div className="min-w-0">
        <p className="meta">
          <b className="font-[620] text-2xs text-ink-2 uppercase tracking-[0.07em]">{place}</b>
          {date && (
            <>
              , <time dateTime={date}>{utcDay(date)}</time>
            </>
          )}
        </p>
        <h3 className="h3 mt-1.5 mb-2 [overflow-wrap:anywhere] max-md:text-lg max-md:leading-6">
          <StoryLink url={url}>{title}</StoryLink>
        </h3>
        {summary && (
          <p className="line-clamp-3 whitespace-pre-line text-ink-2 text-pretty text-sm max-md:hidden">
            {summary}
          </p>
        )}
        {note && <p className="meta mt-2">{note}</p>}
      </div>
      {image && (
        // biome-ignore lint/performance/noImgElement: our own picture, sized when it was stored
        <img
          src={image}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          decoding="async"
          className="aspect-square w-full rounded-md bg-sunk object-cover md:aspect-3/2"
        />
      )}
    </article>
  );
}

function StoryLink({ url, children }: { url: string | null; children: ReactNode }) {
  if (!url) return children;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="hover:underline">
      {children}
    </a>
  );
}
