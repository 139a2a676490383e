import { Download, Play } from "lucide-react";
import { assetName, captionUnderName, fileFacts } from "@/components/newsrooms/assets/labels";
import { AssetPicture } from "@/components/newsrooms/assets/picture";
import { buttonClass } from "@/components/ui/button-style";
import { DrawnScene } from "@/components/ui/drawn-scene";
import { OpenAsset } from "@/components/viewer/viewer-root";
import { creditLine, licenceName } from "@/lib/domain/newsrooms/assets/rights";
import type { AssetView } from "@/lib/domain/newsrooms/assets/schema";
import { sourceTypeText } from "@/lib/domain/vocabulary/provenance/provenance";
import { formatSize } from "@/lib/utils/format-size";

const SIZES = "(min-width: 1280px) 400px, (min-width: 768px) 32vw, 46vw";
const frame = "aspect-3/2 w-full";

type Props = {
  asset: AssetView;
  /** The address of its own page. */
  page: string;
};

export function PhotoFigure({ asset, page }: Props) {
  const name = assetName(asset);
  return (
    <figure>
      <OpenAsset id={asset.id} href={page} label={`Open: ${name}`} className="block hover:opacity-90">
        <AssetPicture asset={asset} alt={asset.caption || name} sizes={SIZES} className={frame} />
      </OpenAsset>
      <MediaCaption asset={asset} />
    </figure>
  );
}

/** The button on a video's poster plays it full screen. */
export function VideoFigure({ asset, page }: Props) {
  const name = assetName(asset);
  return (
    <figure>
      <OpenAsset
        id={asset.id}
        href={page}
        label={`Play ${name}`}
        className="relative block rounded-md bg-sunk hover:opacity-90"
      >
        {asset.renditions.length > 0 ? (
          <AssetPicture asset={asset} alt="" sizes={SIZES} className={frame} />
        ) : (
          <span className="block aspect-3/2 overflow-hidden rounded-md">
            <DrawnScene />
          </span>
        )}
        <span className="absolute bottom-3 left-3 grid size-11 place-items-center rounded-[50%] bg-raised text-ink [&_svg]:ml-0.5 [&_svg]:size-[18px] [&_svg]:fill-current">
          <Play aria-hidden />
        </span>
      </OpenAsset>
      <MediaCaption asset={asset} />
    </figure>
  );
}

function MediaCaption({ asset }: { asset: AssetView }) {
  const name = assetName(asset);
  const caption = captionUnderName(asset);
  return (
    <figcaption className="mt-2 text-xs leading-5 md:flex md:items-start md:justify-between md:gap-4">
      <span className="min-w-0 [overflow-wrap:anywhere] md:pt-1.5">
        <span className="line-clamp-3">{name}</span>
        {caption && <span className="line-clamp-3 text-ink-2">{caption}</span>}
        <span className="block text-ink-3">
          {creditLine(asset)}
          <span className="max-md:hidden">{creditLine(asset) && ". "}</span>
          <span className="num max-md:block">
            {[fileFacts(asset), licenceName(asset), sourceTypeText(asset)].filter(Boolean).join(". ")}
          </span>
        </span>
      </span>
      <DownloadLink asset={asset} />
    </figcaption>
  );
}

function DownloadLink({ asset }: { asset: AssetView }) {
  if (!asset.originalUrl) return null;
  const size = asset.size === null ? "" : formatSize(asset.size);
  return (
    <a
      href={asset.originalUrl}
      download
      aria-label={`Download ${assetName(asset)}, ${size}`}
      className={buttonClass({ variant: "text", size: "sm", className: "num max-md:-ml-2 md:-mr-2" })}
    >
      <Download aria-hidden />
      {size}
    </a>
  );
}
