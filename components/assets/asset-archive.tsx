import { AssetList, AssetsHead, slidesOf } from "@/components/assets/asset-list";
import { archiveOf, sectionNames } from "@/components/assets/labels";
import { ProfileFrame } from "@/components/profiles/profile-frame";
import { NewsroomStrip } from "@/components/releases/newsroom-strip";
import { accentOfNewsroom } from "@/components/releases/release-frame";
import { PageSteps } from "@/components/ui/page-steps";
import { ViewerRoot } from "@/components/viewer/viewer-root";
import { ASSETS_PER_PAGE, type AssetKind, type PublicAssetsView } from "@/lib/domain/assets/schema";
import type { ProfileView } from "@/lib/domain/profiles/schema";

type Organisation = Extract<ProfileView, { userType: "BRAND" | "SOURCE" }>;

/** All assets of one kind of a newsroom, a page at a time: every page has an address and works without JavaScript. */
export function AssetArchive({
  profile,
  kind,
  view: { assets, counts },
  page,
}: {
  profile: Organisation;
  kind: AssetKind;
  view: PublicAssetsView;
  /** Counted from 1. */
  page: number;
}) {
  const name = sectionNames[kind];
  const total = counts[kind];
  const pages = Math.max(1, Math.ceil(total / ASSETS_PER_PAGE));
  const from = (page - 1) * ASSETS_PER_PAGE;
  const here = archiveOf(profile, kind);
  const addressOf = (to: number) => (to === 1 ? here : `${here}/${to}`);
  return (
    <ProfileFrame accent={accentOfNewsroom(profile)}>
      <div className="wrap pb-14">
        <NewsroomStrip newsroom={profile} />
        <h1 className="h1 pt-8 [overflow-wrap:anywhere] md:pt-12">
          {name} from {profile.name}
        </h1>
        {(pages > 1 || total === 0) && (
          <p className="meta num mt-3">
            {total === 0 ? "None so far" : `${from + 1} to ${from + assets.length}, page ${page} of ${pages}`}
          </p>
        )}
        {assets.length > 0 && (
          <section aria-label={name} className="mt-8">
            {/* Its own headings are of the third and fourth level, as on the newsroom's page. */}
            <h2 className="sr-only">Assets</h2>
            <ViewerRoot slides={slidesOf(assets)}>
              <AssetsHead kind={kind} assets={assets} total={total} owner={profile} />
              <AssetList kind={kind} assets={assets} owner={profile} />
            </ViewerRoot>
          </section>
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
