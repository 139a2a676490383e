import { CalendarClock } from "lucide-react";
import { profileMetadata, readProfile, type SlugPage } from "@/app/(public)/read-profile";
import { About } from "@/components/profiles/about";
import { PerksWanted, ReachList, TagSection } from "@/components/profiles/aside-sections";
import { Contact } from "@/components/profiles/contact";
import { PersonHead } from "@/components/profiles/person-head";
import { ProfileColumns, ProfileFrame } from "@/components/profiles/profile-frame";
import { RateTable } from "@/components/profiles/rate-table";
import { CoverageList, WorkList } from "@/components/profiles/story-list";
import { ReputationFact, TrustBand, TrustFact } from "@/components/profiles/trust-band";
import {
  contentOrder,
  inOrder,
  platformName,
  platformOrder,
  sentenceCase,
} from "@/components/profiles/words";
import { getPaidMedia } from "@/lib/domain/profiles/queries";

export const generateStaticParams = () => [];
export const generateMetadata = (props: SlugPage) => profileMetadata(getPaidMedia, props);

export default async function PaidMediaProfilePage(props: SlugPage) {
  const { profile, workSamples, coverage } = await readProfile(getPaidMedia, "PAID_MEDIA", props);
  const { currentlyAccepting, responseTime, bookingLead } = profile.availability;
  // Both are the creator's own words: "Answers in 4 hours", "Three weeks ahead".
  const terms = [responseTime, bookingLead && `Booking: ${bookingLead}`].filter(Boolean);
  return (
    <ProfileFrame accent="paid">
      <div className="wrap">
        <PersonHead profile={profile} />
        <TrustBand>
          <ReputationFact profile={profile} />
          {currentlyAccepting !== undefined && (
            <TrustFact
              icon={<CalendarClock />}
              title="Availability"
              level={currentlyAccepting ? "Taking on collaborations" : "Booked at the moment"}
            >
              {terms.length > 0 ? `${terms.join(". ")}.` : "As the creator states it."}
            </TrustFact>
          )}
        </TrustBand>
        <ProfileColumns
          asideLabel={`About ${profile.name}`}
          aside={
            <>
              <TagSection title="Industries" tags={profile.industries} />
              <TagSection
                title="Platforms"
                tags={inOrder(profile.platforms, platformOrder).map(platformName)}
              />
              <TagSection
                title="Content"
                tags={inOrder(profile.contentTypes, contentOrder).map(sentenceCase)}
              />
              <PerksWanted title="Perks Requested" perks={profile.perksPreferred} />
              <ReachList profile={profile} />
              <Contact title="Contact" profile={profile} />
            </>
          }
        >
          <About title="About" text={profile.about} />
          <RateTable rates={profile.rates} />
          <WorkList title="Portfolio" samples={workSamples} />
          <CoverageList coverage={coverage} />
        </ProfileColumns>
      </div>
    </ProfileFrame>
  );
}
