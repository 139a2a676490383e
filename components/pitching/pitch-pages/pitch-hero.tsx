import { AssetPicture } from "@/components/newsrooms/assets/picture";
import { creditLine } from "@/lib/domain/newsrooms/assets/rights";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { cn } from "@/lib/utils/cn";

/** A pitch page opens with its first photo that everybody may see, once its sizes are made. */
export const leadPhotoOf = (assets: AssetView[]): AssetView | undefined =>
  assets.find(({ kind, renditions, hidden }) => kind === "photo" && renditions.length > 0 && hidden === null);

type Lead = { photo: AssetView | undefined };

/** Nothing is shown without a lead picture. */
export function PitchHero({ photo, small = false }: Lead & { small?: boolean }) {
  if (!photo) return null;
  return (
    <div className={cn("overflow-hidden", small ? "h-40" : "h-60 md:h-[32rem]")}>
      <AssetPicture
        asset={photo}
        alt={photo.caption || photo.title}
        sizes={small ? "(min-width: 54rem) 50vw, 100vw" : "100vw"}
        priority={!small}
        className="size-full rounded-none"
      />
    </div>
  );
}

/** The caption and credit are under the banner. */
export function PitchHeroCredit({ photo }: Lead) {
  if (!photo) return null;
  return (
    <p className="meta pt-3 [overflow-wrap:anywhere]">
      {[photo.caption, creditLine(photo)].filter(Boolean).join(". ")}
    </p>
  );
}
