import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { cn } from "@/lib/utils/cn";

type Rendition = AssetView["renditions"][number];

/** The browser chooses from these widths, in one format. */
export const sourceSet = (sizes: Rendition[], format: Rendition["format"]) =>
  sizes
    .filter((size) => size.format === format)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(", ");

/** A phone needs so many pixels to show a picture from edge to edge: twice its width and no more. */
const PHONE_WIDTH = 750;

/** Phones take this one size of the picture that a page opens with, however sharp their screens are. */
export function PhoneSource({ renditions }: Pick<AssetView, "renditions">) {
  const size = renditions.find(({ format, width }) => format === "avif" && width === PHONE_WIDTH);
  return size ? <source media="(max-width: 600px)" type="image/avif" srcSet={size.url} /> : null;
}

/**
 * A picture has the sizes made at upload: AVIF, WebP or JPEG as the browser reads, blurred until it is there, its box
 * given before it loads. `sizes` says how wide it is; `priority` is for the one that a page opens with. Null without a
 * picture.
 */
export function AssetPicture({
  asset: { renditions, blur },
  alt,
  sizes,
  priority = false,
  className,
}: {
  asset: Pick<AssetView, "renditions" | "blur">;
  alt: string;
  sizes: string;
  priority?: boolean;
  className?: string;
}) {
  const fallback = renditions.find(({ format }) => format === "jpeg") ?? renditions.at(-1);
  if (!fallback) return null;
  return (
    <picture className="block h-full">
      {priority && <PhoneSource renditions={renditions} />}
      <source type="image/avif" srcSet={sourceSet(renditions, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(renditions, "webp")} sizes={sizes} />
      <img
        src={fallback.url}
        alt={alt}
        width={fallback.width}
        height={fallback.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={cn("rounded-md bg-cover bg-sunk object-cover", className)}
        style={blur ? { backgroundImage: `url(${blur})` } : undefined}
      />
    </picture>
  );
}
