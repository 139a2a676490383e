import { safeLink } from "@/components/profiles/profiles/labels";
import { Section } from "@/components/ui/section";
import type { CoverageView } from "@/lib/domain/profiles/profiles/schema";
import { PRODUCT_NAME } from "@/lib/product";
import { utcDay } from "@/lib/utils/dates";

const FIRST = 4;

/** The newest published story of a collaboration is shown, the rest behind a summary. */
export function CoverageAside({ coverage }: { coverage: CoverageView[] }) {
  if (coverage.length === 0) return null;
  const rest = coverage.slice(FIRST);
  return (
    <Section title={`Coverage through ${PRODUCT_NAME}`}>
      <Stories stories={coverage.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details className="border-rule border-t">
          <summary className="link min-h-11 content-center text-sm">{rest.length} more</summary>
          <Stories stories={rest} />
        </details>
      )}
    </Section>
  );
}

function Stories({ stories }: { stories: CoverageView[] }) {
  return (
    <ul className="mt-2">
      {stories.map(({ id, title, url, siteName, earnedAt }) => (
        <li key={id} className="border-rule border-t py-3 [overflow-wrap:anywhere] first:border-t-0">
          <StoryTitle title={title} url={url} />
          <p className="meta mt-0.5">
            {siteName && `${siteName}, `}
            <time dateTime={earnedAt}>{utcDay(earnedAt)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

function StoryTitle({ title, url }: { title: string; url: string }) {
  const href = safeLink(url);
  if (!href) return <p className="h4">{title}</p>;
  return (
    <p className="h4">
      <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="hover:underline">
        {title}
      </a>
    </p>
  );
}
