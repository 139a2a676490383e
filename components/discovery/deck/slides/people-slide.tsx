import { SlideImage, type SlidePicture } from "@/components/discovery/deck/slides/slide-image";
import { SlideTop } from "@/components/discovery/deck/slides/slide-top";
import { accentOf, labelOf, type UserType } from "@/lib/domain/vocabulary/user-type/user-type";

/** The account types are side by side, each under its colour. */
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
      <SlideTop title={title} lede={lede} />
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
