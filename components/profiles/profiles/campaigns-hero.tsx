import { ArrowRight } from "lucide-react";
import { CarouselSpread } from "@/components/profiles/profiles/carousel-spread";
import { firstSlide, MAX_SLIDES } from "@/components/profiles/profiles/carousel-start";
import { ownPicture, safeLink } from "@/components/profiles/profiles/labels";
import { buttonClass } from "@/components/ui/button-style";
import { DrawnScene } from "@/components/ui/drawn-scene";
import { Kicker } from "@/components/ui/kicker";
import type { HeroStoryView } from "@/lib/domain/profiles/profiles/fields/newsroom";

/** A creator's campaigns are grouped by platform, on the type's tint. It is absent without any. */
export function CampaignsHero({ stories }: { stories: HeroStoryView[] }) {
  const shown = stories.slice(0, MAX_SLIDES);
  if (shown.length === 0) return null;
  return (
    <CarouselSpread
      tint
      label="Campaigns"
      noun="campaign"
      slides={shown.map((story, index) => ({
        id: `${index}`,
        title: also(story),
        picture: <Picture image={story.image} isFirst={index === firstSlide(shown.length)} />,
        text: <SlideText story={story} />,
      }))}
    />
  );
}

/** Writes "TikTok: dinner from the reduced shelf". */
function also({ title, type }: HeroStoryView) {
  const [platform] = type.split(",");
  return platform ? `${platform}: ${title}` : title;
}

function Picture({ image, isFirst }: { image: string; isFirst: boolean }) {
  const src = ownPicture(image);
  if (!src) return <DrawnScene className="absolute inset-0" />;
  return (
    // biome-ignore lint/performance/noImgElement: our own picture, sized when it was stored
    <img
      src={src}
      alt=""
      width={1440}
      height={960}
      fetchPriority={isFirst ? "high" : undefined}
      loading={isFirst ? undefined : "lazy"}
    />
  );
}

function SlideText({ story: { type, title, subtitle, url } }: { story: HeroStoryView }) {
  const href = safeLink(url);
  return (
    <div className="[overflow-wrap:anywhere]">
      {type && <Kicker>{type}</Kicker>}
      <h2 className="d2 mt-2 mb-3 line-clamp-5">{title}</h2>
      <p className="lede line-clamp-6">{subtitle}</p>
      {href && (
        <a href={href} rel="nofollow" className={buttonClass({ className: "mt-5" })}>
          See the campaign
          <ArrowRight aria-hidden />
        </a>
      )}
    </div>
  );
}
