import { SlideImage, type SlidePicture } from "@/components/deck/slides/slide-image";

/** The five answers of a pitch beside a picture. */
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
        <dl>
          {answers.map(([name, answer]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        <p className="slide-meta">{note}</p>
      </div>
    </div>
  );
}
