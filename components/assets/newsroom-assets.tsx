import { FileSearch, Images } from "lucide-react";
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
  ALL_FIELDS,
  fieldTarget,
  filterCss,
  filtersOf,
  kindTarget,
  sectionSlug,
  tagTarget,
} from "@/components/assets/filter-css";
import { PhotoFigure, VideoFigure } from "@/components/assets/media-figures";
import { ProductCard } from "@/components/assets/product-card";
import { QuoteFigure } from "@/components/assets/quote-figure";
import { ResourceRow } from "@/components/assets/resource-row";
import { zipFilesOf } from "@/components/assets/zip-files";
import { ManageLink } from "@/components/profiles/manage-link";
import { type TagFilter, tagList } from "@/components/profiles/tag-filter";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterLinks } from "@/components/ui/filter-links";
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

/**
 * A newsroom's material: photos, videos, quotes, products and resources in sections, filtered by links in the
 * address, each section to be had as a zip. The same bytes for everybody; only the viewer, the zip and the request
 * load on a click.
 */
export function NewsroomAssets({ owner, view }: { owner: AssetOwner; view: PublicAssetsView }) {
  const filters = filtersOf(view.assets, kindOrder[owner.userType], owner.userType === "SOURCE");
  const manage = <ManageLink ownerId={owner.id} href="/assets" label="Manage assets" />;
  if (filters.kinds.length === 0) {
    return (
      <EmptyState icon={<Images />} level={2} title="No assets yet" action={manage}>
        {owner.name} has not published photos, videos or quotes so far.
      </EmptyState>
    );
  }
  const total = filters.kinds.reduce((sum, kind) => sum + view.counts[kind], 0);
  const targets = [ALL, ...filters.kinds.map(kindTarget), ...filters.tags.map(({ slug }) => tagTarget(slug))];
  return (
    <div data-assets>
      <style>{filterCss(filters)}</style>
      <h2 className="sr-only">{owner.userType === "SOURCE" ? "Assets & Resources" : "Assets"}</h2>
      {targets.map((id) => (
        <span key={id} id={id} data-target className="scroll-mt-40" />
      ))}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <nav aria-label="Filter assets" className="grid min-w-0 gap-2.5 max-md:w-full">
          <FilterLinks
            initial={ALL}
            targets={targets}
            links={[
              { target: ALL, label: "All", count: total },
              ...filters.kinds.map((kind) => ({
                target: kindTarget(kind),
                label: sectionNames[kind],
                count: view.counts[kind],
              })),
            ]}
          />
          {filters.tags.length > 0 && (
            <FilterLinks
              label="By tag"
              targets={targets}
              links={filters.tags.map(({ slug, label }) => ({ target: tagTarget(slug), label }))}
            />
          )}
        </nav>
        <div className="flex flex-wrap items-center gap-4">
          <p role="status" className="meta num [overflow-wrap:anywhere]">
            {filters.tags.map(({ slug, label, count }) => (
              <span key={slug} data-for={tagTarget(slug)}>
                {`Showing ${count} result(s) for "${label}"`}
              </span>
            ))}
          </p>
          {manage}
        </div>
      </div>
      <ViewerRoot slides={view.assets.filter(isSlide).map(toSlide)}>
        {filters.kinds.map((kind) => (
          <AssetSection
            key={kind}
            kind={kind}
            owner={owner}
            assets={view.assets.filter((asset) => asset.kind === kind)}
            total={view.counts[kind]}
            fields={kind === "resource" ? filters.fields : []}
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
  fields,
}: {
  kind: AssetKind;
  owner: AssetOwner;
  assets: AssetView[];
  total: number;
  fields: TagFilter[];
}) {
  const shown = shownOf(kind, owner);
  const headId = `assets-head-${sectionSlug(kind)}`;
  return (
    <section data-section={sectionSlug(kind)} aria-labelledby={headId} className="mt-10 md:mt-16">
      <DownloadAll
        name={sectionSlug(kind)}
        files={zipFilesOf(assets)}
        rest={
          total > assets.length ? `/api/v1/profiles/${owner.slug}/assets?kind=${kind}&limit=100` : undefined
        }
      >
        <SectionHead
          id={headId}
          level={3}
          title={
            <>
              {sectionNames[kind]} <span className="num ml-1 font-normal text-ink-3 text-xs">{total}</span>
            </>
          }
        />
      </DownloadAll>
      {fields.length > 0 && <FieldFilter fields={fields} />}
      <ul className={cn("mt-5 grid", grids[kind])}>
        {assets.map((asset, index) => (
          <li key={asset.id} data-tags={tagList(asset.tags)} data-rest={index >= shown ? "" : undefined}>
            <AssetItem asset={asset} owner={owner} />
          </li>
        ))}
      </ul>
      {assets.length > shown && (
        <p data-for="" className="mt-6">
          <a href={`#${kindTarget(kind)}`} className={buttonClass({})}>
            SHOW ALL {assets.length}
          </a>
        </p>
      )}
    </section>
  );
}

/** A source's resources by field, and what is said where a field has none. */
function FieldFilter({ fields }: { fields: TagFilter[] }) {
  const targets = fields.map(({ slug }) => fieldTarget(slug));
  return (
    <>
      {[ALL_FIELDS, ...targets].map((id) => (
        <span key={id} id={id} className="scroll-mt-40" />
      ))}
      <nav aria-label="Filter resources" className="mt-4">
        <FilterLinks
          initial={ALL_FIELDS}
          targets={targets}
          links={[
            { target: ALL_FIELDS, label: "All" },
            ...fields.map(({ slug, label }) => ({ target: fieldTarget(slug), label })),
          ]}
        />
      </nav>
      {fields
        .filter(({ count }) => count === 0)
        .map(({ slug, label }) => (
          <div key={slug} data-for={fieldTarget(slug)}>
            <EmptyState
              icon={<FileSearch />}
              level={3}
              title="No items found"
              action={
                <a href={`#${ALL_FIELDS}`} className={buttonClass({})}>
                  Show All Items
                </a>
              }
            >
              {`No resources match the "${label}" filter.`}
            </EmptyState>
          </div>
        ))}
    </>
  );
}

function AssetItem({ asset, owner }: { asset: AssetView; owner: AssetOwner }) {
  switch (asset.kind) {
    case "photo":
      return <PhotoFigure asset={asset} />;
    case "video":
      return <VideoFigure asset={asset} />;
    case "quote":
      return <QuoteFigure asset={asset} />;
    case "product":
      return <ProductCard asset={asset} owner={owner} />;
    case "resource":
      return <ResourceRow asset={asset} />;
  }
}
