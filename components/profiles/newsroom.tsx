import type { ReactNode } from "react";
import { About } from "@/components/profiles/about";
import { PerksOffered, ReachList, TagSection } from "@/components/profiles/aside-sections";
import { Contact } from "@/components/profiles/contact";
import { Nameplate } from "@/components/profiles/nameplate";
import { ProfileColumns, ProfileFrame } from "@/components/profiles/profile-frame";
import { CoverageList, WorkList } from "@/components/profiles/story-list";
import { ReputationFact, TrustBand } from "@/components/profiles/trust-band";
import type { AccentName } from "@/components/ui/accent-scope";
import type { ProfilePageView, ProfileView } from "@/lib/domain/profiles/schema";

type Organisation = Extract<ProfileView, { userType: "BRAND" | "SOURCE" }>;

/** The page of an organisation. A brand's and a source's differ in what stands on top and in one list of words. */
export function Newsroom({
  accent,
  page: { profile, workSamples, coverage },
  hero,
  facts,
  news,
  material,
}: {
  accent: AccentName;
  page: Omit<ProfilePageView, "profile"> & { profile: Organisation };
  hero?: ReactNode;
  /** What only this kind states: whom a brand speaks to, what a source has at hand. */
  facts: ReactNode;
  /** Its releases. */
  news: ReactNode;
  /** Photos, videos, quotes, products and resources, over the whole width. */
  material: ReactNode;
}) {
  return (
    <ProfileFrame accent={accent}>
      {hero}
      <div className="wrap">
        <Nameplate profile={profile} />
        <TrustBand>
          <ReputationFact profile={profile} />
        </TrustBand>
        <ProfileColumns
          asideLabel="For the press"
          aside={
            <>
              <Contact title="Press contact" profile={profile} />
              <PerksOffered perks={profile.perksOffered} />
              <TagSection title="Topics" tags={profile.industries} />
              {facts}
              <ReachList profile={profile} />
            </>
          }
        >
          <About title="Why We're Here" text={profile.about} />
          {news}
          <WorkList title="In the news" samples={workSamples} />
          <CoverageList coverage={coverage} />
        </ProfileColumns>
        <div className="mt-14 md:mt-18">{material}</div>
      </div>
    </ProfileFrame>
  );
}
