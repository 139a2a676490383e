import { Download } from "lucide-react";
import { fileFacts } from "@/components/newsrooms/assets/labels";
import { PhoneSource, sourceSet } from "@/components/newsrooms/assets/picture";
import { buttonClass } from "@/components/ui/button-style";
import { copyrightLine, creditLine, licenceName } from "@/lib/domain/newsrooms/assets/rights";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { sourceTypeText } from "@/lib/domain/vocabulary/provenance/provenance";
import { cn } from "@/lib/utils/cn";
import { formatSize } from "@/lib/utils/format-size";

/** A photo has its caption, credit, real size and the original to download. */
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
          style={blur ? { backgroundImage: `url(${blur})`, backgroundSize: "cover" } : undefined}
          className={cn(
            "w-full bg-sunk object-cover",
            lead ? "aspect-4/3 md:aspect-2/1 md:rounded-md" : "aspect-3/2 rounded-md",
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

/** The further photos stand two side by side; of an odd number the first is over both columns. */
export function FurtherPictures({ pictures }: { pictures: AssetView[] }) {
  if (pictures.length === 0) return null;
  return (
    <div className="my-9 grid grid-cols-[minmax(0,1fr)] gap-6 md:my-12 md:grid-cols-2 md:gap-5">
      {pictures.map((picture, index) => {
        const wide = index === 0 && pictures.length % 2 === 1;
        return (
          <ReleasePicture
            key={picture.id}
            picture={picture}
            sizes={wide ? "(min-width: 1280px) 904px, 100vw" : "(min-width: 861px) 440px, 100vw"}
            className={wide ? "md:col-span-full" : undefined}
          />
        );
      })}
    </div>
  );
}
