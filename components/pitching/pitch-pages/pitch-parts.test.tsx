import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TagSection } from "@/components/profiles/profiles/aside-sections";
import { eventText, pitchKicker, untilText } from "./labels";
import { PitchBanner } from "./pitch-banner";
import { AddToCalendar, PitchOverview } from "./pitch-overview";

const content = {
  ...{ who: "Hollow Pine", what: "Eleven cabins", why: "It runs again", about: "" },
  ...{ eventDate: null, eventTime: null, timeZone: "Europe/Oslo", eventLocation: "" },
  ...{ perks: ["Interview"], perkDetails: { Interview: "The station master" }, customPerks: "" },
};
const banner = {
  ...{
    kind: "brand-pitch" as const,
    status: "PUBLISHED" as const,
    name: "The Rjukan sleeper",
    pitchTitle: "A winter without a road",
    eventDate: "2026-12-12",
  },
  ...{ eventLocation: "Rjukan", expiresAt: "2027-03-01T22:59:00.000Z", timeZone: "Europe/Oslo" },
};
const newsroom = { name: "Hollow Pine", location: "Oslo", verified: true };
const textOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

describe("a pitch page's title", () => {
  it("is marked on verified profiles alone", () => {
    expect(pitchKicker("brand-pitch", true)).toBe("VERIFIED | BRAND PITCH");
    expect(pitchKicker("source-pitch", false)).toBe("SOURCE PITCH");
    const plain = renderToStaticMarkup(
      <PitchBanner page={banner} newsroom={{ ...newsroom, verified: false }} />,
    );
    expect(plain).not.toContain("VERIFIED");
  });

  it("says where, when and until when, with one h1", () => {
    const html = renderToStaticMarkup(<PitchBanner page={banner} newsroom={newsroom} />);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(textOf(html)).toContain("VERIFIED | BRAND PITCH");
    expect(textOf(html)).toMatch(/Rjukan .*12\sDecember 2026.*Open until 1\sMarch 2027/);
  });
});

it("breaks a place without spaces, and says of an expired page that it was open", () => {
  const html = renderToStaticMarkup(
    <PitchBanner
      page={{ ...banner, eventLocation: "L".repeat(100), status: "EXPIRED" }}
      newsroom={newsroom}
    />,
  );
  expect(html).toMatch(
    /<p class="[^"]*\[overflow-wrap:anywhere\][^"]*min-w-0[^"]*"><span>[^<]*<\/span><span>/,
  );
  expect(textOf(html)).toMatch(/L{100} .*Was open until 1\sMarch 2027/);
});

it("names who pitches as its owner wrote it, else the newsroom", () => {
  const named = (name: string) =>
    textOf(renderToStaticMarkup(<PitchBanner page={{ ...banner, name }} newsroom={newsroom} />));
  expect(named("The Rjukan sleeper")).toContain("The Rjukan sleeper");
  expect(named("The Rjukan sleeper")).not.toContain("Hollow Pine");
  expect(named("")).toContain("Hollow Pine");
});

it("shows six topics, and the rest behind VIEW ALL without scripts", () => {
  const tags = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"];
  const html = (shown: string[]) =>
    renderToStaticMarkup(<TagSection title="Topics" tags={shown} limit={6} />);
  expect(textOf(html(tags))).toMatch(/Six VIEW ALL VIEW LESS Seven/);
  expect(html(tags)).toContain("<details");
  expect(html(tags.slice(1))).not.toContain("VIEW ALL");
});

describe("its overview", () => {
  it("reads What, Why, Who in this order, and opens more without scripts", () => {
    const html = renderToStaticMarkup(<PitchOverview page={{ ...content, about: "The longer story" }} />);
    expect(textOf(html)).toMatch(/What Eleven cabins Why It runs again Who Hollow Pine/);
    expect(html).toMatch(/<details[^>]*><summary[^>]*>MORE/);
    expect(textOf(html)).toContain("Available to qualified presse");
    expect(textOf(html)).toContain("The station master");
    const emptied = { ...content, perkDetails: { Interview: "" } };
    expect(textOf(renderToStaticMarkup(<PitchOverview page={emptied} />))).toMatch(/Interview \w+/);
  });

  it("has no details where there are none, and shows markup as text", () => {
    const html = renderToStaticMarkup(<PitchOverview page={{ ...content, what: "<script>x</script>" }} />);
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;script&gt;");
    expect(textOf(html)).not.toContain("Where");
    expect(html).not.toContain("MORE");
  });

  it("leads to calendars by links", () => {
    const links = [{ label: "Calendar file, .ics", href: "/brand-pitch/a/calendar.ics" }];
    const html = renderToStaticMarkup(
      <PitchOverview
        page={{ ...content, eventDate: "2026-12-12", eventTime: "22:14" }}
        calendar={<AddToCalendar links={links} />}
      />,
    );
    expect(html).toContain('href="/brand-pitch/a/calendar.ics"');
    expect(html).toContain('dateTime="2026-12-12T22:14"');
  });
});

it("writes days and times in words", () => {
  expect(eventText({ eventDate: "2026-12-12", eventTime: "22:14" })).toMatch(
    /^Saturday 12\sDecember\s2026, 22:14$/,
  );
  expect(eventText({ eventDate: null, eventTime: null })).toBe("");
  expect(untilText({ expiresAt: null, timeZone: "UTC", status: "PUBLISHED" })).toBe("");
});
