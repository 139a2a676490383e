import { Clapperboard, FileText, Images, Play } from "lucide-react";
import { IMPORT_PATH, IMPORT_TITLE } from "@/components/newsrooms/imports/labels";
import { ownPicture } from "@/components/profiles/profiles/labels";
import { numbersOf, placeOf } from "@/components/profiles/profiles/work-texts";
import { DeleteWork } from "@/components/profiles/work-samples/delete-work";
import { WORK_PATH, workLabels } from "@/components/profiles/work-samples/labels";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { StateFilter } from "@/components/ui/state-filter";
import { isReel } from "@/lib/domain/profiles/profiles/reels";
import type { WorkSampleView } from "@/lib/domain/profiles/profiles/schema";
import type { OwnWorkView, WorkKind } from "@/lib/domain/profiles/work-samples/schema";
import { utcDay } from "@/lib/utils/dates";
import { playNote } from "@/lib/utils/video-type";

const tabs = [
  { label: "All", kind: undefined },
  { label: "Portfolio", kind: "portfolio" },
  { label: "Social Reels", kind: "reels" },
] as const;

/** A creator's work has two kinds; each piece is one row. */
export function OwnWork({
  view: { workSamples, counts, pagination },
  kind,
  isCreator,
  profileUrl,
}: {
  view: OwnWorkView;
  kind?: WorkKind;
  isCreator: boolean;
  /** The public page, where there is one. */
  profileUrl: string | null;
}) {
  const all = counts.portfolio + counts.reels;
  if (all === 0) {
    return (
      <EmptyState
        level={2}
        icon={<Images />}
        title="Show a first piece"
        action={
          <span className="flex flex-wrap gap-2">
            <LinkButton href={`${WORK_PATH}/new`} variant="ink">
              {workLabels.add}
            </LinkButton>
            <LinkButton href={IMPORT_PATH}>{IMPORT_TITLE}</LinkButton>
          </span>
        }
      >
        {isCreator
          ? "A reel that plays here, a post, a campaign: brands look at the work first."
          : "An article, a podcast, a photo story: brands and sources look at the work first."}
      </EmptyState>
    );
  }
  const next = new URLSearchParams({ ...(kind ? { kind } : {}), cursor: pagination.nextCursor ?? "" });
  return (
    <>
      {isCreator && (
        <nav aria-label="Work by kind" className="scroll-x gap-6 border-rule border-b md:mx-0 md:px-0">
          {tabs.map((tab) => (
            <StateFilter
              key={tab.label}
              label={tab.label}
              count={tab.kind ? counts[tab.kind] : all}
              current={tab.kind === kind}
              href={tab.kind ? `${WORK_PATH}?kind=${tab.kind}` : WORK_PATH}
            />
          ))}
        </nav>
      )}
      {workSamples.length === 0 && (
        <p className="py-8 text-ink-2">
          {kind === "reels" ? "No social reels yet." : kind ? "Nothing but reels yet." : "No more pieces."}
        </p>
      )}
      <ul>
        {workSamples.map((sample) => (
          <Row key={sample.id} sample={sample} isCreator={isCreator} profileUrl={profileUrl} />
        ))}
      </ul>
      {pagination.nextCursor && (
        <LinkButton className="mt-8" href={`${WORK_PATH}?${next}`}>
          Load More
        </LinkButton>
      )}
    </>
  );
}

function Row({
  sample,
  isCreator,
  profileUrl,
}: {
  sample: WorkSampleView;
  isCreator: boolean;
  profileUrl: string | null;
}) {
  const { id, type, publishedAt, video } = sample;
  const title = sample.title || "Untitled";
  const meta = [placeOf(sample), publishedAt && utcDay(publishedAt), numbersOf(sample)].filter(Boolean);
  return (
    <li className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-5 gap-y-2 border-rule border-b py-5 md:grid-cols-[144px_minmax(0,1fr)_auto]">
      <Thumbnail sample={sample} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{type}</Badge>
          {video && (
            <Badge tone="accent" icon={<Play aria-hidden />}>
              Plays its own video
            </Badge>
          )}
          {video && playNote(video.contentType) && <Badge tone="warn">{playNote(video.contentType)}</Badge>}
        </p>
        <h2 className="h3 mt-1.5">{title}</h2>
        {meta.length > 0 && <p className="meta num mt-1">{meta.join(", ")}</p>}
      </div>
      <div className="-ml-2 flex flex-wrap content-start items-center gap-x-1 max-md:col-span-2 md:ml-0 md:justify-end">
        {profileUrl && (
          <LinkButton
            href={isCreator ? addressOf(sample, profileUrl) : `${profileUrl}/work`}
            variant="text"
            size="sm"
          >
            View on your profile<span className="sr-only">: {title}</span>
          </LinkButton>
        )}
        <LinkButton href={`${WORK_PATH}/${id}`} size="sm" aria-label={`Edit: ${title}`}>
          Edit
        </LinkButton>
        <DeleteWork id={id} title={title} />
      </div>
    </li>
  );
}

/** A reel that shows something here has a page of its own. */
function addressOf({ id, type, video, image, url }: WorkSampleView, profileUrl: string): string {
  const hasPage = isReel({ type }) && (video !== null || (image !== null && !url));
  return hasPage ? `${profileUrl}/reel/${id}` : `${profileUrl}/work`;
}

function Thumbnail({ sample: { image, video, type } }: { sample: WorkSampleView }) {
  const src = ownPicture(image);
  if (src)
    return (
      // biome-ignore lint/performance/noImgElement: our own picture, sized when it was stored
      <img
        src={src}
        alt=""
        width={288}
        height={192}
        loading="lazy"
        className="aspect-3/2 w-full rounded-md bg-sunk object-cover"
      />
    );
  return (
    <span
      aria-hidden
      className="grid aspect-3/2 w-full place-content-center self-start rounded-md bg-accent-tint text-accent [&_svg]:size-6 [&_svg]:stroke-[1.4]"
    >
      {video || isReel({ type }) ? <Clapperboard /> : <FileText />}
    </span>
  );
}
