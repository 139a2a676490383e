import { AssetList, AssetsHead, slidesOf } from "@/components/newsrooms/assets/asset-list";
import { NewsroomStrip } from "@/components/newsrooms/releases/newsroom-strip";
import { accentOfNewsroom } from "@/components/newsrooms/releases/release-frame";
import { ProfileFrame } from "@/components/profiles/profiles/profile-frame";
import { PageSteps } from "@/components/ui/page-steps";
import { ViewerRoot } from "@/components/viewer/viewer-root";
import { sectionNames } from "@/lib/domain/newsrooms/assets/rules";
import {
  ASSETS_PER_PAGE,
  type AssetCounts,
  type AssetKind,
  assetKinds,
  type PublicAssetsView,
} from "@/lib/domain/newsrooms/assets/schema";
import type { ProfileView } from "@/lib/domain/profiles/profiles/schema";

type Organisation = Extract<ProfileView, { userType: "BRAND" | "SOURCE" }>;

/**
 * All assets of one kind, all that carry a tag, or a source's resources of one field are shown a page at a time: every
 * page has an address and works without JavaScript.
 */
export function AssetArchive({
  profile,
  heading,
  here,
  kind,
  named,
  view: { assets, counts },
  page,
}: {
  profile: Organisation;
  heading: string;
  /** The address of the first page. */
  here: string;
  /** Null where the page has several kinds. */
  kind: AssetKind | null;
  /** The tag that all of them carry, or their field. */
  named?: string;
  view: PublicAssetsView;
  /** The page's number, from 1. */
  page: number;
}) {
  const total = kind ? counts[kind] : sumOf(counts);
  const pages = Math.max(1, Math.ceil(total / ASSETS_PER_PAGE));
  const from = (page - 1) * ASSETS_PER_PAGE;
  const addressOf = (to: number) => (to === 1 ? here : `${here}/${to}`);
  return (
    <ProfileFrame accent={accentOfNewsroom(profile)} counts={profile.id}>
      <div className="wrap pb-14">
        <NewsroomStrip newsroom={profile} />
        <h1 className="h1 pt-8 [overflow-wrap:anywhere] md:pt-12">{heading}</h1>
        {(pages > 1 || total === 0) && (
          <p className="meta num mt-3">
            {total === 0
              ? "None so far"
              : `${from + 1} to ${from + assets.length} of ${total}, page ${page} of ${pages}`}
          </p>
        )}
        {assets.length > 0 && (
          <ViewerRoot slides={slidesOf(assets)}>
            {/* Headings below are of the third and fourth level, as on the newsroom's page. */}
            <h2 className="sr-only">Assets</h2>
            {assetKinds
              .filter((each) => assets.some((asset) => asset.kind === each))
              .map((each) => (
                <section key={each} aria-label={sectionNames[each]} className="mt-8">
                  <AssetsHead
                    kind={each}
                    named={named}
                    assets={assets.filter((asset) => asset.kind === each)}
                    total={counts[each]}
                    owner={profile}
                  />
                  <AssetList
                    kind={each}
                    assets={assets.filter((asset) => asset.kind === each)}
                    owner={profile}
                  />
                </section>
              ))}
          </ViewerRoot>
        )}
        <PageSteps
          page={page}
          pages={pages}
          addressOf={addressOf}
          before="Previous page"
          after="Next page"
          className="mt-10"
        />
      </div>
    </ProfileFrame>
  );
}

const sumOf = (counts: AssetCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0);
