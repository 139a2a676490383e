import { Images } from "lucide-react";
import {
  type AssetOwner,
  assetName,
  creditLine,
  fileFacts,
  sectionNames,
} from "@/components/assets/asset-words";
import { DownloadAll } from "@/components/assets/download-all";
import {
  ALL,
  filterCss,
  filtersOf,
  kindTarget,
  sectionSlug,
  tagList,
  tagTarget,
} from "@/components/assets/filter-css";
import { PhotoFigure, VideoFigure } from "@/components/assets/media-figures";
import { ProductCard } from "@/components/assets/product-card";
import { QuoteFigure } from "@/components/assets/quote-figure";
import { ResourceRow } from "@/components/assets/resource-row";
import { zipFilesOf } from "@/components/assets/zip-files";
import { ManageLink } from "@/components/profiles/manage-link";
import { EmptyState } from "@/components/ui/empty-state";
import { SectionHead } from "@/components/ui/section";
import { ViewerRoot } from "@/components/viewer/viewer-root";
import type { AssetKind, AssetView, PublicAssetsView } from "@/lib/domain/assets/schema";
import { cn } from "@/lib/utils/cn";

const kindOrder: Record<AssetOwner["userType"], AssetKind[]> = {
  BRAND: ["photo", "video", "quote", "product", "resource"],
  SOURCE: ["photo", "video", "quote", "resource", "product"],
};

/** How many of a kind are shown at once (spec 2, section 9). */
const shownOf = (kind: AssetKind, { userType }: AssetOwner) => {
  if (userType === "BRAND" && kind === "photo") return 12;
  return userType === "BRAND" && kind === "product" ? 4 : 6;
};

const grids: Record<AssetKind, string> = {
  photo: "grid-cols-2 gap-x-3.5 gap-y-5 md:grid-cols-3 md:gap-x-7 md:gap-y-8",
  video: "grid-cols-2 gap-x-3.5 gap-y-5 md:grid-cols-3 md:gap-x-7 md:gap-y-8",
  quote: "gap-x-7 gap-y-8 md:grid-cols-3",
  product: "gap-x-7 gap-y-10 sm:grid-cols-2",
  resource: "lg:grid-cols-2 lg:gap-x-12",
};

const chip =
  "hit-area inline-flex h-8 items-center gap-1.5 whitespace-nowrap rounded-sm border border-rule px-2.5 text-ink-2 text-xs hover:border-ink hover:text-ink";

/**
 * A newsroom's material: photos, videos, quotes, products and resources in sections, filtered by links in the
 * address, each section to be had as a zip. The same bytes for everybody; only the viewer, the zip and the request
 * load on a click.
 */
export function NewsroomAssets({
  owner,
  view,
  level = 2,
}: {
  owner: AssetOwner;
  view: PublicAssetsView;
  level?: 2 | 3;
}) {
  const filters = filtersOf(view.assets, kindOrder[owner.userType]);
  const Heading = `h${level}` as const;
  if (filters.kinds.length === 0) {
    return (
      <EmptyState
        icon={<Images />}
        level={level}
        title="No assets yet"
        action={<ManageLink ownerId={owner.id} href="/assets" label="Manage assets" />}
      >
        {owner.name} has not published photos, videos or quotes so far.
      </EmptyState>
    );
  }
  const total = filters.kinds.reduce((sum, kind) => sum + view.counts[kind], 0);
  return (
    <div data-assets>
      <style>{filterCss(filters)}</style>
      <div className="flex items-center justify-between gap-4">
        <Heading className="h2">{owner.userType === "SOURCE" ? "Assets & Resources" : "Assets"}</Heading>
        <ManageLink ownerId={owner.id} href="/assets" label="Manage assets" />
      </div>
      {[ALL, ...filters.kinds.map(kindTarget), ...filters.tags.map(({ slug }) => tagTarget(slug))].map(
        (id) => (
          <span key={id} id={id} data-target className="scroll-mt-40" />
        ),
      )}
      <nav aria-label="Filter assets" className="mt-4 grid gap-2.5">
        <ul className="flex gap-2 max-md:scroll-x max-md:-my-1.5 max-md:py-1.5 md:flex-wrap">
          <li>
            <a href={`#${ALL}`} className={chip}>
              All <span className="num">{total}</span>
            </a>
          </li>
          {filters.kinds.map((kind) => (
            <li key={kind}>
              <a href={`#${kindTarget(kind)}`} className={chip}>
                {sectionNames[kind]} <span className="num">{view.counts[kind]}</span>
              </a>
            </li>
          ))}
        </ul>
        {filters.tags.length > 0 && (
          <ul
            aria-label="By tag"
            className="flex gap-2 max-md:scroll-x max-md:-my-1.5 max-md:py-1.5 md:flex-wrap"
          >
            {filters.tags.map(({ slug, label }) => (
              <li key={slug}>
                <a href={`#${tagTarget(slug)}`} className={chip}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </nav>
      <ViewerRoot slides={view.assets.filter(isSlide).map(toSlide)}>
        {filters.kinds.map((kind) => (
          <AssetSection
            key={kind}
            kind={kind}
            owner={owner}
            assets={view.assets.filter((asset) => asset.kind === kind)}
            total={view.counts[kind]}
            level={level === 2 ? 3 : 4}
          />
        ))}
      </ViewerRoot>
    </div>
  );
}

const isSlide = ({ kind }: AssetView) => kind === "photo" || kind === "video" || kind === "quote";

/** What the full-screen viewer shows of an asset, and no more: it travels with the page. */
const toSlide = (asset: AssetView) => ({
  id: asset.id,
  kind: asset.kind as "photo" | "video" | "quote",
  title: asset.kind === "quote" ? asset.speaker || "Quote" : assetName(asset),
  quote: asset.quote,
  meta: [creditLine(asset), asset.copyright && `© ${asset.copyright.replace(/^©\s*/, "")}`, fileFacts(asset)]
    .filter(Boolean)
    .join(". "),
  src: asset.url,
  poster: asset.posterUrl,
  captions: asset.captionsUrl,
  original: asset.originalUrl,
});

function AssetSection({
  kind,
  owner,
  assets,
  total,
  level,
}: {
  kind: AssetKind;
  owner: AssetOwner;
  assets: AssetView[];
  total: number;
  level: 3 | 4;
}) {
  const shown = shownOf(kind, owner);
  const name = sectionNames[kind];
  const headId = `assets-head-${sectionSlug(kind)}`;
  const inputId = `assets-show-${sectionSlug(kind)}`;
  return (
    <section data-section={sectionSlug(kind)} aria-labelledby={headId} className="mt-10 md:mt-16">
      <DownloadAll name={sectionSlug(kind)} files={zipFilesOf(assets)}>
        <SectionHead
          id={headId}
          level={level}
          title={
            <>
              {name} <span className="num ml-1 font-normal text-ink-3 text-xs">{total}</span>
            </>
          }
        />
      </DownloadAll>
      <ul className={cn("mt-5 grid", grids[kind])}>
        {assets.map((asset, index) => (
          <li key={asset.id} data-tags={tagList(asset.tags)} data-rest={index >= shown ? "" : undefined}>
            <AssetItem asset={asset} owner={owner} level={level === 3 ? 4 : 5} />
          </li>
        ))}
      </ul>
      {assets.length > shown && (
        <p className="mt-6" data-show-all-label>
          <input id={inputId} type="checkbox" data-show-all className="peer sr-only" />
          <label
            htmlFor={inputId}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-md border border-edge px-[18px] font-[560] text-sm hover:border-ink peer-focus-visible:outline-2"
          >
            SHOW ALL {assets.length}
          </label>
        </p>
      )}
    </section>
  );
}

function AssetItem({ asset, owner, level }: { asset: AssetView; owner: AssetOwner; level: 4 | 5 }) {
  switch (asset.kind) {
    case "photo":
      return <PhotoFigure asset={asset} />;
    case "video":
      return <VideoFigure asset={asset} />;
    case "quote":
      return <QuoteFigure asset={asset} />;
    case "product":
      return <ProductCard asset={asset} owner={owner} level={level} />;
    case "resource":
      return <ResourceRow asset={asset} level={level} />;
  }
}
