import { BadgeCheck, CalendarDays, Clock, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { dayText, pitchKicker, untilText } from "@/components/pitching/pitch-pages/labels";
import type { PublicPitchPageView } from "@/lib/domain/pitching/pitch-pages/schema";
import { cn } from "@/lib/utils/cn";

type Page = PublicPitchPageView["pitchPage"];
export type Shown = Pick<
  Page,
  "kind" | "status" | "name" | "pitchTitle" | "eventDate" | "eventLocation" | "expiresAt" | "timeZone"
>;

/** The banner on tint under the picture says what it is, its title, who pitches, where, when and until when. */
export function PitchBanner({
  page,
  newsroom,
  level = 1,
  actions,
  small = false,
}: {
  page: Shown;
  newsroom: { name: string; location: string; verified: boolean };
  /** The heading's level: a preview's page already has an h1. */
  level?: 1 | 2;
  actions?: ReactNode;
  small?: boolean;
}) {
  const Heading = `h${level}` as const;
  const place = page.eventLocation || newsroom.location;
  const until = untilText(page);
  return (
    <header className="bg-accent-tint">
      <div
        className={cn(
          small ? "px-5 py-5" : "wrap flex flex-wrap items-end justify-between gap-x-8 gap-y-5 py-6 md:py-9",
        )}
      >
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-1.5 font-[640] text-accent text-xs tracking-[0.07em] [&_svg]:size-4">
            {newsroom.verified && <BadgeCheck aria-hidden />}
            {pitchKicker(page.kind, newsroom.verified)}
          </p>
          <Heading className={cn(small ? "h1" : "d1", "mt-1.5 text-balance [overflow-wrap:anywhere]")}>
            {page.pitchTitle || "Pitch title"}
          </Heading>
          <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm [overflow-wrap:anywhere] [&_svg]:size-4 [&_svg]:flex-none [&>span]:inline-flex [&>span]:min-w-0 [&>span]:items-center [&>span]:gap-1.5">
            <span>{page.name || newsroom.name}</span>
            {place && (
              <span>
                <MapPin aria-hidden />
                {place}
              </span>
            )}
            {page.eventDate && (
              <span>
                <CalendarDays aria-hidden />
                <time dateTime={page.eventDate}>{dayText(page.eventDate)}</time>
              </span>
            )}
            {until && (
              <span>
                <Clock aria-hidden />
                {until}
              </span>
            )}
          </p>
        </div>
        {actions && <div className="flex flex-wrap gap-3 max-md:w-full print:hidden">{actions}</div>}
      </div>
    </header>
  );
}
