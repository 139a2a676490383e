import { readMaterial, readNews } from "@/app/(public)/_shared/read-newsroom";
import { ProfileData } from "@/app/(public)/_shared/structured-data";
import { AssetStrip } from "@/components/assets/asset-strip";
import { NewsroomAssets } from "@/components/assets/newsroom-assets";
import { Newsroom } from "@/components/profiles/newsroom";
import { NewsroomHero } from "@/components/profiles/newsroom-hero";
import type { NewsroomPage as PageView } from "@/components/profiles/newsroom-overview";
import { NewsroomNews } from "@/components/releases/newsroom-news";

/** A brand's or a source's newsroom: its hero, its nameplate, and the three tabs with what belongs in each. */
export async function NewsroomPage({ page }: { page: PageView }) {
  const { profile, workSamples, workCount } = page;
  const { id, slug, name, url, userType, heroStories, pressContacts } = profile;
  const [news, material] = await Promise.all([readNews({ id }), readMaterial(id)]);
  const featured = { stories: heroStories, releases: news.releases };
  return (
    <>
      <ProfileData profile={profile} />
      <Newsroom
        page={page}
        hero={<NewsroomHero userType={userType} {...featured} />}
        newsCount={news.total + workCount}
        news={
          <NewsroomNews owner={{ id, name, url }} news={news} samples={workSamples} workCount={workCount} />
        }
        strip={<AssetStrip owner={{ id, slug, name, userType, pressContacts }} view={material} />}
        assetCount={Object.values(material.counts).reduce((sum, count) => sum + count, 0)}
        assets={<NewsroomAssets owner={{ id, slug, name, userType, pressContacts }} view={material} />}
      />
    </>
  );
}
