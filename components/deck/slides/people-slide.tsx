import { SlideImage, type SlidePicture } from "@/components/deck/slides/slide-image";
import { accentOf, labelOf, type UserType } from "@/lib/domain/user-type";

/** The account types side by side, each under its colour. */
export function PeopleSlide({
  title,
  lede,
  people,
}: {
  title: string;
  lede: string;
  people: { type: UserType; text: string; picture: SlidePicture }[];
}) {
  return (
    <div className="slide-body">
      <div className="slide-top">
        <h2 className="slide-t2">{title}</h2>
        <p className="slide-lede">{lede}</p>
      </div>
      <ul>
        {people.map(({ type, text, picture }) => (
          <li key={type} data-accent={accentOf(type)}>
            <SlideImage {...picture} />
            <b>{labelOf(type)}</b>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
