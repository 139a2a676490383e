import { CalendarClock } from "lucide-react";
import { CampaignsHero } from "@/components/profiles/profiles/campaigns-hero";
import { CollaborateBar } from "@/components/profiles/profiles/collaborate-bar";
import { CreatorAnalytics } from "@/components/profiles/profiles/creator-analytics";
import { CreatorOverview } from "@/components/profiles/profiles/creator-overview";
import { CreatorRates } from "@/components/profiles/profiles/creator-rates";
import { answersOf } from "@/components/profiles/profiles/labels";
import { PersonHead } from "@/components/profiles/profiles/person-head";
import { ProfileFrame } from "@/components/profiles/profiles/profile-frame";
import { Reels } from "@/components/profiles/profiles/reels";
import { SelectedWork } from "@/components/profiles/profiles/selected-work";
import { Testimonials } from "@/components/profiles/profiles/testimonials";
import { ReputationFact, TrustBand, TrustFact } from "@/components/profiles/profiles/trust-band";
import { PageTabs } from "@/components/ui/page-tabs";
import { isReel } from "@/lib/domain/profiles/profiles/reels";
import type { ProfilePageView, ProfileView } from "@/lib/domain/profiles/profiles/schema";

type CreatorPageView = ProfilePageView & { profile: Extract<ProfileView, { userType: "PAID_MEDIA" }> };

/** These tabs have a page of their own besides the profile's, which opens with the reels. */
export const creatorPanels = ["overview", "rates", "portfolio", "analytics", "testimonials"] as const;
export type CreatorPanel = (typeof creatorPanels)[number];

/** With `panel` it is one of the tabs by itself. */
export function CreatorPage({
  page,
  panel,
  opens,
}: {
  page: CreatorPageView;
  /** The page is this tab's own. */
  panel?: CreatorPanel;
  /** An address without a tab shows this one. */
  opens?: "overview";
}) {
  const { profile, workSamples, workCount, reelCount, workTags, testimonials, testimonialCount } = page;
  const { currentlyAccepting, bookingLead } = profile.availability;
  const terms = [answersOf(profile), bookingLead && `Booking: ${bookingLead}`].filter(Boolean);
  const more = `${profile.url}/work`;
  return (
    <ProfileFrame accent="paid" counts={profile.id} flush>
      {!panel && <CampaignsHero stories={profile.heroStories} />}
      <div className="wrap">
        <PersonHead profile={profile} />
        <TrustBand>
          <ReputationFact profile={profile} />
          {currentlyAccepting !== undefined && (
            <TrustFact
              icon={<CalendarClock />}
              title="Availability"
              level={currentlyAccepting ? "Accepting collaborations" : "Booked at the moment"}
            >
              {terms.length > 0 ? `${terms.join(". ")}.` : "As the creator states it."}
            </TrustFact>
          )}
        </TrustBand>
        <div className="mt-6 md:mt-8">
          <PageTabs
            label="Profile"
            initial="socialreels"
            opens={opens ?? (reelCount > 0 ? undefined : "overview")}
            root={profile.url}
            panel={panel}
            tabs={[
              { id: "overview", label: "Overview", content: <CreatorOverview page={page} /> },
              { id: "rates", label: "Rates & Packages", content: <CreatorRates profile={profile} /> },
              {
                id: "portfolio",
                label: "Portfolio",
                count: workCount - reelCount,
                content: (
                  <SelectedWork
                    id="pieces"
                    samples={workSamples.filter((sample) => !isReel(sample))}
                    total={workCount - reelCount}
                    tags={workTags}
                    more={more}
                  />
                ),
              },
              {
                id: "socialreels",
                label: "Social Reels",
                count: reelCount,
                content: (
                  <Reels reels={workSamples.filter(isReel)} total={reelCount} profileUrl={profile.url} />
                ),
              },
              {
                id: "analytics",
                label: "Analytics",
                content: <CreatorAnalytics profile={profile} collaborations={page.collaborations} />,
              },
              {
                id: "testimonials",
                label: "Testimonials",
                count: testimonialCount,
                content: (
                  <Testimonials name={profile.name} testimonials={testimonials} total={testimonialCount} />
                ),
              },
            ]}
          />
        </div>
      </div>
      <CollaborateBar profile={profile} />
    </ProfileFrame>
  );
}
