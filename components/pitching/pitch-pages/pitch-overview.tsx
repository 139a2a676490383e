import { CalendarPlus, ChevronDown, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { eventText } from "@/components/pitching/pitch-pages/labels";
import { PerksOffered } from "@/components/profiles/profiles/aside-sections";
import { buttonClass } from "@/components/ui/button-style";
import type { PublicPitchPageView } from "@/lib/domain/pitching/pitch-pages/schema";
import { cn } from "@/lib/utils/cn";

type Page = PublicPitchPageView["pitchPage"];
export type PitchContent = Pick<
  Page,
  | "who"
  | "what"
  | "why"
  | "about"
  | "eventDate"
  | "eventTime"
  | "timeZone"
  | "eventLocation"
  | "perks"
  | "perkDetails"
  | "customPerks"
>;

/** The overview has What, Why and Who with more behind MORE, where and when, and what is offered. */
export function PitchOverview({
  page,
  calendar,
  small = false,
}: {
  page: PitchContent;
  /** Add to calendar is absent in a preview. */
  calendar?: ReactNode;
  small?: boolean;
}) {
  const { what, why, who, about, perks, perkDetails, customPerks } = page;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
      <section aria-label="What, Why and Who">
        <dl className="border-ink border-t-2">
          <Answer term="What" text={what} small={small} />
          <Answer term="Why" text={why} small={small} />
          <Answer term="Who" text={who} small={small} />
        </dl>
        {about && (
          <details className="group mt-3">
            <summary className={cn(buttonClass({ variant: "text", size: "sm", caps: true }), "list-none")}>
              MORE
              <ChevronDown aria-hidden className="group-open:rotate-180" />
            </summary>
            <p className="mt-3 max-w-[42rem] whitespace-pre-line text-ink-2 text-pretty [overflow-wrap:anywhere]">
              {about}
            </p>
          </details>
        )}
      </section>
      <Details page={page} calendar={calendar} />
      <PerksOffered note="Available to qualified presse" perks={perks} details={perkDetails} wide={!small} />
      {customPerks && (
        <p className="-mt-6 whitespace-pre-line text-ink-2 text-sm [overflow-wrap:anywhere]">{customPerks}</p>
      )}
    </div>
  );
}

function Answer({ term, text, small }: { term: string; text: string; small: boolean }) {
  return (
    <div
      className={cn(
        "grid items-baseline border-rule border-b",
        small
          ? "grid-cols-[64px_minmax(0,1fr)] gap-3 py-3"
          : "grid-cols-[64px_minmax(0,1fr)] gap-3 py-4 md:grid-cols-[120px_minmax(0,1fr)] md:gap-7 md:py-5",
      )}
    >
      <dt className={cn("w-word", small ? "text-xl" : "text-2xl md:text-[2rem]")}>{term}</dt>
      <dd
        className={cn(
          "min-w-0 whitespace-pre-line text-pretty [overflow-wrap:anywhere]",
          small ? "text-sm" : "font-serif text-lg leading-[1.4] md:text-2xl",
        )}
      >
        {text || (
          <span className="inline-block border-edge border-b border-dashed text-ink-3">Still to write</span>
        )}
      </dd>
    </div>
  );
}

function Details({ page, calendar }: { page: PitchContent; calendar?: ReactNode }) {
  const { eventLocation, eventDate, eventTime, timeZone } = page;
  const when = eventText(page);
  if (!eventLocation && !when) return null;
  return (
    <section aria-label="Details" className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
      {eventLocation && (
        <div className="min-w-0">
          <h2 className="w-word text-2xl">Where</h2>
          <p className="h3 mt-2 [overflow-wrap:anywhere]">{eventLocation}</p>
          <a
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(eventLocation)}`}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={cn(buttonClass({ variant: "text", size: "sm" }), "-ml-2 mt-2")}
          >
            <MapPin aria-hidden />
            Show on a map
          </a>
        </div>
      )}
      {eventDate && (
        <div className={cn("min-w-0", eventLocation && "sm:border-rule sm:border-l sm:pl-6")}>
          <h2 className="w-word text-2xl">When</h2>
          <p className="h3 mt-2">
            <time dateTime={eventTime ? `${eventDate}T${eventTime}` : eventDate}>{when}</time>
          </p>
          {eventTime && <p className="meta mt-1">{`${timeZone.replaceAll("_", " ")} time`}</p>}
          {calendar}
        </div>
      )}
    </section>
  );
}

/** It opens without scripts: the file, and the calendars that take an event from an address. */
export function AddToCalendar({ links }: { links: { label: string; href: string }[] }) {
  return (
    <details className="relative mt-3">
      <summary className={cn(buttonClass({ size: "sm" }), "list-none")}>
        <CalendarPlus aria-hidden />
        Add to calendar
      </summary>
      <ul className="menu-panel absolute z-10 mt-1 min-w-60 p-1 text-sm">
        {links.map(({ label, href }) => (
          <li key={label}>
            <a
              href={href}
              {...(href.startsWith("/") ? {} : { target: "_blank", rel: "noopener noreferrer nofollow" })}
              className="flex min-h-11 items-center rounded-sm px-3 hover:bg-sunk"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
