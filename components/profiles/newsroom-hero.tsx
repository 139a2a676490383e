import { ArrowRight } from "lucide-react";
import { ownPicture } from "@/components/profiles/words";
import { buttonClass } from "@/components/ui/button-style";
import { Kicker } from "@/components/ui/kicker";
import type { ProfileView } from "@/lib/domain/profiles/schema";

type HeroStory = Extract<ProfileView, { userType: "BRAND" }>["heroStories"][number];

const isLink = (url: string) => /^(https?:\/\/|\/)/.test(url);

/** A newsroom's featured story: the picture bleeds left, the words stand right. Absent without one. */
export function NewsroomHero({ stories }: { stories: HeroStory[] }) {
  const [lead, ...also] = stories.filter((story) => ownPicture(story.image)).slice(0, 5);
  if (!lead) return null;
  return (
    <section
      aria-label="Featured stories"
      className="grid border-rule border-b md:grid-cols-[minmax(0,1.87fr)_minmax(0,1fr)]"
    >
      {/* biome-ignore lint/performance/noImgElement: our own picture, sized when it was stored */}
      <img
        src={lead.image}
        alt=""
        width={1440}
        height={840}
        fetchPriority="high"
        className="h-64 w-full bg-sunk object-cover md:h-[460px] xl:h-[560px]"
      />
      <div className="content-center px-5 py-8 md:px-8 xl:px-12">
        <Kicker>{lead.type}</Kicker>
        <h2 className="d2 mt-2 mb-3">{lead.title}</h2>
        <p className="lede">{lead.subtitle}</p>
        {isLink(lead.url) && (
          <a href={lead.url} rel="nofollow" className={buttonClass({ className: "mt-5" })}>
            Read the story
            <ArrowRight aria-hidden />
          </a>
        )}
        {also.length > 0 && (
          <ul aria-label="Also featured" className="mt-7">
            {also.map((story) => (
              <li key={story.title} className="h4 border-rule border-t py-2.5">
                {isLink(story.url) ? (
                  <a href={story.url} rel="nofollow" className="hover:underline">
                    {story.title}
                  </a>
                ) : (
                  story.title
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
