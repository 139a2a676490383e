import { CalendarClock, CircleCheck, LockKeyhole } from "lucide-react";
import type { ReactNode } from "react";
import { headingOf } from "@/components/newsrooms/releases/release-text";
import { describeLicences } from "@/lib/domain/newsrooms/assets/rights";
import type { ReleaseView } from "@/lib/domain/newsrooms/releases/schema";
import { cn } from "@/lib/utils/cn";
import { momentIn } from "@/lib/utils/dates";

const OUT = new Set(["PUBLISHED", "CORRECTED"]);

/**
 * The state is a tinted band: out, with the licences that were chosen for its pictures, or held until its time, said in
 * the zone that it was set in.
 */
export function ReleaseBand({ release, note }: { release: ReleaseView; note?: ReactNode }) {
  const { state, liveAt, correctedAt, timeZone } = release;
  const out = OUT.has(state);
  const Icon = out ? CircleCheck : state === "EMBARGOED" ? LockKeyhole : CalendarClock;
  return (
    <div
      className={cn(
        "flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-4 py-[11px] text-ink-2 text-sm max-md:-mx-5 max-md:block max-md:rounded-none max-md:px-5 max-md:py-3 [&_svg]:size-[18px] [&_svg]:flex-none",
        out ? "bg-good-tint" : "bg-warn-tint",
      )}
    >
      <b
        className={cn(
          "inline-flex items-center gap-2 font-[640] text-xs tracking-[0.05em] max-md:items-start",
          out ? "text-good" : "text-warn",
        )}
      >
        <Icon aria-hidden />
        {headingOf(release)}
      </b>
      {out && liveAt && (
        <span className="max-md:mt-0.5 max-md:block">
          Published <time dateTime={liveAt}>{momentIn(liveAt, timeZone)}</time>
          {correctedAt && (
            <>
              , corrected <time dateTime={correctedAt}>{momentIn(correctedAt, timeZone)}</time>
            </>
          )}
        </span>
      )}
      <span className="empty:hidden max-md:mt-0.5 max-md:block md:ml-auto">
        {note ?? (out ? describeLicences(release.pictures) : "Not for publication before that time")}
      </span>
    </div>
  );
}
