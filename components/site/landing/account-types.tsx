import { ArrowRight } from "lucide-react";
import { Kicker } from "@/components/ui/kicker";
import { Link } from "@/components/ui/link";
import { accentOf, type UserType } from "@/lib/domain/vocabulary/user-type/user-type";

type Way = {
  type: UserType;
  param: string;
  kicker: string;
  title: string;
  text: string;
  join: string;
  /** A file of public/demo and its width in pixels; a smaller one is beside it. */
  picture: { name: string; width: number };
  position: string;
};

const ways: Way[] = [
  {
    type: "press",
    param: "press",
    kicker: "Press",
    title: "Stories that fit your beat",
    text: "Free, always. Set your beats once; pitches come with facts, dates and a name.",
    join: "Join as press",
    picture: { name: "p-maren", width: 800 },
    position: "50% 8%",
  },
  {
    type: "brand",
    param: "brand",
    kicker: "Brands",
    title: "A newsroom that works",
    text: "Publish releases and pictures, offer perks, and see which desks want them.",
    join: "Join as a brand",
    picture: { name: "bottles", width: 900 },
    position: "50% 60%",
  },
  {
    type: "source",
    param: "source",
    kicker: "Sources",
    title: "Facts, on the record",
    text: "Put reports and experts where reporters look first, with figures they may quote.",
    join: "Join as a source",
    picture: { name: "turbines", width: 1280 },
    position: "50% 50%",
  },
  {
    type: "paid_media",
    param: "paid-media",
    kicker: "Paid Media",
    title: "Partners who fit",
    text: "Show your rates and your work. Brands come to you with a brief, not a guess.",
    join: "Join as a creator",
    picture: { name: "camera", width: 1200 },
    position: "40% 60%",
  },
];

/** On a phone it asks for twice its width there, because a wide picture is cut to an upright one. */
const SIZES = "(min-width: 1024px) 300px, (min-width: 768px) 45vw, 208px";

/** Each account type leads to signing up as it. */
export function AccountTypes() {
  return (
    <section aria-labelledby="types" className="mt-18 md:mt-28">
      <h2 id="types" className="d2 mb-8">
        Four kinds of people, one wire
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 md:grid-cols-2 md:gap-y-8 md:border-ink md:border-t-2 lg:grid-cols-4 lg:gap-y-0">
        {ways.map((way, index) => (
          <Link
            key={way.type}
            href={`/signup?type=${way.param}`}
            data-accent={accentOf(way.type)}
            className={`group relative grid content-start gap-x-4 border-accent-vivid border-t-2 pt-4 pb-3 max-md:mb-4 max-md:grid-cols-[minmax(0,1fr)_104px] md:flex md:flex-col md:border-t-0 md:pt-5 md:pb-2 ${
              index > 0
                ? "md:before:absolute md:before:top-5 md:before:bottom-2 md:before:-left-6 md:before:w-px md:before:bg-rule"
                : ""
            } ${index === 2 ? "md:before:hidden lg:before:block" : ""}`}
          >
            {/* biome-ignore lint/performance/noImgElement: pictures of public/demo come in the sizes that are drawn there */}
            <img
              src={`/demo/${way.picture.name}.webp`}
              srcSet={`/demo/${way.picture.name}-480.webp 480w, /demo/${way.picture.name}.webp ${way.picture.width}w`}
              sizes={SIZES}
              alt=""
              loading="lazy"
              decoding="async"
              className="aspect-4/5 w-full rounded-md bg-sunk object-cover max-md:col-start-2 max-md:row-span-4 max-md:row-start-1 md:mb-5 md:aspect-4/3"
              style={{ objectPosition: way.position }}
            />
            <Kicker>{way.kicker}</Kicker>
            <h3 className="h2 mt-1.5 mb-2 max-md:text-2xl group-hover:underline">{way.title}</h3>
            <p className="text-ink-2 text-pretty text-sm">{way.text}</p>
            <span className="mt-auto inline-flex min-h-11 items-center gap-1.5 pt-2 font-[580] text-accent text-sm md:pt-5">
              {way.join}
              <ArrowRight aria-hidden className="size-4" />
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}
