import { cn } from "@/lib/utils/cn";
import { initialsOf } from "@/lib/utils/initials";

/**
 * The initials are seen where there is no picture, or it does not load. `width` and `height` are the picture's own
 * pixels; `className` sizes and rounds the frame, `fit` places the picture in it.
 */
export function InitialsPicture({
  name,
  src,
  width,
  height,
  className,
  fit,
}: {
  name: string;
  src: string | null;
  width: number;
  height: number;
  className: string;
  fit?: string;
}) {
  return (
    <span
      aria-hidden
      className={cn(
        "relative grid place-items-center overflow-hidden bg-accent-tint font-serif text-accent leading-none",
        className,
      )}
    >
      {initialsOf(name)}
      {src && (
        // biome-ignore lint/performance/noImgElement: pictures come in fitting sizes from our own storage
        <img
          src={src}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className={cn("absolute inset-0 size-full object-cover", fit)}
        />
      )}
    </span>
  );
}
