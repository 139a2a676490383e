import type { ReactNode } from "react";
import { CONTACTS_PATH } from "@/components/profiles/forms/paths";
import { PerksOffered, TagSection } from "@/components/profiles/profiles/aside-sections";
import { AtAGlance } from "@/components/profiles/profiles/at-a-glance";
import { CoverageAside } from "@/components/profiles/profiles/coverage-aside";
import { ManageLink } from "@/components/profiles/profiles/manage-link";
import { Nameplate } from "@/components/profiles/profiles/nameplate";
import { NewsroomOverview, type NewsroomPage } from "@/components/profiles/profiles/newsroom-overview";
import { PressContact } from "@/components/profiles/profiles/press-contact";
import { ProfileFrame } from "@/components/profiles/profiles/profile-frame";
import { PageTabs, whileOpen } from "@/components/ui/page-tabs";

/** These tabs have a page of their own besides the newsroom's, which opens with the news. */
export type NewsroomPanel = "overview" | "assets";

/**
 * The page of an organisation has a hero, a nameplate and three tabs. Beside the news are press contact, perks and
 * topics; assets take the whole width, with the contact under them.
 */
export function Newsroom({
  page,
  hero,
  news,
  newsCount,
  strip,
  assets,
  assetCount,
  panel,
  opens,
}: {
  page: NewsroomPage;
  hero: ReactNode;
  news: ReactNode;
  newsCount: number;
  /** The newest pictures, under the news over the whole width. */
  strip: ReactNode;
  /** Photos, videos, quotes, products and resources. */
  assets: ReactNode;
  assetCount: number;
  /** The page is this tab's own. */
  panel?: NewsroomPanel;
  /** An address without a tab shows this one in place of the news. */
  opens?: "overview";
}) {
  const { profile, coverage } = page;
  const manage = <ManageLink ownerId={profile.id} href={CONTACTS_PATH} label="Manage press contacts" />;
  return (
    <ProfileFrame accent={profile.userType === "SOURCE" ? "source" : "brand"} counts={profile.id}>
      {/* Where a screen has no room for both, the nameplate comes first. */}
      <div className="flex flex-col">
        <div className="max-md:order-1 print:hidden">{hero}</div>
        <div className="wrap">
          <Nameplate profile={profile} />
        </div>
      </div>
      <div className="wrap max-md:pt-4">
        <div data-newsroom className={frame}>
          <style>{wideCss(panel ?? opens)}</style>
          <PageTabs
            label="Newsroom"
            initial="pastpressreleases"
            opens={opens}
            root={profile.url}
            panel={panel}
            tabs={[
              {
                id: "overview",
                label: "Overview",
                content: <NewsroomOverview page={page} manage={manage} />,
              },
              { id: "pastpressreleases", label: "News", count: newsCount, content: news },
              {
                id: "assets",
                label: profile.userType === "SOURCE" ? "Assets & Resources" : "Assets",
                count: assetCount,
                content: assets,
              },
            ]}
          />
          <aside
            aria-label="For the press"
            className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 md:col-start-2 md:row-start-2 md:pt-10"
          >
            <div id="contact" className="scroll-mt-16">
              <PressContact profile={profile} action={manage} className="press-people" />
            </div>
            <div data-beside-news className="grid grid-cols-[minmax(0,1fr)] gap-10">
              <PerksOffered perks={profile.perksOffered} details={profile.perkDetails} />
              <TagSection title="Topics" tags={profile.industries} />
              <AtAGlance facts={profile.facts} sheet={`${profile.url}/fact-sheet`} />
              <CoverageAside coverage={coverage} />
            </div>
          </aside>
          <div data-under-news className="md:col-span-full md:row-start-3 md:pt-18 print:hidden">
            {strip}
          </div>
        </div>
      </div>
    </ProfileFrame>
  );
}

/** The tabs are over both columns, the open panel left, the aside right; they are under each other on a phone. */
const frame = [
  "grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-12 md:grid-cols-[minmax(0,1fr)_304px] lg:gap-x-18 md:gap-y-0",
  "md:[&>[data-page-tabs]]:contents md:[&_[role=tablist]]:col-span-full",
  "[&_[data-panel]]:min-w-0 md:[&_[data-panel]]:col-start-1 md:[&_[data-panel]]:row-start-2",
].join(" ");

/** Open assets take both columns, and the contact is under them in a row of its own. */
function wideCss(first?: NewsroomPanel): string {
  const open = (tab: NewsroomPanel) => `[data-newsroom]${whileOpen(tab, first)}`;
  return [
    `${open("overview")} :is([data-beside-news],[data-under-news]),${open("assets")} :is([data-beside-news],[data-under-news]){display:none}`,
    `@media (min-width:53.8125rem){${open("assets")}>[data-page-tabs]>#assets{grid-column:1/-1}`,
    `${open("assets")}>aside{grid-column:1/-1;grid-row:3}`,
    `${open("assets")} .press-people{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:0 28px}}`,
    "@media print{[data-newsroom] [role=tablist],[data-newsroom] nav{display:none}}",
  ].join("");
}
