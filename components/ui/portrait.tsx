import type { AccentName } from "@/components/ui/accent-scope";
import { cn } from "@/lib/utils/cn";
import { initialsOf } from "@/lib/utils/initials";

const sizes = {
  sm: ["size-8", 32],
  rail: ["size-9", 36],
  md: ["size-10", 40],
  tile: ["size-11", 44],
  lg: ["size-14", 56],
  xl: ["size-20 @min-[401px]:size-24", 96],
} as const;

type Picture = {
  name: string;
  company?: string | null;
  /** The address of a picture of our own; null without one. */
  src: string | null | undefined;
  accent?: AccentName;
  /** It is decorative where the name is beside it; give `alt` where it is not. */
  alt?: string;
  /** The picture is above the fold, so it does not wait. */
  eager?: boolean;
};
type Sized = Picture & {
  size?: keyof typeof sizes;
  /** It sizes a frame that `size` has no word for. */
  className?: string;
};

/** A person's picture is round. */
export const Portrait = (props: Sized) => <Frame {...props} shape="rounded-[50%]" />;

/** A newsroom's logo is a square with the look's radius, the same wherever it stands. */
export const NewsroomLogo = (props: Sized) => <Frame {...props} shape="aspect-square rounded-md" />;

/** A person's large picture, upright where a page or a card is composed around it; `className` gives its frame. */
export const PersonPlate = ({ className, ...picture }: Picture & { className: string }) => (
  <Frame {...picture} className={cn("w-full", className)} shape="rounded-md" fit="object-[50%_20%]" />
);

/** The initials on the type's tint are seen where there is no picture, or it does not load. */
function Frame({
  name,
  company,
  src,
  accent,
  alt = "",
  eager = false,
  size,
  className,
  shape,
  fit,
}: Sized & { shape: string; fit?: string }) {
  const [sized, pixels] = size || !className ? sizes[size ?? "md"] : ["", 512];
  return (
    <span
      data-accent={accent}
      {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
      className={cn(
        "@container relative grid flex-none place-items-center overflow-hidden bg-accent-tint font-[540] font-serif text-accent leading-none tracking-[-0.04em]",
        shape,
        sized,
        className,
      )}
    >
      <span aria-hidden className="text-[40cqi]">
        {initialsOf(name, company)}
      </span>
      {src && (
        // biome-ignore lint/performance/noImgElement: uploaded pictures come in fitting sizes from our own storage
        <img
          src={src}
          alt=""
          width={pixels}
          height={pixels}
          draggable={false}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          className={cn("absolute inset-0 size-full object-cover", fit)}
        />
      )}
    </span>
  );
}
