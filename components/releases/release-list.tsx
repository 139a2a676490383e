import { Link } from "@/components/ui/link";
import type { ReleaseItem } from "@/lib/domain/releases/schema";
import { dayIn } from "@/lib/domain/releases/zones";
import { cn } from "@/lib/utils/cn";

/** A newsroom's news: place and day over each headline. Under each other, or in columns below another story. */
export function ReleaseList({ releases, columns = false }: { releases: ReleaseItem[]; columns?: boolean }) {
  return (
    <ul className={cn("mt-5", columns && "grid gap-x-8 md:grid-cols-3")}>
      {releases.map(({ id, url, title, summary, dateline, liveAt, timeZone }) => (
        <li key={id} className={cn(!columns && "border-rule border-t first:border-t-0")}>
          <Link href={url} prefetch={false} className="group block py-4">
            <span className="meta">
              {dateline && <b className="font-[620] text-2xs uppercase tracking-[0.06em]">{dateline}, </b>}
              {liveAt && <time dateTime={liveAt}>{dayIn(liveAt, timeZone)}</time>}
            </span>
            <h3 className="h3 mt-1 underline-offset-4 [overflow-wrap:anywhere] group-hover:underline">
              {title}
            </h3>
            {!columns && <p className="mt-1.5 max-w-[44rem] text-ink-2 text-sm">{summary}</p>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
