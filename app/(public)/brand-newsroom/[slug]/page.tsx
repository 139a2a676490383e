import { profileMetadata, readProfile, type SlugPage } from "@/app/(public)/read-profile";
import { About } from "@/components/profiles/about";
import { PerksOffered, ReachList, TagSection } from "@/components/profiles/aside-sections";
import { Contact } from "@/components/profiles/contact";
import { Nameplate } from "@/components/profiles/nameplate";
import { NewsroomHero } from "@/components/profiles/newsroom-hero";
import { ProfileColumns, ProfileFrame } from "@/components/profiles/profile-frame";
import { CoverageList, WorkList } from "@/components/profiles/story-list";
import { ReputationFact, TrustBand } from "@/components/profiles/trust-band";
import { getBrand } from "@/lib/domain/profiles/queries";

export const generateStaticParams = () => [];
export const generateMetadata = (props: SlugPage) => profileMetadata(getBrand, props);

export default async function BrandNewsroomPage(props: SlugPage) {
  const { profile, workSamples, coverage } = await readProfile(getBrand, "BRAND", props);
  return (
    <ProfileFrame accent="brand">
      <NewsroomHero stories={profile.heroStories} />
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
              <TagSection title="Our Demographics" tags={profile.demographics} />
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
