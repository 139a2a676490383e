import { FollowButton } from "@/components/profiles/follows/follow-button";
import { FollowerCount } from "@/components/profiles/follows/follower-count";
import { ProfilePlate } from "@/components/profiles/picture/profile-picture";
import { answersWithin } from "@/components/profiles/profiles/labels";
import { ManageLink } from "@/components/profiles/profiles/manage-link";
import { PitchLink } from "@/components/profiles/profiles/pitch-link";
import { VerifiedMark } from "@/components/ui/badge";
import type { ProfileView } from "@/lib/domain/profiles/profiles/schema";
import { utcMonth } from "@/lib/utils/dates";
import { formatCount } from "@/lib/utils/format-number";

export function PersonHead({ profile }: { profile: ProfileView }) {
  const { name, title, location, verified, followerCount } = profile;
  const isCreator = profile.userType === "PAID_MEDIA";
  const facts = isCreator ? creatorFacts(profile) : [location, answersWithin(profile.responseHours)];
  return (
    <header className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-4 pt-8 pb-5 md:grid-cols-[140px_minmax(0,1fr)] md:items-end md:gap-10 md:pt-12 md:pb-8 lg:grid-cols-[200px_minmax(0,1fr)_auto]">
      <ProfilePlate profile={profile} className="aspect-4/5" />
      <div className="min-w-0">
        {verified && <VerifiedMark />}
        <h1 className="d2 mt-1.5 mb-2 line-clamp-5 [overflow-wrap:anywhere]">{name}</h1>
        <p className="lede line-clamp-4 [overflow-wrap:anywhere]">{title}</p>
        <p className="meta num mt-2.5 line-clamp-5 [overflow-wrap:anywhere]">
          {facts.filter(Boolean).map((fact) => `${fact}. `)}
          <FollowerCount profileId={profile.id} count={followerCount} />
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-lg:col-span-full max-md:*:flex-1">
        <FollowButton
          profileId={profile.id}
          slug={profile.slug}
          name={name}
          followerCount={followerCount}
          className="max-md:flex-1"
        />
        {isCreator ? (
          <ManageLink
            ownerId={profile.id}
            href={`/setup-profile?callbackUrl=${profile.url}`}
            label="Edit profile"
          />
        ) : (
          <PitchLink profileId={profile.id} slug={profile.slug} name={name} userType={profile.userType} />
        )}
      </div>
    </header>
  );
}

/** Writes "259K followers on three platforms, self-reported". */
function creatorFacts({ location, reach, socialMedia, memberSince }: ProfileView) {
  const platforms = Object.values(socialMedia).filter((account) => account && account.followers > 0).length;
  const on = platforms === 1 ? "one platform" : `${platforms} platforms`;
  return [
    location,
    reach !== null && `${formatCount(reach)} followers on ${on}, self-reported`,
    `Member since ${utcMonth(memberSince)}`,
  ];
}
