import { pitchPageTags } from "@/app/(public)/_shared/read-pitch-page";
import { calendarEvent } from "@/components/pitching/pitch-pages/labels";
import { notFound } from "@/lib/core/errors";
import { getPublicPitchPage } from "@/lib/domain/pitching/pitch-pages/queries";
import type { PitchPageKind } from "@/lib/domain/pitching/pitch-pages/schema";
import { writeCalendar } from "@/lib/formats/calendar/event";
import { settings } from "@/lib/platform/settings/settings";
import { attachment } from "@/lib/platform/storage/attachment";
import { publicRoute } from "@/lib/transport/public-route";
import { methods } from "@/lib/transport/route";

/** Answers the event of a pitch page as a calendar file; 404 without one. */
export const calendarRoute = (kind: PitchPageKind) =>
  methods({
    GET: publicRoute(getPublicPitchPage, {
      tags: (view) => pitchPageTags(view.pitchPage.slug, view),
      changesAt: ({ changesAt }) => changesAt,
      render: ({ pitchPage }) => {
        const event = calendarEvent(pitchPage, settings().APP_URL);
        if (!event || pitchPage.kind !== kind) throw notFound();
        return {
          body: writeCalendar(event),
          contentType: "text/calendar; charset=utf-8",
          headers: {
            "content-disposition": attachment(`${pitchPage.slug}.ics`),
            "x-robots-tag": "noindex",
          },
        };
      },
    }),
  });
