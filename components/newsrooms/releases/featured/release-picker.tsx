"use client";

import { Newspaper } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { heroImage } from "@/components/newsrooms/assets/chosen-picture";
import { readAsset } from "@/components/newsrooms/assets/editor/assets-api";
import { storyOf } from "@/components/newsrooms/releases/featured/featured-form";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { LoadMore } from "@/components/ui/load-more";
import { SkeletonRows } from "@/components/ui/skeleton";
import { api } from "@/lib/client/api";
import type { ListedRelease } from "@/lib/domain/newsrooms/releases/schema";
import type { HeroStoryView } from "@/lib/domain/profiles/profiles/fields/newsroom";
import { dayIn } from "@/lib/utils/dates";

type Found = { releases: ListedRelease[]; cursor: string | null; status: "busy" | "ready" | "failed" };

const PER_PAGE = 50;

/** Chooses one of the newsroom's public releases to feature: its text, its lead picture and its address. */
export function ReleasePicker({
  taken,
  onClose,
  onChoose,
}: {
  /** Addresses of the stories that are featured already. */
  taken: string[];
  onClose: () => void;
  onChoose: (story: HeroStoryView) => void;
}) {
  const [found, setFound] = useState<Found>({ releases: [], cursor: null, status: "busy" });
  const [choosing, setChoosing] = useState<string | null>(null);

  const read = useCallback(async (from: string | null) => {
    setFound((now) => ({ ...now, status: "busy" }));
    let cursor = from;
    // A page may hold drafts alone: then the next one is read as well.
    for (;;) {
      const query = { limit: PER_PAGE, cursor };
      const response = await api.get("/releases", { query });
      if (!response.ok) return setFound((now) => ({ ...now, status: "failed" }));
      const isPublic = response.data.releases.filter(
        ({ state }) => state === "PUBLISHED" || state === "CORRECTED",
      );
      cursor = response.pagination.nextCursor;
      const after = cursor;
      setFound((now) => ({ releases: [...now.releases, ...isPublic], cursor: after, status: "ready" }));
      if (isPublic.length > 0 || cursor === null) return;
    }
  }, []);
  useEffect(() => {
    setFound({ releases: [], cursor: null, status: "busy" });
    void read(null);
  }, [read]);

  async function choose(release: ListedRelease) {
    setChoosing(release.id);
    const [lead] = release.images;
    const response = lead ? await readAsset(lead) : null;
    onChoose(storyOf(release, response?.ok ? heroImage(response.data.asset) : ""));
    onClose();
  }

  const { releases, cursor, status } = found;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Feature a release"
        description="Its headline, first sentences and lead picture are taken over; you can change them here."
        phone="full"
        className="md:w-[720px]"
      >
        {status === "busy" && releases.length === 0 && <SkeletonRows label="Your releases are loading" />}
        {status === "ready" && releases.length === 0 && (
          <EmptyState
            icon={<Newspaper />}
            title="No public releases yet"
            action={<LinkButton href="/releases/new">New release</LinkButton>}
          >
            A release can be featured once everybody may read it.
          </EmptyState>
        )}
        <ul aria-label="Your public releases" className="mt-2 empty:hidden">
          {releases.map((release) => (
            <ReleaseChoice
              key={release.id}
              release={release}
              isTaken={taken.includes(release.url)}
              busy={choosing === release.id}
              onChoose={() => void choose(release)}
            />
          ))}
        </ul>
        {status === "failed" && releases.length === 0 && (
          <p role="alert" className="mt-4 flex flex-wrap items-center gap-3 text-bad text-sm">
            Your releases could not be loaded.
            <Button size="sm" onClick={() => void read(null)}>
              Try again
            </Button>
          </p>
        )}
        {cursor && releases.length > 0 && (
          <LoadMore
            shown={releases.length}
            noun="releases"
            busy={status === "busy"}
            failed={status === "failed"}
            onMore={() => void read(cursor)}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

function ReleaseChoice({
  release: { title, summary, liveAt, timeZone, images },
  isTaken,
  busy,
  onChoose,
}: {
  release: ListedRelease;
  isTaken: boolean;
  busy: boolean;
  onChoose: () => void;
}) {
  return (
    <li className="border-rule border-t first:border-t-0">
      <button
        type="button"
        disabled={isTaken}
        aria-busy={busy}
        onClick={onChoose}
        className="group grid w-full gap-1 py-3.5 text-left disabled:text-ink-3"
      >
        <span className="h4 underline-offset-4 [overflow-wrap:anywhere] group-enabled:group-hover:underline">
          {title}
        </span>
        <span className="line-clamp-2 text-sm">{summary}</span>
        <span className="meta num flex flex-wrap items-center gap-2">
          {liveAt && dayIn(liveAt, timeZone)}
          {images.length === 0 && <Badge>No picture</Badge>}
          {isTaken && <Badge tone="accent">Featured already</Badge>}
        </span>
      </button>
    </li>
  );
}
