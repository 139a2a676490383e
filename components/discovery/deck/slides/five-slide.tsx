import { AnswerRows } from "@/components/discovery/deck/slides/answer-rows";
import { SlideImage, type SlidePicture } from "@/components/discovery/deck/slides/slide-image";

export function FiveSlide({
  title,
  answers,
  note,
  picture,
}: {
  title: string;
  answers: [name: string, answer: string][];
  note: string;
  picture: SlidePicture;
}) {
  return (
    <div className="slide-body">
      <SlideImage {...picture} />
      <div className="slide-text">
        <h2 className="slide-t2">{title}</h2>
        <AnswerRows rows={answers} />
        <p className="slide-meta">{note}</p>
      </div>
    </div>
  );
}
