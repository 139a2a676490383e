import { Clock, Globe } from "lucide-react";
import { answersOf, answersWithin, shortAddress } from "@/components/profiles/profiles/labels";
import { SendPitchRow } from "@/components/profiles/profiles/send-pitch-row";
import { Section } from "@/components/ui/section";
import type { ProfileView } from "@/lib/domain/profiles/profiles/schema";

const rowClass =
  "flex min-h-10 items-center gap-3 border-rule border-t first:border-t-0 [&_svg]:size-[18px] [&_svg]:text-ink-3";

/** They are reached by a pitch: e-mail addresses are never public. */
export function Contact({ title, profile }: { title: string; profile: ProfileView }) {
  const answers =
    profile.userType === "PAID_MEDIA" ? answersOf(profile) : answersWithin(profile.responseHours);
  const site = profile.customPortfolioUrl ?? profile.website;
  return (
    // On one's own profile the pitch goes, and with it a section that has nothing else.
    <Section title={title} className="has-[ul:empty]:hidden">
      <ul className="mt-2 text-sm">
        <SendPitchRow
          profileId={profile.id}
          slug={profile.slug}
          name={profile.name}
          userType={profile.userType}
          className={rowClass}
        />
        {answers && (
          <li className={rowClass}>
            <Clock aria-hidden />
            {answers}
          </li>
        )}
        {site && (
          <li className={rowClass}>
            <Globe aria-hidden />
            <a
              href={site}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="link inline-flex min-h-10 min-w-0 items-center [overflow-wrap:anywhere]"
            >
              {shortAddress(site)}
            </a>
          </li>
        )}
      </ul>
    </Section>
  );
}
