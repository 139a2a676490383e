import { BadgeCheck, Globe, MapPin, Users } from "lucide-react";
import { FollowButton } from "@/components/profiles/follows/follow-button";
import { FollowerCount } from "@/components/profiles/follows/follower-count";
import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { safeLink, shortAddress } from "@/components/profiles/profiles/labels";
import type { NewsroomPage } from "@/components/profiles/profiles/newsroom-overview";
import { PitchLink } from "@/components/profiles/profiles/pitch-link";

export function Nameplate({ profile }: { profile: NewsroomPage["profile"] }) {
  const { name, tagline, location, website, verified, followerCount } = profile;
  const kind = (tagline || profile.userType).toUpperCase();
  const site = safeLink(website);
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 pt-6 pb-5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-8 md:gap-y-2 md:pt-10 md:pb-8">
      <ProfilePicture profile={profile} isLarge className="size-[min(4rem,20vw)] md:size-28" />
      <div className="min-w-0">
        <p className="inline-flex items-center gap-1 font-[640] text-2xs text-accent tracking-[0.07em] [overflow-wrap:anywhere]">
          {verified && <BadgeCheck aria-hidden className="size-4" />}
          <span className="line-clamp-2">{verified ? `VERIFIED | ${kind}` : kind}</span>
        </p>
        <h1 className="d1 mt-2 line-clamp-6 text-[clamp(min(2.25rem,12vw),4.4vw,3.75rem)] [overflow-wrap:anywhere]">
          {name}
        </h1>
        <p className="meta mt-3 flex flex-wrap gap-x-5 gap-y-1 [overflow-wrap:anywhere] [&_span]:inline-flex [&_span]:min-w-0 [&_span]:items-center [&_span]:gap-1.5 [&_svg]:size-4 [&_svg]:flex-none">
          {location && (
            <span>
              <MapPin aria-hidden />
              {location}
            </span>
          )}
          {site && (
            <span>
              <Globe aria-hidden />
              <a href={site} target="_blank" rel="noopener noreferrer nofollow" className="link min-w-0">
                {shortAddress(site)}
              </a>
            </span>
          )}
          <span className="num">
            <Users aria-hidden />
            <FollowerCount profileId={profile.id} count={followerCount} />
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-md:col-span-full max-md:*:flex-1">
        <FollowButton profileId={profile.id} slug={profile.slug} name={name} followerCount={followerCount} />
        <PitchLink profileId={profile.id} slug={profile.slug} name={name} userType={profile.userType} />
      </div>
      <a href="#contact" className="link col-span-full justify-self-start text-sm md:hidden print:hidden">
        Press contact
      </a>
    </header>
  );
}
