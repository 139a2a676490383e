import type { Ref } from "react";
import { type Crop, type Size, scaleOf } from "@/components/profiles/picture/crop";
import { cn } from "@/lib/utils/cn";

/** The square may have any size. */
export function CropView({
  src,
  size,
  crop,
  alt = "",
  className,
  image,
  onSize,
}: {
  src: string;
  /** The picture's size in pixels; null before it is loaded. */
  size: Size | null;
  crop: Crop;
  alt?: string;
  className?: string;
  image?: Ref<HTMLImageElement>;
  /** It is called once the picture is loaded; with null where it cannot be read. */
  onSize?: (size: Size | null, image: HTMLImageElement) => void;
}) {
  const scale = size ? scaleOf(size, crop) : 1;
  return (
    <span
      className={cn("relative block overflow-hidden bg-sunk", className)}
      style={{ backgroundColor: crop.background }}
    >
      {/* biome-ignore lint/performance/noImgElement: a file of this device, which no server has seen */}
      <img
        ref={image}
        src={src}
        alt={alt}
        draggable={false}
        onLoad={({ currentTarget }) => {
          const { naturalWidth: width, naturalHeight: height } = currentTarget;
          onSize?.(width > 0 && height > 0 ? { width, height } : null, currentTarget);
        }}
        onError={({ currentTarget }) => onSize?.(null, currentTarget)}
        className={cn("absolute max-w-none select-none", !size && "invisible")}
        style={
          size
            ? {
                width: `${size.width * scale * 100}%`,
                height: `${size.height * scale * 100}%`,
                left: `${(0.5 + crop.x) * 100}%`,
                top: `${(0.5 + crop.y) * 100}%`,
                transform: `translate(-50%, -50%) rotate(${crop.turns * 90}deg)`,
              }
            : undefined
        }
      />
    </span>
  );
}
