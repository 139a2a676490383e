import { PitchLink } from "@/components/profiles/pitch-link";
import { answersWithin, countOf } from "@/components/profiles/words";
import { VerifiedMark } from "@/components/ui/badge";
import type { ProfileView } from "@/lib/domain/profiles/schema";
import { initialsOf } from "@/lib/utils/initials";

/** Head of a person's page: portrait, name, what they do, where, how they answer. */
export function PersonHead({ profile }: { profile: ProfileView }) {
  const { name, title, location, verified, followerCount, responseHours, avatarUrl } = profile;
  const facts = [
    location,
    followerCount > 0 ? countOf(followerCount, "follower") : "",
    answersWithin(responseHours),
  ];
  return (
    <header className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-4 pt-8 pb-5 md:grid-cols-[140px_minmax(0,1fr)] md:items-end md:gap-10 md:pt-12 md:pb-8 lg:grid-cols-[200px_minmax(0,1fr)_auto]">
      <Portrait name={name} src={avatarUrl} />
      <div className="min-w-0">
        {verified && <VerifiedMark />}
        <h1 className="d2 mt-1.5 mb-2 [overflow-wrap:anywhere]">{name}</h1>
        <p className="lede">{title}</p>
        <p className="meta num mt-2.5">{facts.filter(Boolean).join(". ")}</p>
      </div>
      <div className="max-lg:col-span-full">
        <PitchLink profileId={profile.id} name={name} />
      </div>
    </header>
  );
}

function Portrait({ name, src }: { name: string; src: string | null }) {
  const shape = "aspect-4/5 w-full rounded-md";
  if (src) {
    return (
      // biome-ignore lint/performance/noImgElement: uploaded pictures come in fitting sizes from our own storage
      <img
        src={src}
        alt={`Portrait of ${name}`}
        width={400}
        height={500}
        className={`${shape} bg-sunk object-cover`}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={`${shape} grid place-items-center bg-accent-tint font-[520] font-serif text-[40px] text-accent leading-none tracking-[-0.04em] md:text-[64px]`}
    >
      {initialsOf(name)}
    </span>
  );
}
