import { firstSlide } from "@/components/profiles/profiles/carousel-start";
import { CarouselStrip } from "@/components/profiles/profiles/carousel-strip";
import { safeLink } from "@/components/profiles/profiles/labels";
import { publicationSlides } from "@/components/profiles/profiles/publication-slides";
import type { WorkSampleView } from "@/lib/domain/profiles/profiles/schema";

/** The publications are a carousel of pieces published there. It is absent where there are not two. */
export function PublicationsHero({
  publications,
  samples,
}: {
  publications: string[];
  samples: WorkSampleView[];
}) {
  const slides = publicationSlides(publications, samples);
  if (slides.length === 0) return null;
  const first = firstSlide(slides.length);
  return (
    <CarouselStrip
      label="Publications"
      noun="publication"
      slides={slides.map(({ id, outlet, piece }, index) => ({
        id,
        picture: piece?.image ? (
          // biome-ignore lint/performance/noImgElement: our own picture, sized when it was stored
          <img
            src={piece.image}
            alt=""
            width={1280}
            height={800}
            fetchPriority={index === first ? "high" : undefined}
            loading={index === first ? undefined : "lazy"}
            decoding={index === first ? undefined : "async"}
          />
        ) : (
          <span
            aria-hidden
            className="d2 grid size-full content-end bg-accent-tint p-6 text-accent [overflow-wrap:anywhere] md:p-10"
          >
            <span className="line-clamp-4">{outlet}</span>
          </span>
        ),
        text: (
          <>
            <p className="line-clamp-1 font-[600] font-serif text-base [overflow-wrap:anywhere] md:text-lg">
              {outlet}
            </p>
            {piece && (
              <p className="h3 mt-0.5 line-clamp-2 [overflow-wrap:anywhere] max-md:text-lg max-md:leading-6">
                <PieceTitle piece={piece} />
              </p>
            )}
          </>
        ),
      }))}
    />
  );
}

function PieceTitle({ piece: { title, url } }: { piece: WorkSampleView }) {
  const href = safeLink(url);
  if (!href) return title;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="hover:underline">
      {title}
    </a>
  );
}
