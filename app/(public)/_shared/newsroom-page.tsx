import type { Metadata } from "next";
import { readMaterial, readNews } from "@/app/(public)/_shared/read-newsroom";
import { describeProfile, readProfile, type SlugPage } from "@/app/(public)/_shared/read-profile";
import { furtherPageMetadata } from "@/app/(public)/_shared/share-metadata";
import { ProfileData, WayData } from "@/app/(public)/_shared/structured-data";
import { AssetStrip } from "@/components/newsrooms/assets/asset-strip";
import { NewsroomAssets } from "@/components/newsrooms/assets/newsroom-assets";
import { NewsroomNews } from "@/components/newsrooms/releases/newsroom-news";
import { Newsroom, type NewsroomPanel } from "@/components/profiles/profiles/newsroom";
import { NewsroomHero } from "@/components/profiles/profiles/newsroom-hero";
import type { NewsroomPage as PageView } from "@/components/profiles/profiles/newsroom-overview";
import { getBrand, getSource } from "@/lib/domain/discovery/profile-pages/queries";
import type { AssetCounts, PublicAssetsView } from "@/lib/domain/newsrooms/assets/schema";
import type { NewsroomNewsView } from "@/lib/domain/newsrooms/releases/schema";

type Kind = "BRAND" | "SOURCE";

const sumOf = (counts: AssetCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** A brand's or a source's newsroom has its hero, its nameplate, and the three tabs with what belongs in each. */
export async function NewsroomPage({ page }: { page: PageView }) {
  return (
    <>
      <ProfileData profile={page.profile} />
      <DrawnNewsroom page={page} />
    </>
  );
}

async function DrawnNewsroom({ page, panel }: { page: PageView; panel?: NewsroomPanel }) {
  const { id } = page.profile;
  const [news, material] = await Promise.all([readNews({ id }), readMaterial(id)]);
  return <NewsroomView {...{ page, panel, news, material }} />;
}

/** The caller has read the newsroom already. Without news, or where `opens` says so, it opens on its overview. */
export function NewsroomView({
  page,
  panel,
  opens,
  news,
  material,
}: {
  page: PageView;
  panel?: NewsroomPanel;
  opens?: "overview";
  news: NewsroomNewsView;
  material: PublicAssetsView;
}) {
  const { profile, workSamples, workCount } = page;
  const { id, slug, name, url, userType, heroStories, pressContacts } = profile;
  const featured = { stories: heroStories, releases: news.releases };
  const newsCount = news.total + workCount;
  return (
    <Newsroom
      page={page}
      panel={panel}
      opens={newsCount > 0 ? opens : "overview"}
      hero={!panel && <NewsroomHero userType={userType} {...featured} />}
      newsCount={newsCount}
      news={
        <NewsroomNews owner={{ id, name, url }} news={news} samples={workSamples} workCount={workCount} />
      }
      strip={
        !panel && <AssetStrip owner={{ id, slug, url, name, userType, pressContacts }} view={material} />
      }
      assetCount={sumOf(material.counts)}
      assets={<NewsroomAssets owner={{ id, slug, url, name, userType, pressContacts }} view={material} />}
    />
  );
}

const readPanel = (userType: Kind, props: SlugPage, panel: NewsroomPanel) =>
  readProfile(userType === "BRAND" ? getBrand : getSource, userType, props, panel);

/** The page of a tab by itself has a title of its own. */
const panelTitles = {
  overview: (name: string) => `About ${name}`,
  assets: (name: string) => `Assets from ${name}`,
};

/** A tab's own page is under the newsroom's address; search engines leave an empty one out. */
export async function newsroomPanelMetadata(
  userType: Kind,
  props: SlugPage,
  panel: NewsroomPanel,
): Promise<Metadata> {
  const { profile } = await readPanel(userType, props, panel);
  const { about, boilerplate, name, id, url } = profile;
  const count = panel === "assets" ? sumOf((await readMaterial(id)).counts) : 0;
  const isEmpty = panel === "assets" ? count === 0 : !about && !boilerplate;
  return {
    ...furtherPageMetadata(profile, {
      title: panelTitles[panel](name),
      description:
        panel === "assets"
          ? `Photos, videos, quotes and more of ${name} for the press, with credits, to download: ${count} in all.`
          : describeProfile(profile),
      path: `/${panel}`,
      feed: url,
    }),
    ...(isEmpty ? { robots: { index: false, follow: true } } : {}),
  };
}

export async function NewsroomPanelPage({
  userType,
  panel,
  ...props
}: SlugPage & { userType: Kind; panel: NewsroomPanel }) {
  const page = await readPanel(userType, props, panel);
  const { url, name } = page.profile;
  return (
    <>
      <WayData under={page.profile} title={panelTitles[panel](name)} path={`${url}/${panel}`} />
      <DrawnNewsroom page={page} panel={panel} />
    </>
  );
}
