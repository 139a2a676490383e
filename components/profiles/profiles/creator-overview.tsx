import { About } from "@/components/profiles/profiles/about";
import { PerksWanted, ReachList, TagSection } from "@/components/profiles/profiles/aside-sections";
import { Contact } from "@/components/profiles/profiles/contact";
import { StatRow, statsOf } from "@/components/profiles/profiles/creator-stats";
import { FaceRow } from "@/components/profiles/profiles/face-row";
import {
  contentOrder,
  inOrder,
  platformName,
  platformOrder,
  sentenceCase,
} from "@/components/profiles/profiles/labels";
import { ProfileColumns } from "@/components/profiles/profiles/profile-frame";
import { CoverageList } from "@/components/profiles/profiles/story-list";
import type { ProfilePageView, ProfileView } from "@/lib/domain/profiles/profiles/schema";

type Page = Omit<ProfilePageView, "profile"> & {
  profile: Extract<ProfileView, { userType: "PAID_MEDIA" }>;
};

export function CreatorOverview({ page: { profile, coverage, collaborations, followers } }: { page: Page }) {
  return (
    <ProfileColumns
      flush
      asideLabel={`About ${profile.name}`}
      aside={
        <>
          <TagSection title="Industries" tags={profile.industries} />
          <TagSection title="Platforms" tags={inOrder(profile.platforms, platformOrder).map(platformName)} />
          <TagSection title="Content" tags={inOrder(profile.contentTypes, contentOrder).map(sentenceCase)} />
          <TagSection title="Paid media" tags={profile.paidMediaTypes} />
          <TagSection title="Languages" tags={profile.languages} />
          <PerksWanted title="Perks Requested" perks={profile.perksPreferred} />
          <ReachList profile={profile} />
          <Contact title="Contact" profile={profile} />
        </>
      }
    >
      <About title="About" text={profile.about} />
      <StatRow stats={statsOf(profile, collaborations)} />
      <CoverageList coverage={coverage} />
      <FaceRow title="Followers" people={followers} count={profile.followerCount} />
    </ProfileColumns>
  );
}
