import { Handshake } from "lucide-react";
import { answersWithin, statedAnswer } from "@/components/profiles/labels";
import { OfferSummary } from "@/components/profiles/offer-total";
import { PitchLink } from "@/components/profiles/pitch-link";
import { SaveButton } from "@/components/saved/save-button";
import { Avatar } from "@/components/ui/avatar";
import type { ProfileView } from "@/lib/domain/profiles/schema";

type Creator = Extract<ProfileView, { userType: "PAID_MEDIA" }>;

/**
 * The bar at the foot of a creator's page: it stays in view while one reads and comes to rest above the footer, so it
 * hides nothing. What gets the focus is scrolled clear of it.
 */
export function CollaborateBar({ profile }: { profile: Creator }) {
  const { id, slug, name, avatarUrl, url, packages, addOns } = profile;
  const answers = answersWithin(profile.responseHours) ?? statedAnswer(profile.availability.responseTime);
  return (
    <section
      aria-label="Collaborate"
      className="sticky bottom-0 z-4 mt-16 border-rule border-y bg-paper md:mt-24"
    >
      <style>{"html{scroll-padding-bottom:9.5rem}"}</style>
      <div className="wrap flex items-center gap-x-4 gap-y-2 py-3 max-md:flex-wrap md:min-h-20">
        <Avatar name={name} src={avatarUrl} className="max-md:hidden" />
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <p className="line-clamp-2 font-[540] font-serif text-[1.0625rem] leading-[1.375rem] md:text-[1.25rem] md:leading-6">
            Ready to collaborate with {name}?
          </p>
          <p className="meta num line-clamp-2">
            {answers && `${answers}. `}
            <OfferSummary profileId={id} offer={{ packages, addOns }} />
          </p>
        </div>
        <div className="flex gap-2 max-md:w-full max-md:[&_a]:px-2.5 max-md:[&_button]:px-2.5 max-md:*:flex-1 md:gap-3">
          <SaveButton profileId={id} slug={slug} name={name} path={url} className="max-md:flex-1" />
          <PitchLink
            profileId={id}
            slug={slug}
            name={name}
            userType="PAID_MEDIA"
            text="Start Collaboration"
            icon={<Handshake aria-hidden className="max-sm:hidden" />}
            className="max-md:flex-1"
          />
        </div>
      </div>
    </section>
  );
}
