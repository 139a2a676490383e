import { FileSearch, Images } from "lucide-react";
import { AssetList, AssetsHead, slidesOf } from "@/components/newsrooms/assets/asset-list";
import {
  ALL,
  ALL_FIELDS,
  fieldTarget,
  filterCss,
  filtersOf,
  kindTarget,
  sectionSlug,
  tagTarget,
} from "@/components/newsrooms/assets/filter-css";
import { type AssetOwner, archiveOf } from "@/components/newsrooms/assets/labels";
import { ManageLink } from "@/components/profiles/profiles/manage-link";
import type { TagFilter } from "@/components/profiles/profiles/tag-filter";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterLinks } from "@/components/ui/filter-links";
import { ViewerRoot } from "@/components/viewer/viewer-root";
import { sectionNames } from "@/lib/domain/newsrooms/assets/rules";
import type { AssetKind, AssetView, PublicAssetsView } from "@/lib/domain/newsrooms/assets/schema";

const kindOrder: Record<AssetOwner["userType"], AssetKind[]> = {
  BRAND: ["photo", "video", "quote", "product", "resource"],
  SOURCE: ["photo", "video", "quote", "resource", "product"],
};
/** Every newsroom has so many filters (docs/product.md#assets); the last kind has one only where there are any. */
const ALWAYS = 4;

/** So many of a kind are shown at first (docs/product.md#assets). */
const shownOf = (kind: AssetKind, { userType }: AssetOwner) => {
  if (userType === "BRAND" && kind === "photo") return 12;
  return userType === "BRAND" && kind === "product" ? 4 : 6;
};

/**
 * A newsroom's material is in sections, filtered by links in the address, each section with a zip. The page is the same
 * bytes for everybody; only the viewer, the zip and the request load on a click.
 */
export function NewsroomAssets({
  owner,
  view,
  noneOf = (kinds) => `${owner.name} has not published ${kinds} so far.`,
}: {
  owner: AssetOwner;
  view: PublicAssetsView;
  /** The sentence where there are none of a kind. */
  noneOf?: (kinds: string) => string;
}) {
  const filters = filtersOf(view, kindOrder[owner.userType], owner);
  const manage = <ManageLink ownerId={owner.id} href="/assets" label="Manage assets" />;
  if (filters.kinds.length === 0) {
    return (
      <EmptyState icon={<Images />} level={2} title="No assets yet" action={manage}>
        {noneOf("photos, videos or quotes")}
      </EmptyState>
    );
  }
  const kinds = kindOrder[owner.userType].filter((kind, at) => at < ALWAYS || filters.kinds.includes(kind));
  const total = filters.kinds.reduce((sum, kind) => sum + view.counts[kind], 0);
  const tagsHere = filters.tags.filter(({ href }) => href === undefined);
  const targets = [ALL, ...kinds.map(kindTarget), ...tagsHere.map(({ slug }) => tagTarget(slug))];
  return (
    <div data-assets>
      <style>{filterCss({ ...filters, kinds })}</style>
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
              ...kinds.map((kind) => ({
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
              links={filters.tags.map(({ slug, label, href }) =>
                href ? { href, label } : { target: tagTarget(slug), label },
              )}
            />
          )}
        </nav>
        <div className="flex flex-wrap items-center gap-4">
          <p role="status" className="meta num [overflow-wrap:anywhere]">
            {tagsHere.map(({ slug, label, count }) => (
              <span key={slug} data-for={tagTarget(slug)}>
                {`Showing ${count} result(s) for "${label}"`}
              </span>
            ))}
          </p>
          {manage}
        </div>
      </div>
      <ViewerRoot slides={slidesOf(view.assets)}>
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
      {kinds
        .filter((kind) => !filters.kinds.includes(kind))
        .map((kind) => (
          <div key={kind} data-for={kindTarget(kind)}>
            <NothingHere all={ALL}>{noneOf(sectionSlug(kind))}</NothingHere>
          </div>
        ))}
    </div>
  );
}

/** This leads back to everything where a filter leaves nothing. */
function NothingHere({ all, children }: { all: string; children: string }) {
  return (
    <EmptyState
      icon={<FileSearch />}
      level={3}
      title="No items found"
      action={
        <a href={`#${all}`} className={buttonClass({})}>
          Show All Items
        </a>
      }
    >
      {children}
    </EmptyState>
  );
}

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
      <AssetsHead id={headId} kind={kind} assets={assets} total={total} owner={owner} />
      {fields.length > 0 && <FieldFilter fields={fields} />}
      <AssetList kind={kind} assets={assets} owner={owner} shown={shown} />
      {assets.length > shown && (
        <p data-for="" className="mt-6">
          <a href={`#${kindTarget(kind)}`} className={buttonClass({})}>
            SHOW ALL {assets.length}
          </a>
        </p>
      )}
      {total > assets.length && (
        <p className="mt-6 text-sm">
          <a href={archiveOf(owner, kind)} className="link num">
            All {total} {sectionSlug(kind)}, page by page
          </a>
        </p>
      )}
    </section>
  );
}

/** A field without resources says so. */
function FieldFilter({ fields }: { fields: TagFilter[] }) {
  const here = fields.filter(({ href }) => href === undefined);
  const targets = here.map(({ slug }) => fieldTarget(slug));
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
            ...fields.map(({ slug, label, href }) =>
              href ? { href, label } : { target: fieldTarget(slug), label },
            ),
          ]}
        />
      </nav>
      {fields
        .filter(({ count }) => count === 0)
        .map(({ slug, label }) => (
          <div key={slug} data-for={fieldTarget(slug)}>
            <NothingHere all={ALL_FIELDS}>{`No resources match the "${label}" filter.`}</NothingHere>
          </div>
        ))}
    </>
  );
}
