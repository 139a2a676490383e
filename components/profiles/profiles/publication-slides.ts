import { MAX_SLIDES } from "@/components/profiles/profiles/carousel-start";
import { ownPicture } from "@/components/profiles/profiles/labels";
import type { WorkSampleView } from "@/lib/domain/profiles/profiles/schema";

/** A slide has a publication and, where there is one, a piece published in it. */
export type PublicationSlide = { id: string; outlet: string; piece: WorkSampleView | null };

/**
 * Chooses the publications that a journalist's page begins with, at most five: those with a piece that has a picture by
 * the newest of these, then those without; what room is left goes to further pieces with a picture, newest first. One
 * alone stands among the work and under "Writes for", and needs no carousel.
 */
export function publicationSlides(
  publications: readonly string[],
  samples: readonly WorkSampleView[],
): PublicationSlide[] {
  const pictured = samples.filter(({ image, outlet }) => ownPicture(image) && outlet);
  const named = publications
    .slice(0, MAX_SLIDES)
    .map((outlet) => {
      const piece = pictured.find((sample) => isSame(sample.outlet, outlet)) ?? null;
      return { id: piece?.id ?? outlet, outlet, piece };
    })
    .toSorted((a, b) => Number(b.piece !== null) - Number(a.piece !== null));
  const shown = new Set(named.map(({ piece }) => piece?.id));
  const further = pictured
    .filter(({ id }) => !shown.has(id))
    .map((piece) => ({ id: piece.id, outlet: piece.outlet ?? "", piece }));
  const slides = [...named, ...further].slice(0, MAX_SLIDES);
  return slides.length > 1 ? slides : [];
}

const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();
