import { SlideImage, type SlidePicture } from "@/components/discovery/deck/slides/slide-image";
import { LogoMark } from "@/components/layout/logo";
import { PRODUCT_NAME } from "@/lib/product";

/** The mark stands beside the product's name, as large as the text around it. */
export function SlideMark() {
  return (
    <span className="slide-mark">
      <LogoMark />
      {PRODUCT_NAME}
    </span>
  );
}

export function TitleSlide({
  title,
  lines,
  picture,
}: {
  title: string;
  lines: string[];
  picture: SlidePicture;
}) {
  return (
    <div className="slide-body">
      <div className="slide-text">
        <p>
          <SlideMark />
        </p>
        <h2 className="slide-t1">{title}</h2>
        <p className="slide-meta">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      </div>
      <SlideImage {...picture} />
    </div>
  );
}
