import { Handshake } from "lucide-react";
import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { CollaborateLink } from "@/components/profiles/profiles/collaborate-link";
import { answersOf } from "@/components/profiles/profiles/labels";
import { OfferSummary } from "@/components/profiles/profiles/offer-total";
import { SaveButton } from "@/components/profiles/saved/save-button";
import type { ProfileView } from "@/lib/domain/profiles/profiles/schema";

/** On phones only the mark is seen; its label is read out. */
const saveClass = "max-md:w-11 max-md:gap-0 max-md:px-0! max-md:text-[0px]";

type Creator = Extract<ProfileView, { userType: "PAID_MEDIA" }>;

/**
 * The bar at the foot of a creator's page stays in view while one reads, one line high, and comes to rest above the
 * footer. What gets the focus, and what a link leads to, is scrolled clear of it. On a low window, or with large text,
 * it would hide too much of the page, so there it is only at the end. On phones the chosen offer replaces the answer
 * time.
 */
export function CollaborateBar({ profile }: { profile: Creator }) {
  const { id, slug, name, url, packages, addOns } = profile;
  const answers = answersOf(profile);
  return (
    <section aria-label="Collaborate" className="dock z-4 mt-16 border-rule border-y bg-paper md:mt-24">
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 py-3 md:min-h-20">
        <span className="max-md:hidden">
          <ProfilePicture profile={profile} />
        </span>
        <div className="min-w-0 grow basis-25 [overflow-wrap:anywhere]">
          <p className="line-clamp-1 max-md:sr-only font-[540] font-serif text-[1.0625rem] leading-[1.375rem] md:text-[1.25rem] md:leading-6">
            Ready to collaborate with {name}?
          </p>
          <p className="meta num line-clamp-3 max-md:leading-4 md:line-clamp-2">
            {answers && <span className="max-md:not-last:hidden">{`${answers}. `}</span>}
            <OfferSummary profileId={id} offer={{ packages, addOns }} />
          </p>
        </div>
        <div className="flex max-w-full gap-2 max-md:[&_a]:px-2.5 md:gap-3">
          <SaveButton profileId={id} slug={slug} name={name} path={url} className={saveClass} />
          <CollaborateLink
            profileId={id}
            slug={slug}
            name={name}
            icon={<Handshake aria-hidden className="max-sm:hidden" />}
          />
        </div>
      </div>
    </section>
  );
}
