import { DownloadAll } from "@/components/newsrooms/assets/download-all";
import { sectionSlug } from "@/components/newsrooms/assets/filter-css";
import {
  type AssetOwner,
  assetName,
  assetPage,
  captionUnderName,
  fileFacts,
} from "@/components/newsrooms/assets/labels";
import { PhotoFigure, VideoFigure } from "@/components/newsrooms/assets/media-figures";
import { ProductCard } from "@/components/newsrooms/assets/product-card";
import { QuoteFigure } from "@/components/newsrooms/assets/quote-figure";
import { ResourceRow } from "@/components/newsrooms/assets/resource-row";
import { zipFilesOf } from "@/components/newsrooms/assets/zip-files";
import { tagList } from "@/components/profiles/profiles/tag-filter";
import { SectionHead } from "@/components/ui/section";
import type { Slide } from "@/components/viewer/slide";
import { copyrightLine, creditLine, licenceName } from "@/lib/domain/newsrooms/assets/rights";
import { sectionNames } from "@/lib/domain/newsrooms/assets/rules";
import type { AssetKind, AssetView } from "@/lib/domain/newsrooms/assets/schema";
import {
  credentialsText,
  dataMiningText,
  sourceTypeText,
} from "@/lib/domain/vocabulary/provenance/provenance";
import { cn } from "@/lib/utils/cn";

const grids: Record<AssetKind, string> = {
  photo: "grid-cols-2 gap-x-3.5 gap-y-5 md:grid-cols-3 md:gap-x-7 md:gap-y-8",
  video: "grid-cols-2 gap-x-3.5 gap-y-5 md:grid-cols-3 md:gap-x-7 md:gap-y-8",
  quote: "gap-x-7 gap-y-8 md:grid-cols-3",
  product: "gap-x-7 gap-y-10 sm:grid-cols-2",
  resource: "lg:grid-cols-2 lg:gap-x-12",
};

/** The head of one kind's assets has their total, and Download All, which takes those of all pages. */
export function AssetsHead({
  id,
  kind,
  named,
  assets,
  total,
  owner,
}: {
  id?: string;
  kind: AssetKind;
  /** The tag that all of them carry, or their field. */
  named?: string;
  /** The assets of this page. */
  assets: AssetView[];
  total: number;
  owner: AssetOwner;
}) {
  const head = (
    <SectionHead
      id={id}
      level={3}
      title={
        <>
          {sectionNames[kind]} <span className="num ml-1 font-normal text-ink-3 text-xs">{total}</span>
        </>
      }
    />
  );
  const isPartly = total > assets.length;
  // The API lists all of a kind, not those of a tag in all its spellings or of a field.
  if (isPartly && named) return head;
  return (
    <DownloadAll
      name={sectionSlug(kind)}
      files={zipFilesOf(assets)}
      newsroom={{ name: owner.name, pressContacts: owner.pressContacts }}
      rest={isPartly ? `/api/v1/profiles/${owner.slug}/assets?kind=${kind}&limit=100` : undefined}
    >
      {head}
    </DownloadAll>
  );
}

/** Assets from `shown` on wait until the kind or a tag is chosen. */
export function AssetList({
  kind,
  assets,
  owner,
  shown = assets.length,
}: {
  kind: AssetKind;
  assets: AssetView[];
  owner: AssetOwner;
  shown?: number;
}) {
  return (
    <ul className={cn("mt-5 grid", grids[kind])}>
      {assets.map((asset, index) => (
        <li key={asset.id} data-tags={tagList(asset.tags)} data-rest={index >= shown ? "" : undefined}>
          <AssetItem asset={asset} owner={owner} />
        </li>
      ))}
    </ul>
  );
}

/** These open full screen, and have a page of their own. */
export const slidesOf = (assets: readonly AssetView[]): Slide[] => assets.filter(isSlide).map(toSlide);

const isSlide = ({ kind }: AssetView) => kind === "photo" || kind === "video" || kind === "quote";

/** The full-screen viewer gets no more of an asset than it shows, because that travels with the page. */
const toSlide = (asset: AssetView) => ({
  id: asset.id,
  kind: asset.kind as "photo" | "video" | "quote",
  title: asset.kind === "quote" ? asset.speaker || "Quote" : assetName(asset),
  quote: asset.quote,
  caption: captionUnderName(asset),
  meta: [
    ...[creditLine(asset), copyrightLine(asset), licenceName(asset)],
    ...[sourceTypeText(asset), dataMiningText(asset), fileFacts(asset)],
    credentialsText(asset),
  ]
    .filter(Boolean)
    .join(". "),
  src: asset.url,
  poster: asset.posterUrl,
  captions: asset.captionsUrl,
  original: asset.originalUrl,
  untouched: asset.untouchedUrl,
});

function AssetItem({ asset, owner }: { asset: AssetView; owner: AssetOwner }) {
  switch (asset.kind) {
    case "photo":
      return <PhotoFigure asset={asset} page={assetPage(owner, asset)} />;
    case "video":
      return <VideoFigure asset={asset} page={assetPage(owner, asset)} />;
    case "quote":
      return <QuoteFigure asset={asset} page={assetPage(owner, asset)} />;
    case "product":
      return <ProductCard asset={asset} owner={owner} />;
    case "resource":
      return <ResourceRow asset={asset} />;
  }
}
