import { SlideImage, type SlidePicture } from "@/components/discovery/deck/slides/slide-image";

export function PictureSlide({
  title,
  lede,
  picture,
}: {
  title: string;
  lede: string;
  picture: SlidePicture;
}) {
  return (
    <div className="slide-body">
      <div className="slide-text">
        <h2 className="slide-t2">{title}</h2>
        <p className="slide-lede">{lede}</p>
      </div>
      <SlideImage {...picture} />
    </div>
  );
}
