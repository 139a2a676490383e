import { Download } from "lucide-react";
import { type AssetOwner, assetName, assetPage, fileFacts } from "@/components/newsrooms/assets/labels";
import { AssetPicture } from "@/components/newsrooms/assets/picture";
import { SectionHead } from "@/components/ui/section";
import { creditLine } from "@/lib/domain/newsrooms/assets/rights";
import type { AssetView, PublicAssetsView } from "@/lib/domain/newsrooms/assets/schema";
import { cn } from "@/lib/utils/cn";

const SHOWN = 4;

/** The first photos stand side by side, at one height, each with its download; nothing is shown without any. */
export function AssetStrip({ owner, view }: { owner: AssetOwner; view: PublicAssetsView }) {
  const photos = view.assets
    .filter(({ kind, renditions }) => kind === "photo" && renditions.length > 0)
    .slice(0, SHOWN);
  if (photos.length === 0) return null;
  const total = Object.values(view.counts).reduce((sum, count) => sum + count, 0);
  return (
    <section aria-label="Assets">
      <SectionHead
        title="Assets"
        action={
          // Next's link is not used, because `:target` follows the browser's own navigation.
          <a
            href="#assets"
            className="inline-flex min-h-9 items-center px-2 font-[560] text-ink-2 text-xs underline-offset-4 hover:text-ink hover:underline"
          >
            {total === 1 ? "See the asset" : `All ${total}`}
          </a>
        }
      />
      <ul
        className={cn(
          "mt-5 grid gap-4 max-md:scroll-x max-md:snap-x max-md:snap-mandatory",
          columns[photos.length - 1],
        )}
      >
        {photos.map((photo) => (
          <li key={photo.id} className="relative min-w-0 max-md:w-[78%] max-md:flex-none max-md:snap-center">
            <Photo photo={photo} page={assetPage(owner, photo)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The widths of a strip take turns; a single photo takes two thirds. */
const columns = [
  "md:max-w-[54rem]",
  "md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]",
  "md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1.5fr)]",
  "md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,1fr)]",
];

function Photo({ photo, page }: { photo: AssetView; page: string }) {
  const name = assetName(photo);
  return (
    <figure>
      <a href={page} aria-label={`See ${name}`} className="block hover:opacity-90">
        <AssetPicture
          asset={photo}
          alt={photo.caption || name}
          sizes="(min-width: 861px) 31vw, 78vw"
          className="h-60 w-full md:h-74"
        />
      </a>
      {photo.originalUrl && (
        <a
          href={photo.originalUrl}
          download
          aria-label={`Download ${name}`}
          className="absolute top-46 right-2.5 grid size-11 place-items-center rounded-[50%] bg-raised text-ink hover:bg-sunk md:top-60"
        >
          <Download aria-hidden className="size-5" />
        </a>
      )}
      <figcaption className="mt-2.5 text-xs leading-[1.125rem] [overflow-wrap:anywhere]">
        <span className="line-clamp-2">{name}</span>
        <span className="block text-ink-3">
          {[creditLine(photo), fileFacts(photo)].filter(Boolean).join(". ")}
        </span>
      </figcaption>
    </figure>
  );
}
