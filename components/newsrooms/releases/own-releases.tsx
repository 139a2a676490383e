import { Newspaper } from "lucide-react";
import { StateBadge, stateName } from "@/components/newsrooms/releases/state-badge";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { StateFilter } from "@/components/ui/state-filter";
import {
  type ListedRelease,
  type ReleaseListView,
  type ReleaseView,
  releaseStates,
} from "@/lib/domain/newsrooms/releases/schema";
import { momentIn } from "@/lib/utils/dates";

/** Filters have counts, and each release is one row. It works without JavaScript. */
export function OwnReleases({ view, state }: { view: ReleaseListView; state?: string }) {
  const { releases, counts, pagination } = view;
  const all = releaseStates.reduce((sum, name) => sum + counts[name], 0);
  if (all === 0) {
    return (
      <EmptyState
        level={2}
        icon={<Newspaper />}
        title="No releases yet"
        action={
          <LinkButton href="/releases/new" variant="ink">
            New release
          </LinkButton>
        }
      >
        Write your first release. It stays a draft until you publish it.
      </EmptyState>
    );
  }
  return (
    <>
      <nav aria-label="Releases by state" className="scroll-x gap-6 border-rule border-b md:mx-0 md:px-0">
        <StateFilter label="All" count={all} current={!state} href="/releases" />
        {releaseStates.map((name) => (
          <StateFilter
            key={name}
            label={stateName(name.toUpperCase() as ReleaseView["state"])}
            count={counts[name]}
            current={state === name}
            href={`/releases?status=${name}`}
          />
        ))}
      </nav>
      {releases.length === 0 && <p className="py-8 text-ink-2">No releases in this state.</p>}
      <ul>
        {releases.map((release) => (
          <Row key={release.id} release={release} />
        ))}
      </ul>
      {pagination.nextCursor && (
        <LinkButton
          className="mt-8"
          href={`/releases?${new URLSearchParams({ ...(state ? { status: state } : {}), cursor: pagination.nextCursor })}`}
        >
          Load More
        </LinkButton>
      )}
    </>
  );
}

function Row({ release }: { release: ListedRelease }) {
  const { id, title, state, liveAt, timeZone, summary, updatedAt } = release;
  return (
    <li className="border-rule border-b">
      <Link
        href={`/releases/${id}`}
        className="group grid grid-cols-[minmax(0,1fr)] gap-1 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-8"
      >
        <span className="min-w-0">
          <span className="h3 block underline-offset-4 [overflow-wrap:anywhere] group-hover:underline">
            {title}
          </span>
          <span className="mt-1 line-clamp-2 block text-ink-2 text-sm">{summary}</span>
        </span>
        <span className="flex items-center gap-3 md:flex-col md:items-end md:gap-1.5">
          <StateBadge state={state} />
          <span className="meta num">
            {liveAt ? momentIn(liveAt, timeZone) : `Saved ${momentIn(updatedAt, timeZone)}`}
          </span>
        </span>
      </Link>
    </li>
  );
}
