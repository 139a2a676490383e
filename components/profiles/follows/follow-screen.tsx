import { FollowButton } from "@/components/profiles/follows/follow-button";
import { FollowerCount } from "@/components/profiles/follows/follower-count";
import { ProfilePicture, ProfilePlate } from "@/components/profiles/picture/profile-picture";
import { ProfileFrame } from "@/components/profiles/profiles/profile-frame";
import { SaveButton } from "@/components/profiles/saved/save-button";
import { VerifiedMark } from "@/components/ui/badge";
import { FormError } from "@/components/ui/form-error";
import { LinkButton } from "@/components/ui/link-button";
import { Section } from "@/components/ui/section";
import type { FollowPageView } from "@/lib/domain/profiles/follows/schema";
import { isNewsroom, lineOf } from "@/lib/domain/profiles/profiles/identity";
import { accentOf, parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";

/**
 * The head of a profile has the button to follow it, a short text, and who follows already. `relation` is the viewer's,
 * where the page is rendered for them alone.
 */
export function FollowScreen({
  profile,
  followers,
  relation,
  refusal,
}: FollowPageView & {
  relation?: { following: boolean; saved: boolean };
  /** The reason why a form sent without scripts did nothing. */
  refusal?: string;
}) {
  const { id, slug, name, location, about, followerCount, verified, url } = profile;
  const line = lineOf(profile);
  return (
    <ProfileFrame accent={accentOf(parseUserType(profile.userType) ?? "press")} counts={null}>
      <div className="wrap max-w-3xl">
        <header className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-5 pt-10 pb-8 md:grid-cols-[160px_minmax(0,1fr)] md:gap-10 md:pt-18">
          <ProfilePlate profile={profile} alt="" className="aspect-4/5" />
          <div className="min-w-0">
            {verified && <VerifiedMark />}
            <h1 className="d2 mt-1.5 mb-2 line-clamp-6 [overflow-wrap:anywhere]">{name}</h1>
            {line && <p className="lede line-clamp-4 [overflow-wrap:anywhere]">{line}</p>}
            <p className="meta mt-2.5 flex flex-wrap gap-x-4 [overflow-wrap:anywhere] *:min-w-0">
              {location && <span>{location}</span>}
              <FollowerCount profileId={id} count={followerCount} />
            </p>
          </div>
          {refusal && (
            <div className="col-span-full">
              <FormError>{refusal}</FormError>
            </div>
          )}
          <div className="col-span-full flex flex-wrap gap-3 max-md:[&>*]:flex-1">
            <FollowButton
              profileId={id}
              slug={slug}
              name={name}
              followerCount={followerCount}
              initial={relation?.following}
              variant="ink"
            />
            <SaveButton
              profileId={id}
              slug={slug}
              name={name}
              path={`/follow/${slug}`}
              initial={relation?.saved}
            />
            <LinkButton href={url} prefetch={false} caps>
              {isNewsroom(profile) ? "VIEW NEWSROOM" : "VIEW PROFILE"}
            </LinkButton>
          </div>
        </header>
        {about && (
          <p className="max-w-[42rem] whitespace-pre-line border-rule border-t pt-6 text-ink-2 text-pretty [overflow-wrap:anywhere]">
            {about.split(/\n{2,}/)[0]}
          </p>
        )}
        {followers.length > 0 && (
          <Section title="Followed by" className="mt-12">
            <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
              {followers.map((follower) => (
                <li key={follower.id} className="flex items-center gap-2.5 text-sm">
                  <ProfilePicture profile={follower} />
                  <a
                    href={follower.url}
                    className="link inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
                  >
                    {follower.name}
                  </a>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </ProfileFrame>
  );
}
