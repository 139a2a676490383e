import { Clapperboard, Play } from "lucide-react";
import { ownPicture, platformName, safeLink } from "@/components/profiles/profiles/labels";
import { numbersOf, originOf, placeOf } from "@/components/profiles/profiles/work-texts";
import { DrawnScene } from "@/components/ui/drawn-scene";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { SectionHead } from "@/components/ui/section";
import type { Slide } from "@/components/viewer/slide";
import { OpenAsset, ViewerRoot } from "@/components/viewer/viewer-root";
import type { WorkSampleView } from "@/lib/domain/profiles/profiles/schema";
import { sourceTypeText } from "@/lib/domain/vocabulary/provenance/provenance";
import { cn } from "@/lib/utils/cn";

/** Each reel plays here, opens where it was posted, or shows its picture full screen. */
export function Reels({
  reels,
  total,
  profileUrl,
}: {
  reels: WorkSampleView[];
  total: number;
  profileUrl: string;
}) {
  if (reels.length === 0) return <EmptyState icon={<Clapperboard />} title="No items found" />;
  const partly = total > reels.length;
  return (
    <section aria-label="Social Reels">
      <SectionHead
        title="Social Reels"
        note={[
          partly ? `Showing ${reels.length} of ${total}` : `${total}`,
          reels.some((reel) => numbersOf(reel) !== "") && "figures self-reported",
        ]
          .filter(Boolean)
          .join(", ")}
      />
      <ViewerRoot slides={reels.flatMap((reel) => (reel.video ? [] : slideOf(reel)))}>
        <ul className={cn("mt-5 grid gap-x-3.5 gap-y-8 md:gap-x-5", columnsFor(reels.length))}>
          {reels.map((reel) => (
            <Reel
              key={reel.id}
              reel={reel}
              page={`${profileUrl}/reel/${reel.id}`}
              alone={reels.length === 1}
            />
          ))}
        </ul>
      </ViewerRoot>
      {partly && (
        <p className="mt-8">
          <LinkButton href={`${profileUrl}/work`}>All work</LinkButton>
        </p>
      )}
    </section>
  );
}

const wideColumns = { 4: "lg:grid-cols-4", 5: "lg:grid-cols-5", 6: "lg:grid-cols-6" };

/** There are two columns on phones, one where the text is too large for two. */
const narrowColumns = "grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))]";

/** There are as many columns as reels, or as fill the last row best. */
function columnsFor(count: number): string {
  if (count === 1) return "max-w-[52rem]";
  if (count === 2) return `max-w-[40rem] ${narrowColumns}`;
  if (count === 3) return `max-w-[60rem] ${narrowColumns} sm:grid-cols-3`;
  if (count === 4) return `${narrowColumns} sm:grid-cols-4`;
  const left = (columns: number) => (columns - (count % columns)) % columns;
  const [best] = ([5, 6, 4] as const).toSorted((a, b) => left(a) - left(b));
  return `${narrowColumns} sm:grid-cols-3 ${wideColumns[best ?? 5]}`;
}

/** A reel that links nowhere else has a page of its own, with its video, else its picture. */
export function slideOf({ id, title, image, url, video, ...reel }: WorkSampleView): Slide[] {
  const picture = ownPicture(image);
  const shown = {
    id,
    title: title || "Untitled",
    meta: [placeOf(reel), video && originOf(video)].filter(Boolean).join(". "),
    quote: "",
    caption: "",
    original: null,
    untouched: null,
  };
  if (video)
    return [{ ...shown, kind: "video", src: video.url, poster: picture, captions: video.captionsUrl }];
  return picture && !safeLink(url)
    ? [{ ...shown, kind: "photo", src: picture, poster: null, captions: null }]
    : [];
}

function Reel({ reel, page, alone }: { reel: WorkSampleView; page: string; alone: boolean }) {
  const place = placeOf(reel) || reel.type;
  const numbers = numbersOf(reel);
  const href = safeLink(reel.url);
  const title = reel.title || "Untitled";
  return (
    <li
      className={cn(
        "min-w-0 [overflow-wrap:anywhere]",
        // A single reel has its text beside it.
        alone && "grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-end gap-x-5 md:gap-x-10",
      )}
    >
      <div className="relative aspect-9/16 overflow-hidden rounded-md bg-accent-tint">
        {reel.video ? <Player reel={reel} video={reel.video} /> : <Still reel={reel} page={page} />}
      </div>
      <div className={cn(alone && "border-ink border-t-2 pt-3")}>
        <p
          className={
            alone
              ? "h3 mb-2 line-clamp-6"
              : "mt-2.5 mb-1 line-clamp-3 font-[560] font-serif text-[1.0625rem] leading-[1.375rem]"
          }
        >
          {reel.video ? (
            <a href={page} className="hover:underline">
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        <p className="meta">
          {reel.video && href ? (
            <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="link">
              {place}
            </a>
          ) : (
            place
          )}
          {numbers && <span className="num block">{numbers}</span>}
          {reel.video && sourceTypeText(reel.video) && (
            <span className="block">{sourceTypeText(reel.video)}</span>
          )}
          {!reel.video && !href && <span className="block">No link to the piece</span>}
        </p>
        {alone && reel.description && (
          <p className="mt-3 line-clamp-6 whitespace-pre-line text-ink-2 text-pretty text-sm max-md:hidden">
            {reel.description}
          </p>
        )}
      </div>
    </li>
  );
}

const play =
  "absolute bottom-2.5 left-2.5 grid size-11 place-items-center rounded-[50%] bg-raised text-ink after:absolute [&_svg]:ml-0.5 [&_svg]:size-[18px] [&_svg]:fill-current";

/** The browser's own player needs no scripts and fetches nothing before it is pressed. */
function Player({
  reel: { title, image },
  video,
}: {
  reel: WorkSampleView;
  video: NonNullable<WorkSampleView["video"]>;
}) {
  const { url, width, height, captionsUrl } = video;
  const poster = ownPicture(image);
  const isUpright = width !== null && height !== null && width < height;
  return (
    // biome-ignore lint/a11y/useMediaCaption: its captions are a track where its owner gave some
    <video
      src={url}
      poster={poster ?? undefined}
      aria-label={title || "Untitled"}
      controls
      playsInline
      // A video without a poster needs its first picture.
      preload={poster ? "none" : "metadata"}
      className={cn("size-full", isUpright ? "object-cover" : "bg-black object-contain")}
    >
      {captionsUrl && <track kind="captions" src={captionsUrl} srcLang="en" label="Captions" default />}
      <a href={url}>{title || "Untitled"}</a>
    </video>
  );
}

function Still({ reel: { id, title, image, url, platform }, page }: { reel: WorkSampleView; page: string }) {
  const src = ownPicture(image);
  const href = safeLink(url);
  const name = title || "Untitled";
  return (
    <>
      {src ? (
        // biome-ignore lint/performance/noImgElement: our own picture, sized when it was stored
        <img
          src={src}
          alt=""
          width={450}
          height={800}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <DrawnScene />
      )}
      {href ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={`Play ${name}${platform ? ` on ${platformName(platform)}` : ""}`}
          className={play}
        >
          <Play aria-hidden />
        </a>
      ) : (
        src && (
          <OpenAsset id={id} href={page} label={`Show ${name}`} className="absolute inset-0">
            <span className="sr-only">{title}</span>
          </OpenAsset>
        )
      )}
    </>
  );
}
