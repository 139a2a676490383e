import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { AssetPicture } from "@/components/newsrooms/assets/picture";
import { CarouselSpread } from "@/components/profiles/profiles/carousel-spread";
import { firstSlide, MAX_SLIDES } from "@/components/profiles/profiles/carousel-start";
import { ownPicture, safeLink } from "@/components/profiles/profiles/labels";
import { buttonClass } from "@/components/ui/button-style";
import { Kicker } from "@/components/ui/kicker";
import type { ReleaseItem } from "@/lib/domain/newsrooms/releases/schema";
import type { HeroStoryView } from "@/lib/domain/profiles/profiles/fields/newsroom";

const SIZES = "(min-width: 861px) 66vw, 100vw";

/** `draw` gives its picture, if any; the one that the page opens with loads at once, the others when they are near. */
type Story = Omit<HeroStoryView, "image" | "picture"> & { id: string; draw: (opens: boolean) => ReactNode };

/**
 * The featured stories are those that the owner chose, or else the newest releases with pictures. A source's cycles
 * through its topics, on its tint. Nothing is shown where there is neither.
 */
export function NewsroomHero({
  userType,
  stories,
  releases,
}: {
  userType: "BRAND" | "SOURCE";
  stories: HeroStoryView[];
  releases: ReleaseItem[];
}) {
  const source = userType === "SOURCE";
  const shown = (stories.length > 0 ? stories.map(ofOwner) : releases.flatMap(ofRelease)).slice(
    0,
    MAX_SLIDES,
  );
  const slides = shown.map((story, index) => ({
    id: story.id,
    title: story.title || "Story Title",
    picture:
      story.draw(index === firstSlide(shown.length)) ??
      (shown.length > 1 && <NoPicture title={story.title} />),
    text: (
      <SlideText story={story} fallback={userType} action={source ? "Open the topic" : "Read the story"} />
    ),
  }));
  if (slides.length === 0) return null;
  return (
    <CarouselSpread
      label={source ? "Featured topics" : "Featured stories"}
      noun={source ? "topic" : "story"}
      slides={slides}
      tint={source}
    />
  );
}

function ofOwner({ image, picture, ...story }: HeroStoryView, index: number): Story {
  const own = ownPicture(image);
  const draw = (opens: boolean) =>
    picture ? (
      <AssetPicture asset={picture} alt="" sizes={SIZES} priority={opens} className="rounded-none" />
    ) : own ? (
      // biome-ignore lint/performance/noImgElement: our own picture, sized when it was stored
      <img
        src={own}
        alt=""
        width={1440}
        height={840}
        loading={opens ? "eager" : "lazy"}
        fetchPriority={opens ? "high" : undefined}
        className="bg-sunk"
      />
    ) : null;
  return { ...story, id: String(index), draw };
}

/** A release leads by its picture; one without has none to lead with. */
function ofRelease({ id, title, summary, url, tags, picture }: ReleaseItem): Story[] {
  if (!picture) return [];
  const draw = (opens: boolean) => (
    <AssetPicture asset={picture} alt="" sizes={SIZES} priority={opens} className="rounded-none" />
  );
  return [{ id, title, subtitle: summary, url, type: tags[0] ?? "", draw }];
}

/** Where a story has no picture beside others its headline fills the place, as on a poster. */
function NoPicture({ title }: { title: string }) {
  return (
    <span
      aria-hidden
      className="grid size-full place-items-center bg-accent-tint px-10 text-center font-serif text-3xl text-accent text-balance"
    >
      {title}
    </span>
  );
}

function SlideText({
  story: { type, title, subtitle, url },
  fallback,
  action,
}: {
  story: Story;
  fallback: string;
  action: string;
}) {
  const link = safeLink(url);
  return (
    <div className="[overflow-wrap:anywhere]">
      <Kicker>{type || fallback}</Kicker>
      <h2 className="d2 mt-3 mb-3 line-clamp-4">{title || "Story Title"}</h2>
      {subtitle && <p className="lede line-clamp-4">{subtitle}</p>}
      {link && (
        <a href={link} rel="nofollow" className={buttonClass({ className: "mt-5" })}>
          {action}
          <ArrowRight aria-hidden />
        </a>
      )}
    </div>
  );
}
