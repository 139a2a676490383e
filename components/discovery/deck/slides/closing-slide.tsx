import type { ReactNode } from "react";
import { AnswerRows } from "@/components/discovery/deck/slides/answer-rows";
import { SlideImage, type SlidePicture } from "@/components/discovery/deck/slides/slide-image";

/** The last slide has a wide picture, the deck in one line, and where to go on. */
export function ClosingSlide({
  title,
  ways,
  picture,
}: {
  title: string;
  ways: [name: string, way: ReactNode][];
  picture: SlidePicture;
}) {
  return (
    <div className="slide-body">
      <SlideImage {...picture} />
      <div className="slide-text">
        <h2 className="slide-t2">{title}</h2>
        <AnswerRows rows={ways} className="slide-meta" />
      </div>
    </div>
  );
}
