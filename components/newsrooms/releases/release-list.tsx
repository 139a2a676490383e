import { AssetPicture } from "@/components/newsrooms/assets/picture";
import { tagList } from "@/components/profiles/profiles/tag-filter";
import { Link } from "@/components/ui/link";
import type { ReleaseItem } from "@/lib/domain/newsrooms/releases/schema";
import { cn } from "@/lib/utils/cn";
import { dayIn } from "@/lib/utils/dates";

/** Writes "OSLO, NORWAY, 18 November 2026": place and day of a release, each where it is known. */
function Dateline({ release: { dateline, liveAt, timeZone } }: { release: ReleaseItem }) {
  return (
    <p className="meta [overflow-wrap:anywhere]">
      {dateline && (
        <b className="font-[620] text-2xs text-ink-2 uppercase tracking-[0.06em]">
          {dateline}
          {liveAt && ", "}
        </b>
      )}
      {liveAt && <time dateTime={liveAt}>{dayIn(liveAt, timeZone)}</time>}
    </p>
  );
}

/** The headline makes its whole card the link. */
function HeadlineLink({ release: { url, title } }: { release: ReleaseItem }) {
  return (
    <Link
      href={url}
      prefetch={false}
      className="underline-offset-4 after:absolute after:inset-0 hover:underline"
    >
      {title}
    </Link>
  );
}

/** The newest release has its picture over the whole column and a large headline. */
export function LeadRelease({ release, level = 2 }: { release: ReleaseItem; level?: 2 | 3 }) {
  const { summary, picture } = release;
  const Heading = `h${level}` as const;
  return (
    <article data-tags={tagList(release.tags)} className={cn("relative pb-8", !picture && "rule-ink pt-5")}>
      {picture && (
        <AssetPicture
          asset={picture}
          alt={picture.caption}
          sizes="(min-width: 1280px) 904px, (min-width: 861px) 64vw, 92vw"
          className="mb-5 aspect-video w-full"
        />
      )}
      <Dateline release={release} />
      <Heading className="h1 mt-2 mb-3 max-md:text-3xl [overflow-wrap:anywhere]">
        <HeadlineLink release={release} />
      </Heading>
      {summary && <p className="lede [overflow-wrap:anywhere]">{summary}</p>}
    </article>
  );
}

/** A row has dateline, headline, summary and topics, and a thumbnail at the right. */
export function ReleaseRow({ release, level = 3 }: { release: ReleaseItem; level?: 2 | 3 }) {
  const { summary, tags, picture } = release;
  const Heading = `h${level}` as const;
  return (
    <article
      className={cn(
        "relative grid gap-4 border-rule border-t py-5 md:gap-8 md:py-6",
        picture && "grid-cols-[minmax(0,1fr)_96px] md:grid-cols-[minmax(0,1fr)_186px]",
      )}
    >
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <Dateline release={release} />
        <Heading className="h3 mt-1.5 mb-2 max-md:text-lg max-md:leading-6">
          <HeadlineLink release={release} />
        </Heading>
        {summary && (
          <p className="line-clamp-3 max-w-[44rem] text-ink-2 text-pretty text-sm max-md:hidden">{summary}</p>
        )}
        {tags.length > 0 && <p className="meta mt-2">{tags.slice(0, 3).join(", ")}</p>}
      </div>
      {picture && (
        <AssetPicture
          asset={picture}
          alt=""
          sizes="(min-width: 861px) 186px, 96px"
          className="aspect-square w-full md:aspect-3/2"
        />
      )}
    </article>
  );
}

/** Under another story releases stand side by side, each with its picture; they are rows on a phone. */
export function ReleaseColumns({ releases }: { releases: ReleaseItem[] }) {
  return (
    <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 md:grid-cols-3">
      {releases.map((release) => (
        <li
          key={release.id}
          className={cn(
            "relative grid content-start gap-x-4 py-4.5 max-md:border-rule max-md:border-t max-md:first:border-t-0 md:py-0",
            release.picture && "max-md:grid-cols-[minmax(0,1fr)_104px]",
          )}
        >
          {release.picture && (
            <div className="max-md:order-last">
              <AssetPicture
                asset={release.picture}
                alt=""
                sizes="(min-width: 1280px) 400px, (min-width: 861px) 31vw, 104px"
                className="w-full max-md:aspect-square md:mb-3.5 md:aspect-3/2"
              />
            </div>
          )}
          <div className="min-w-0">
            <Dateline release={release} />
            <h3 className="h3 mt-1 [overflow-wrap:anywhere] max-md:text-lg max-md:leading-6">
              <HeadlineLink release={release} />
            </h3>
          </div>
        </li>
      ))}
    </ul>
  );
}
