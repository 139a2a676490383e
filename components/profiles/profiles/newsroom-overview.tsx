import type { ReactNode } from "react";
import { CopyButton } from "@/components/newsrooms/releases/copy-button";
import { About } from "@/components/profiles/profiles/about";
import { IconRow, PerksOffered, ReachList, TagSection } from "@/components/profiles/profiles/aside-sections";
import { AtAGlance } from "@/components/profiles/profiles/at-a-glance";
import { FaceRow } from "@/components/profiles/profiles/face-row";
import { ResourceLinks } from "@/components/profiles/profiles/resource-links";
import { CoverageList } from "@/components/profiles/profiles/story-list";
import { ReputationFact, TrustBand } from "@/components/profiles/profiles/trust-band";
import { buttonClass } from "@/components/ui/button-style";
import { Section } from "@/components/ui/section";
import { OWN_PAGE_PATH } from "@/lib/domain/profiles/profiles/identity";
import type { ProfilePageView, ProfileView } from "@/lib/domain/profiles/profiles/schema";
import { topicIcon } from "@/lib/domain/vocabulary/topics/topic-icons";

type Organisation = Extract<ProfileView, { userType: "BRAND" | "SOURCE" }>;
export type NewsroomPage = Omit<ProfilePageView, "profile"> & { profile: Organisation };

export function NewsroomOverview({
  page: { profile, coverage, followers, following },
  manage,
}: {
  page: NewsroomPage;
  /** The owner's link to the editor. */
  manage: ReactNode;
}) {
  const { about, boilerplate, demographics, industries, perksOffered, perkDetails, facts, name, slug } =
    profile;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 md:gap-14">
      <About title="Why We're Here" text={about} />
      <Demographics demographics={demographics} />
      <AtAGlance facts={facts} sheet={`${profile.url}/fact-sheet`} />
      <ReachList profile={profile} />
      {industries.length > 0 && (
        <Section title="Topics">
          <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-2 lg:[&>li:nth-child(2)]:border-t-0">
            {industries.map((industry) => (
              <IconRow key={industry} icon={topicIcon(industry)} title={industry}>
                {`${industry} related content and offerings`}
              </IconRow>
            ))}
          </ul>
        </Section>
      )}
      {profile.userType === "SOURCE" && <TagSection title="Resources Available" tags={profile.resources} />}
      {profile.userType === "SOURCE" && <ResourceLinks links={profile.resourceLinks} />}
      <PerksOffered perks={perksOffered} details={perkDetails} />
      <TagSection title="Languages" tags={profile.languages} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 empty:hidden lg:grid-cols-2">
        <FaceRow
          title="Followers"
          people={followers}
          count={profile.followerCount}
          // Followers have a page of their own once there is one to follow.
          more={profile.url === OWN_PAGE_PATH ? undefined : `/follow/${slug}`}
        />
        <FaceRow title="Following" people={following} count={profile.followingCount} />
      </div>
      {boilerplate && (
        <Section
          title={`About ${name}`}
          action={
            <CopyButton
              text={boilerplate}
              label="Copy"
              className={buttonClass({ variant: "text", size: "sm" })}
            />
          }
        >
          <p className="mt-4 max-w-[42rem] whitespace-pre-line text-ink-2 text-pretty [overflow-wrap:anywhere]">
            {boilerplate}
          </p>
        </Section>
      )}
      <TrustBand>
        <ReputationFact profile={profile} />
      </TrustBand>
      <CoverageList coverage={coverage} />
      {manage}
    </div>
  );
}

/** A text of more characters is a sentence, not a label. */
const SENTENCE = 60;

/** The audience is shown as labels side by side, or as a sentence where the newsroom wrote one. */
function Demographics({ demographics }: { demographics: string[] }) {
  const title = "Our Demographics";
  if (demographics.every((group) => group.length <= SENTENCE))
    return <TagSection title={title} tags={demographics} />;
  return (
    <Section title={title}>
      <ul className="mt-4 grid max-w-[42rem] gap-2 text-ink-2 text-pretty [overflow-wrap:anywhere]">
        {demographics.map((group) => (
          <li key={group}>{group}</li>
        ))}
      </ul>
    </Section>
  );
}
