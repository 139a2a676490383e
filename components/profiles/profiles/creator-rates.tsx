import { BadgeDollarSign } from "lucide-react";
import { TagSection } from "@/components/profiles/profiles/aside-sections";
import { answersOf } from "@/components/profiles/profiles/labels";
import { OfferPicker } from "@/components/profiles/profiles/offer-picker";
import { RunningTotal } from "@/components/profiles/profiles/offer-total";
import { ProfileColumns } from "@/components/profiles/profiles/profile-frame";
import { RateTable } from "@/components/profiles/profiles/rate-table";
import { EmptyState } from "@/components/ui/empty-state";
import { Section } from "@/components/ui/section";
import type { ProfileView } from "@/lib/domain/profiles/profiles/schema";

type Creator = Extract<ProfileView, { userType: "PAID_MEDIA" }>;

/** Beside rates, packages and add-ons the ticked ones are added up. */
export function CreatorRates({ profile }: { profile: Creator }) {
  const { id, slug, name, rates, packages, addOns } = profile;
  const offers = packages.length + addOns.length > 0;
  return (
    <ProfileColumns
      flush
      asideLabel="Your selection"
      aside={
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 [overflow-wrap:anywhere] md:sticky md:top-6">
          {offers && (
            <Section title="Running total" className="noscript:hidden">
              <RunningTotal profileId={id} name={name} offer={{ packages, addOns }} />
            </Section>
          )}
          <Terms profile={profile} />
          <TagSection title="Industries" tags={profile.industries} />
        </div>
      }
    >
      <RateTable rates={rates} social={profile.socialMedia} />
      <OfferPicker profileId={id} slug={slug} offer={{ packages, addOns }} rates={rates} />
      {!offers && Object.keys(rates).length === 0 && (
        <EmptyState icon={<BadgeDollarSign />} title="No rates yet">
          Ask {name} what your idea would cost.
        </EmptyState>
      )}
    </ProfileColumns>
  );
}

/** The terms are measured here, or stated by the creator. */
function Terms({ profile }: { profile: Creator }) {
  const { availability } = profile;
  const terms = [
    ["Response", answersOf(profile)],
    ["Booking", availability.bookingLead],
    ["Taking on", availability.currentlyAccepting === false ? "Nothing new at the moment" : null],
  ].filter((term): term is [string, string] => Boolean(term[1]));
  if (terms.length === 0) return null;
  return (
    <Section title="How they work">
      <dl className="mt-1 text-sm">
        {terms.map(([label, text]) => (
          <div
            key={label}
            className="grid grid-cols-[88px_minmax(0,1fr)] gap-3 border-rule border-t py-2.5 [overflow-wrap:anywhere] first:border-t-0"
          >
            <dt className="text-ink-3">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
