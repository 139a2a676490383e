import { contactText } from "@/components/profiles/profiles/labels";
import { datelineOf } from "@/lib/domain/newsrooms/releases/rules";
import type { NewsroomView, ReleaseView } from "@/lib/domain/newsrooms/releases/schema";
import { momentIn } from "@/lib/utils/dates";

/** The heading over a release says when it may be used. */
export function headingOf({
  state,
  liveAt,
  timeZone,
}: Pick<ReleaseView, "state" | "liveAt" | "timeZone">): string {
  const until = liveAt ? momentIn(liveAt, timeZone) : "";
  switch (state) {
    case "PUBLISHED":
    case "CORRECTED":
      return "FOR IMMEDIATE RELEASE";
    case "EMBARGOED":
      return `EMBARGOED UNTIL ${until.toUpperCase()}`;
    case "SCHEDULED":
      return `SCHEDULED FOR ${until.toUpperCase()}`;
    default:
      return state;
  }
}

/** Writes the whole release as plain text, in the trade's order, ending in ###. */
export function releaseText(release: ReleaseView, newsroom: NewsroomView, address: string): string {
  const ws = [
    ["Who", release.who],
    ["What", release.what],
    ["Where", release.whereLocation],
    ["When", release.whenTiming],
    ["Why", release.whyNewsworthy],
  ] as const;
  const given = ws.filter(([, text]) => text).map(([name, text]) => `${name}: ${text}`);
  const correction = release.correctedAt && release.versions[0]?.note;
  const contacts = newsroom.pressContacts.map(contactText);
  const about = newsroom.boilerplate || newsroom.about;
  const dateline = datelineOf(release);
  return `${[
    headingOf(release),
    correction ? `Corrected: ${correction}` : "",
    release.title,
    release.subtitle,
    given.join("\n"),
    [dateline, release.bodyText].filter(Boolean).join("  "),
    ...release.pictures.map(({ caption, credit, creator }) => {
      const maker = credit || creator;
      return caption ? `Picture: ${caption}${maker ? ` (${maker})` : ""}` : "";
    }),
    release.perks.length > 0
      ? `For this story, available to qualified press\n${release.perks.map((perk) => [perk, release.perkDetails[perk]].filter(Boolean).join(": ")).join("\n")}`
      : "",
    about ? `About ${newsroom.name}\n${about}` : "",
    contacts.length > 0 ? `Press contact\n${contacts.join("\n\n")}` : "",
    address,
    "###",
  ]
    .filter(Boolean)
    .join("\n\n")
    .replaceAll("\u00a0", " ")}\n`;
}
