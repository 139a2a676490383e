import type { ReactNode } from "react";
import { PagePitch } from "@/components/pitching/pitch-composer/page-pitch";
import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import {
  CurrentlySeeking,
  PerksOffered,
  PerksWanted,
  TagSection,
} from "@/components/profiles/profiles/aside-sections";
import { BeatList } from "@/components/profiles/profiles/beats";
import { answersWithin } from "@/components/profiles/profiles/labels";
import { ProfileFrame } from "@/components/profiles/profiles/profile-frame";
import { PressePassMark, VerifiedMark } from "@/components/ui/badge";
import { Kicker } from "@/components/ui/kicker";
import type { PitchPageView } from "@/lib/domain/pitching/pitches/schema";
import { isNewsroom, lineOf } from "@/lib/domain/profiles/profiles/identity";
import type { Offer } from "@/lib/domain/profiles/profiles/offer";
import type { ProfileView } from "@/lib/domain/profiles/profiles/schema";
import { perkLabelFor } from "@/lib/domain/vocabulary/perks/perks";
import { accentOf, labelOf, parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";

/**
 * `/pitch/{id}` shows the recipient, what they look for, and the form. It is the same bytes for everybody, except where
 * a page for one viewer brings a form of its own as `children`.
 */
export function PitchScreen({ profile, answers, children }: PitchPageView & { children?: ReactNode }) {
  const { id, slug, name, userType } = profile;
  const type = parseUserType(userType) ?? "press";
  return (
    <ProfileFrame accent={accentOf(type)} counts={null}>
      <div className="wrap">
        <header className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-4 pt-8 pb-6 md:grid-cols-[112px_minmax(0,1fr)] md:gap-8 md:pt-12 md:pb-8">
          <ProfilePicture profile={profile} isLarge className="aspect-square w-full" />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Kicker>{userType === "PAID_MEDIA" ? "Start Collaboration" : labelOf(type)}</Kicker>
              {profile.verified && <VerifiedMark />}
              {profile.userType === "PRESS" && profile.pressePassLevel && (
                <PressePassMark tier={profile.pressePassLevel} />
              )}
            </div>
            <h1 className="d2 mt-1.5 [overflow-wrap:anywhere]">Send Pitch to {name}</h1>
            <p className="meta num mt-2 [overflow-wrap:anywhere]">{factsOf(profile, answers).join(". ")}</p>
          </div>
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12 md:grid-cols-[minmax(0,1fr)_304px] md:gap-10 lg:gap-18">
          <div className="min-w-0">
            {children ?? <PagePitch recipient={{ id, slug, name, userType }} offer={offerOf(profile)} />}
          </div>
          <aside
            aria-label={`What ${name} looks for`}
            className="grid grid-cols-[minmax(0,1fr)] content-start gap-10"
          >
            <Wishes profile={profile} />
            <p className="border-rule border-t pt-4 text-sm">
              <a href={profile.url} className="link inline-flex min-h-11 items-center">
                {isNewsroom(profile) ? "View the newsroom" : "View the profile"}
              </a>
            </p>
          </aside>
        </div>
      </div>
    </ProfileFrame>
  );
}

/** Something of a creator's offer may have been chosen on their page. */
function offerOf(profile: ProfileView): Offer | null {
  if (profile.userType !== "PAID_MEDIA") return null;
  const { packages, addOns } = profile;
  return packages.length + addOns.length > 0 ? { packages, addOns } : null;
}

function factsOf(profile: ProfileView, answers: PitchPageView["answers"]): string[] {
  const { location, responseHours } = profile;
  const share = answers && `Answers ${answers.answered} of ${answers.of} pitches`;
  return [lineOf(profile), location, share, answersWithin(responseHours)].flatMap((fact) => fact || []);
}

/** Each type states other wishes about the stories it looks for. */
function Wishes({ profile }: { profile: ProfileView }) {
  switch (profile.userType) {
    case "PRESS":
      return (
        <>
          <CurrentlySeeking searches={profile.currentSearches} />
          <BeatList expertise={profile.expertise} beats={profile.beats} />
          <PerksWanted title={perkLabelFor("press")} perks={profile.perksPreferred} />
        </>
      );
    case "PAID_MEDIA":
      return (
        <>
          <TagSection title="Industries" tags={profile.industries} />
          <TagSection title="Platforms" tags={profile.platforms} />
          <PerksWanted title={perkLabelFor("paid_media")} perks={profile.perksPreferred} />
        </>
      );
    default:
      return (
        <>
          <TagSection title="Topics" tags={profile.industries} />
          <PerksOffered perks={profile.perksOffered} details={profile.perkDetails} />
        </>
      );
  }
}
