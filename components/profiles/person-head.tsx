import { FollowButton } from "@/components/follows/follow-button";
import { FollowerCount } from "@/components/follows/follower-count";
import { PitchLink } from "@/components/profiles/pitch-link";
import { ProfilePicture } from "@/components/profiles/profile-picture";
import { answersWithin } from "@/components/profiles/words";
import { SaveButton } from "@/components/saved/save-button";
import { VerifiedMark } from "@/components/ui/badge";
import type { ProfileView } from "@/lib/domain/profiles/schema";

/** Head of a person's page: portrait, name, what they do, where, how they answer. */
export function PersonHead({ profile }: { profile: ProfileView }) {
  const { name, title, location, verified, followerCount, responseHours, avatarUrl } = profile;
  const facts = [location, answersWithin(responseHours)].filter(Boolean);
  return (
    <header className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-4 pt-8 pb-5 md:grid-cols-[140px_minmax(0,1fr)] md:items-end md:gap-10 md:pt-12 md:pb-8 lg:grid-cols-[200px_minmax(0,1fr)_auto]">
      <ProfilePicture
        name={name}
        src={avatarUrl}
        alt={`Portrait of ${name}`}
        width={400}
        height={500}
        className="aspect-4/5 w-full font-[520] text-[40px] md:text-[64px]"
      />
      <div className="min-w-0">
        {verified && <VerifiedMark />}
        <h1 className="d2 mt-1.5 mb-2 [overflow-wrap:anywhere]">{name}</h1>
        <p className="lede">{title}</p>
        <p className="meta num mt-2.5">
          {facts.map((fact) => `${fact}. `)}
          <FollowerCount profileId={profile.id} count={followerCount} />
        </p>
      </div>
      <div className="flex gap-3 max-lg:col-span-full max-md:*:flex-1">
        <FollowButton profileId={profile.id} slug={profile.slug} name={name} followerCount={followerCount} />
        {profile.userType === "PAID_MEDIA" && (
          <SaveButton profileId={profile.id} name={name} path={profile.url} />
        )}
        <PitchLink profileId={profile.id} name={name} />
      </div>
    </header>
  );
}
