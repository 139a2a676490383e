import { Download } from "lucide-react";
import { fileFacts } from "@/components/newsrooms/assets/labels";
import { PhoneSource, sourceSet } from "@/components/newsrooms/assets/picture";
import { buttonClass } from "@/components/ui/button-style";
import { copyrightLine, creditLine, licenceName } from "@/lib/domain/newsrooms/assets/rights";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { sourceTypeText } from "@/lib/domain/vocabulary/provenance/provenance";
import { cn } from "@/lib/utils/cn";
import { formatSize } from "@/lib/utils/format-size";

/** From a panorama's width on, and from a portrait's height on, a picture would lose more than its edge to a crop. */
const PANORAMA = 2.2;
const PORTRAIT = 1;

const shapeOf = ({ width, height }: AssetView) => (width && height ? width / height : 3 / 2);
const isPanorama = (picture: AssetView) => shapeOf(picture) > PANORAMA;

/** A photo has its caption, credit, real size and the original to download. It keeps its shape. */
export function ReleasePicture({
  picture,
  lead = false,
  sizes,
  className,
}: {
  picture: AssetView;
  lead?: boolean;
  sizes: string;
  className?: string;
}) {
  const { url, originalUrl, caption, size, width, height, blur } = picture;
  if (!url) return null;
  const avif = sourceSet(picture.renditions, "avif");
  const webp = sourceSet(picture.renditions, "webp");
  const shape = shapeOf(picture);
  const isCropped = lead && shape >= PORTRAIT && shape <= PANORAMA;
  return (
    <figure className={cn("print:break-inside-avoid", className)}>
      <picture>
        {lead && <PhoneSource renditions={picture.renditions} />}
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
        <img
          src={url}
          alt={caption || picture.title}
          width={width ?? 1280}
          height={height ?? 640}
          loading={lead ? "eager" : "lazy"}
          fetchPriority={lead ? "high" : "auto"}
          decoding="async"
          style={{
            ...(isCropped ? {} : { aspectRatio: shape }),
            ...(blur ? { backgroundImage: `url(${blur})`, backgroundSize: "cover" } : {}),
          }}
          className={cn(
            "bg-sunk object-cover",
            // A portrait is no taller than a screen shows.
            shape < PORTRAIT && lead ? "mx-auto max-h-[80vh]" : "w-full",
            isCropped && "aspect-4/3 md:aspect-2/1",
            lead ? "md:rounded-md" : "rounded-md",
          )}
        />
      </picture>
      <figcaption
        className={cn("mt-2 flex items-start justify-between gap-4 text-xs leading-5", lead && "max-md:px-5")}
      >
        <span className="min-w-0 pt-1.5 [overflow-wrap:anywhere]">
          {caption}
          <span className="block text-ink-3">
            {[
              ...[creditLine(picture), copyrightLine(picture), licenceName(picture)],
              ...[sourceTypeText(picture), fileFacts(picture)],
            ]
              .filter(Boolean)
              .join(". ")}
          </span>
        </span>
        {originalUrl && (
          <a
            href={originalUrl}
            download
            aria-label={`Download ${caption || picture.fileName}${size ? `, ${formatSize(size)}` : ""}`}
            className={buttonClass({ variant: "text", size: "sm", className: "-mr-2 print:hidden" })}
          >
            <Download aria-hidden />
            {size ? formatSize(size) : "Download"}
          </a>
        )}
      </figcaption>
    </figure>
  );
}

/** The further photos stand two side by side, as high as each other; a panorama and an odd one have a row to themselves. */
export function FurtherPictures({ pictures }: { pictures: AssetView[] }) {
  if (pictures.length === 0) return null;
  return (
    <div className="my-9 grid grid-cols-[minmax(0,1fr)] gap-6 md:my-12 md:gap-5">
      {rowsOf(pictures).map((row) => (
        <div key={row[0]?.id} className="grid gap-6 md:flex md:gap-5">
          {row.map((picture) => (
            <div key={picture.id} className="min-w-0 basis-0" style={{ flexGrow: shapeOf(picture) }}>
              <ReleasePicture
                picture={picture}
                sizes={
                  row.length === 1 ? "(min-width: 1280px) 904px, 100vw" : "(min-width: 861px) 440px, 100vw"
                }
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function rowsOf(pictures: AssetView[]): AssetView[][] {
  const rows: AssetView[][] = [];
  const wide = pictures.filter(isPanorama);
  const others = pictures.filter((picture) => !isPanorama(picture));
  if (others.length % 2 === 1) rows.push(others.splice(0, 1));
  for (let start = 0; start < others.length; start += 2) rows.push(others.slice(start, start + 2));
  return [...rows, ...wide.map((picture) => [picture])];
}
