import { Newspaper } from "lucide-react";
import { ownPicture, safeLink } from "@/components/profiles/profiles/labels";
import { type TagFilter, tagFiltersOf, tagList } from "@/components/profiles/profiles/tag-filter";
import { moreTarget, TagFilterScope } from "@/components/profiles/profiles/tag-filter-scope";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { cn } from "@/lib/utils/cn";
import { utcDay } from "@/lib/utils/dates";

/** One published piece: an article, a post, a campaign. */
export type GridItem = {
  id: string;
  /** A type such as "Article", "Blog Post", "Instagram" or any other word. */
  type: string;
  title: string;
  /** A path of our own; pictures of other sites are never loaded. */
  image: string | null;
  tags: string[];
  url: string | null;
  /** The outlet or brand that published it. */
  place?: string | null;
  /** ISO 8601. */
  date?: string | null;
  summary?: string;
};

/**
 * Published pieces are a masonry, filtered by tag in the address. `filterTags` names the filters where they are not
 * those of the items, `filters` gives them whole; `first` is how many come before Load more.
 */
export function FilteredGrid({
  id,
  items,
  label,
  filterTags,
  filters = tagFiltersOf(items, filterTags),
  first = items.length,
  total = items.length,
  level = 2,
}: {
  /** The fragments of its filters begin with it (`work-tag-rail`); it is unique on the page. */
  id: string;
  items: GridItem[];
  /** The name of the row of filters ("Filter work"). */
  label: string;
  filterTags?: string[];
  filters?: TagFilter[];
  first?: number;
  /** The total, where the page holds fewer. */
  total?: number;
  /** The level of the items' headings. */
  level?: 2 | 3 | 4;
}) {
  if (items.length === 0) return <EmptyState icon={<Newspaper />} title="No items found" level={3} />;
  const waits = items.length > first;
  return (
    <TagFilterScope
      id={id}
      label={label}
      filters={filters}
      total={total}
      loaded={items.length}
      shown={waits ? first : undefined}
    >
      <Masonry items={items} first={first} more={moreTarget(id)} level={level} />
      {waits && (
        <p data-for="" className="mt-2">
          <a href={`#${moreTarget(id)}`} className={buttonClass({})}>
            Load more
          </a>
        </p>
      )}
    </TagFilterScope>
  );
}

/** Pieces past `first` wait, the first of them under the fragment `more`. */
export function Masonry({
  items,
  first = items.length,
  more,
  level,
}: {
  items: GridItem[];
  first?: number;
  more?: string;
  level: 2 | 3 | 4;
}) {
  return (
    <ul className={cn("mt-6 columns-1 gap-x-7", columnsFor(items.length))}>
      {items.map((item, index) => (
        <li
          key={item.id}
          id={index === first ? more : undefined}
          data-target={index === first && more ? "" : undefined}
          data-rest={index >= first ? "" : undefined}
          data-tags={tagList(item.tags)}
          className="mb-8 break-inside-avoid pb-1"
        >
          <Piece item={item} ratio={ratios[index % ratios.length]} level={level} alone={items.length === 1} />
        </li>
      ))}
    </ul>
  );
}

/** There are as many columns as pieces, up to three. */
function columnsFor(count: number): string {
  if (count < 2) return "max-w-[52rem]";
  return count === 2 ? "max-w-[48rem] sm:columns-2" : "sm:columns-2 lg:columns-3";
}

/** Six heights in turn make the columns uneven (docs/product.md#profiles). */
const ratios = [
  "aspect-[40/47]",
  "aspect-[40/26]",
  "aspect-[40/30]",
  "aspect-[40/43]",
  "aspect-[40/27]",
  "aspect-[40/34]",
];

const typeColors: Record<string, string> = {
  article: "text-source",
  "blog post": "text-brand",
  instagram: "text-gold",
};

/** Articles are green, blog posts orange, Instagram gold, others grey (docs/product.md#profiles). */
const typeColor = (type: string) => typeColors[type.toLowerCase()] ?? "text-ink-3";

function Piece({
  item,
  ratio,
  level,
  alone,
}: {
  item: GridItem;
  ratio?: string;
  level: 2 | 3 | 4;
  /** The only piece has picture and text side by side, with its summary. */
  alone: boolean;
}) {
  const { type, title, place, date, summary } = item;
  const Heading = `h${level}` as const;
  const image = ownPicture(item.image);
  const url = safeLink(item.url);
  const name = title || "Untitled";
  return (
    <article
      className={cn(
        "relative [overflow-wrap:anywhere]",
        !image && "rule-ink pt-3.5",
        alone &&
          image &&
          "grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]",
      )}
    >
      {image && (
        // biome-ignore lint/performance/noImgElement: our own picture, sized when it was stored
        <img
          src={image}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          decoding="async"
          className={cn("mb-3 w-full rounded-md bg-sunk object-cover", ratio)}
        />
      )}
      <div>
        {place && <p className="font-[620] text-2xs text-ink-2 uppercase tracking-[0.07em]">{place}</p>}
        <Heading
          className={cn(
            "line-clamp-6 font-serif text-balance",
            image
              ? "mt-1 mb-1.5 font-[540] text-[1.25rem] leading-[1.5625rem]"
              : "mt-1 mb-2 font-[480] text-[1.625rem] leading-[1.9375rem]",
          )}
        >
          {url ? (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="after:absolute after:inset-0 hover:underline"
            >
              {name}
            </a>
          ) : (
            name
          )}
        </Heading>
        {(alone || !image) && summary && (
          <p className="mb-2 line-clamp-4 whitespace-pre-line text-ink-2 text-pretty text-sm">{summary}</p>
        )}
        <p className="meta">
          <b className={cn("font-[560]", typeColor(type))}>{type}</b>
          {date && (
            <>
              , <time dateTime={date}>{utcDay(date)}</time>
            </>
          )}
          {!url && <span className="block">No link to the piece</span>}
        </p>
      </div>
    </article>
  );
}
