import { profileMetadata, readProfile, type SlugPage } from "@/app/(public)/read-profile";
import { About } from "@/components/profiles/about";
import {
  BeatList,
  CurrentlySeeking,
  PerksWanted,
  ReachList,
  TagSection,
} from "@/components/profiles/aside-sections";
import { Contact } from "@/components/profiles/contact";
import { PersonHead } from "@/components/profiles/person-head";
import { ProfileColumns, ProfileFrame } from "@/components/profiles/profile-frame";
import { CoverageList, WorkList } from "@/components/profiles/story-list";
import { PressePassFact, ReputationFact, TrustBand } from "@/components/profiles/trust-band";
import { getPress } from "@/lib/domain/profiles/queries";

/** None at build: each is rendered when first asked for, then cached. */
export const generateStaticParams = () => [];
export const generateMetadata = (props: SlugPage) => profileMetadata(getPress, props);

export default async function PressProfilePage(props: SlugPage) {
  const { profile, workSamples, coverage } = await readProfile(getPress, "PRESS", props);
  return (
    <ProfileFrame accent="press">
      <div className="wrap">
        <PersonHead profile={profile} />
        <TrustBand>
          <PressePassFact level={profile.pressePassLevel} />
          <ReputationFact profile={profile} />
        </TrustBand>
        <ProfileColumns
          asideLabel={`About ${profile.name}`}
          aside={
            <>
              <CurrentlySeeking searches={profile.currentSearches} />
              <BeatList expertise={profile.expertise} beats={profile.beats} />
              <PerksWanted title="Perks Preferred" perks={profile.perksPreferred} />
              <TagSection title="Publications" tags={profile.publications} />
              <ReachList profile={profile} />
              <Contact title="Contact" profile={profile} />
            </>
          }
        >
          <About title="About" text={profile.about} />
          <WorkList title="Selected Work" samples={workSamples} />
          <CoverageList coverage={coverage} />
        </ProfileColumns>
      </div>
    </ProfileFrame>
  );
}
