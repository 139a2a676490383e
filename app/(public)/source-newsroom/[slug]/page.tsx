import { profileMetadata, readProfile, type SlugPage } from "@/app/(public)/read-profile";
import { About } from "@/components/profiles/about";
import { PerksOffered, ReachList, TagSection } from "@/components/profiles/aside-sections";
import { Contact } from "@/components/profiles/contact";
import { Nameplate } from "@/components/profiles/nameplate";
import { ProfileColumns, ProfileFrame } from "@/components/profiles/profile-frame";
import { CoverageList, WorkList } from "@/components/profiles/story-list";
import { ReputationFact, TrustBand } from "@/components/profiles/trust-band";
import { getSource } from "@/lib/domain/profiles/queries";

export const generateStaticParams = () => [];
export const generateMetadata = (props: SlugPage) => profileMetadata(getSource, props);

export default async function SourceNewsroomPage(props: SlugPage) {
  const { profile, workSamples, coverage } = await readProfile(getSource, "SOURCE", props);
  return (
    <ProfileFrame accent="source">
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
              <TagSection title="Resources Available" tags={profile.resources} />
              <ReachList profile={profile} />
            </>
          }
        >
          <About title="Why We're Here" text={profile.about} />
          <WorkList title="In the news" samples={workSamples} />
          <CoverageList coverage={coverage} />
        </ProfileColumns>
      </div>
    </ProfileFrame>
  );
}
