import { WatchDemoLink } from "@/components/site/landing/watch-demo-link";
import { FiveWs } from "@/components/ui/five-ws";
import { Kicker } from "@/components/ui/kicker";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import { PRODUCT_NAME } from "@/lib/product";

/** The headline stands against the five answers of one example pitch. */
export function LandingHero() {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-center gap-10 py-9 md:gap-12 md:py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-18 lg:pt-18 lg:pb-16">
      <div>
        <Kicker quiet>Free, invitation-only beta</Kicker>
        <h1 className="d1 mt-4.5 mb-5">The right story, on the right desk.</h1>
        <p className="lede max-w-[34em]">
          {PRODUCT_NAME} matches journalists with brands and sources that have news for them. Every pitch
          answers five questions. Every match says why.
        </p>
        <div className="mt-8 mb-3.5 flex flex-wrap gap-3">
          <LinkButton href="/signup" variant="ink" size="lg" className="max-md:w-full">
            Create Your Free Account
          </LinkButton>
          <WatchDemoLink className="max-md:w-full" />
        </div>
        <p className="meta">
          Have an invitation?{" "}
          <Link href="/signup" className="link hit-area text-ink">
            Join Our Beta
          </Link>
        </p>
      </div>
      <section aria-label="A pitch in five answers">
        <FiveWs
          shape="lead"
          values={{
            who: "A town of 3,000 and its cabin keepers",
            what: "The first night train in 35 years",
            where: "Rjukan, the last stop before the mountains",
            when: "Saturday, 22:14 from Oslo",
            why: "412 households bought the carriage themselves",
          }}
        />
      </section>
    </section>
  );
}

/** Phones show the large picture alone, to the edges. */
export function LandingPictures() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:-mx-5 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Picture
        name="night-train"
        width={1280}
        sizes="(min-width: 768px) 66vw, 100vw"
        alt="A lit night train crosses a valley under the stars"
        className="h-65 md:h-115 md:rounded-md"
      />
      <div className="grid grid-rows-2 gap-4 max-md:hidden">
        <Picture
          name="cabin-night"
          width={1440}
          sizes={SMALL}
          alt="A lit cabin in the snow"
          className="h-[222px] rounded-md"
        />
        <Picture
          name="ridge-dawn"
          width={1280}
          sizes={SMALL}
          alt="Mountain ridges at dawn"
          className="h-[222px] rounded-md"
        />
      </div>
    </div>
  );
}

const SMALL = "(min-width: 768px) 33vw, 1px";

type PictureProps = { name: string; width: number; sizes: string; alt: string; className: string };

/** The first picture is lazy too: eager ones are preloaded by pages that prefetch this one. `width` is its file's. */
function Picture({ name, width, sizes, alt, className }: PictureProps) {
  const src = `/demo/${name}.webp`;
  return (
    // biome-ignore lint/performance/noImgElement: pictures of public/demo come in the sizes that are drawn there
    <img
      src={src}
      srcSet={`/demo/${name}-750.webp 750w, ${src} ${width}w`}
      sizes={sizes}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`w-full bg-sunk object-cover ${className}`}
    />
  );
}
