import { Check } from "lucide-react";
import { SlideTop } from "@/components/discovery/deck/slides/slide-top";
import type { Figure } from "@/lib/domain/discovery/decks/claims";

/** In the largest size so many characters fit a third of the slide. */
const LARGEST = 3;

/** Up to three figures each say where they come from. */
export function FiguresSlide({ title, lede, figures }: { title: string; lede: string; figures: Figure[] }) {
  const isLong = figures.some(({ value }) => value.length > LARGEST);
  return (
    <div className="slide-body">
      <SlideTop title={title} lede={lede} />
      <ul className={isLong ? "slide-long" : undefined}>
        {figures.map(({ value, text, source }) => (
          <li key={text}>
            <b>{value}</b>
            <p>{text}</p>
            <span className="slide-meta">
              <Check aria-hidden />
              {source}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
