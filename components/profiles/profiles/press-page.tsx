import { Newspaper } from "lucide-react";
import { About } from "@/components/profiles/profiles/about";
import {
  CurrentlySeeking,
  PerksWanted,
  ReachList,
  TagSection,
} from "@/components/profiles/profiles/aside-sections";
import { BeatList } from "@/components/profiles/profiles/beats";
import { Contact } from "@/components/profiles/profiles/contact";
import { CoverageAside } from "@/components/profiles/profiles/coverage-aside";
import { FaceRow } from "@/components/profiles/profiles/face-row";
import { Masonry } from "@/components/profiles/profiles/filtered-grid";
import { toGridItem } from "@/components/profiles/profiles/grid-items";
import { PersonHead } from "@/components/profiles/profiles/person-head";
import { ProfileFrame } from "@/components/profiles/profiles/profile-frame";
import { PublicationsHero } from "@/components/profiles/profiles/publications-hero";
import { SelectedWork } from "@/components/profiles/profiles/selected-work";
import { TabbedColumns } from "@/components/profiles/profiles/tabbed-columns";
import { PressePassFact, ReputationFact, TrustBand } from "@/components/profiles/profiles/trust-band";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { Section } from "@/components/ui/section";
import type { ProfilePageView, ProfileView } from "@/lib/domain/profiles/profiles/schema";

type PressPageView = ProfilePageView & { profile: Extract<ProfileView, { userType: "PRESS" }> };

/** The overview shows so many pieces of the newest work. */
const NEWEST = 3;

/** With `panel` it is the overview by itself. */
export function PressPage({
  page: { profile, workSamples, workCount, workTags, coverage, followers, following },
  panel,
  opens = workCount > 0 ? undefined : "overview",
}: {
  page: PressPageView;
  /** The page is this tab's own. */
  panel?: "overview";
  /** An address without a tab shows this one. */
  opens?: "overview";
}) {
  const { about, followerCount, followingCount } = profile;
  return (
    <ProfileFrame accent="press" counts={profile.id}>
      {!panel && <PublicationsHero publications={profile.publications} samples={workSamples} />}
      <div className="wrap">
        <PersonHead profile={profile} />
        <TrustBand>
          <PressePassFact level={profile.pressePassLevel} />
          <ReputationFact profile={profile} />
        </TrustBand>
        <TabbedColumns
          label="Profile"
          initial="selectedwork"
          opens={opens}
          whole="overview"
          root={profile.url}
          panel={panel}
          tabs={[
            {
              id: "overview",
              label: "Overview",
              content: (
                <div className="grid grid-cols-[minmax(0,1fr)] gap-12 md:gap-14">
                  <About title="About" text={about} />
                  {workSamples.length > 0 && (
                    <Section
                      title="Newest work"
                      action={
                        <a
                          href={panel ? profile.url : "#selectedwork"}
                          className={buttonClass({ variant: "text", size: "sm" })}
                        >
                          All {workCount.toLocaleString("en-US")}
                        </a>
                      }
                    >
                      <Masonry items={workSamples.slice(0, NEWEST).map(toGridItem)} level={3} />
                    </Section>
                  )}
                  <div className="grid grid-cols-[minmax(0,1fr)] gap-12 empty:hidden lg:grid-cols-2">
                    <FaceRow title="Followers" people={followers} count={followerCount} />
                    <FaceRow title="Following" people={following} count={followingCount} />
                  </div>
                  {!about && workCount + followerCount + followingCount === 0 && (
                    <EmptyState icon={<Newspaper />} title="Nothing about them here yet">
                      Their work and their beats say most.
                    </EmptyState>
                  )}
                </div>
              ),
            },
            {
              id: "selectedwork",
              label: "Selected Work",
              count: workCount,
              content: (
                <SelectedWork
                  samples={workSamples}
                  total={workCount}
                  tags={workTags}
                  more={`${profile.url}/work`}
                />
              ),
            },
          ]}
          asideLabel={`About ${profile.name}`}
          aside={
            <>
              <CurrentlySeeking searches={profile.currentSearches} />
              <BeatList expertise={profile.expertise} beats={profile.beats} />
              <ReachList profile={profile} />
              <PerksWanted title="Perks Preferred" perks={profile.perksPreferred} />
              <TagSection title="Writes for" tags={profile.publications} />
              <TagSection title="Press types" tags={profile.pressTypes} />
              <TagSection title="Languages" tags={profile.languages} />
              <CoverageAside coverage={coverage} />
              <Contact title="Contact" profile={profile} />
            </>
          }
        />
      </div>
    </ProfileFrame>
  );
}
