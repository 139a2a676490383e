import type { Metadata } from "next";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { resetSettings } from "@/lib/platform/settings/settings";
import * as about from "../about/page";
import * as contactFailed from "../contact/failed/page";
import * as contact from "../contact/page";
import * as contactSent from "../contact/sent/page";
import * as cookies from "../cookies/page";
import * as deck from "../deck/page";
import * as faqs from "../faqs/page";
import * as help from "../help/page";
import * as home from "../home/page";
import * as confirm from "../newsletter/confirm/page";
import * as newsletterFailed from "../newsletter/failed/page";
import * as newsletterSent from "../newsletter/sent/page";
import * as stop from "../newsletter/stop/page";
import * as landing from "../page";
import * as plans from "../plans/page";
import * as privacy from "../privacy/page";
import * as support from "../support/page";
import * as terms from "../terms/page";
import * as unsubscribe from "../unsubscribe/page";

vi.mock("next/navigation", () => ({ usePathname: () => "/" }));
// Only a build of Next turns a server action into something that a form can post to, so addresses replace
// them.
vi.mock("@/lib/actions/letters", () => ({
  subscribe: "/subscribe",
  confirmSubscription: "/confirm",
  stopSubscription: "/stop",
  stopMails: "/stop-mails",
  resumeMails: "/resume-mails",
  sendContactMessage: "/contact",
}));

type Page = { default: () => ReactElement; generateMetadata: () => Metadata };
const indexed: Record<string, Page> = {
  "/": landing,
  "/home": home,
  "/help": help,
  "/about": about,
  "/deck": deck,
  "/faqs": faqs,
  "/plans": plans,
  "/support": support,
  "/contact": contact,
  "/cookies": cookies,
  "/terms": terms,
  "/privacy": privacy,
};
const steps = { contactSent, contactFailed, newsletterSent, newsletterFailed };

const count = (html: string, pattern: RegExp) => html.match(new RegExp(pattern, "g"))?.length ?? 0;
const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);

function readable(html: string) {
  expect(count(html, /<h1/)).toBe(1);
  expect(count(html, /<main id="main"/)).toBe(1);
  expect(count(html, /<(script(?! type="application\/ld\+json")|style)/)).toBe(0);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
}

describe.each(Object.entries(indexed))("%s", (path, page) => {
  const html = () => renderToStaticMarkup(page.default());

  it("is whole without a script: one headline, one main part, no id twice, every anchor's place there", () => {
    readable(html());
    for (const href of hrefs(html()).filter((href) => href.startsWith("#")))
      expect(html()).toContain(`id="${href.slice(1)}"`);
  });

  it("has a title, a description, and its own whole address by the running settings", () => {
    const { title, description, alternates } = page.generateMetadata();
    expect(title).toBeTruthy();
    expect(String(description).length).toBeGreaterThan(40);
    expect(String(description).length).toBeLessThanOrEqual(165);
    expect(alternates?.canonical).toBe(`http://localhost:3999${path}`);
  });

  it("ends with the footer's seven links", () => {
    const footer = html().slice(html().indexOf("<footer"));
    expect(hrefs(footer).filter((href) => href !== "/")).toEqual(
      expect.arrayContaining(["/about", "/faqs", "/support", "/contact", "/terms", "/privacy", "/cookies"]),
    );
  });
});

describe.each(Object.entries(steps))("%s", (_, page) => {
  it("is readable, and not for search engines", () => {
    readable(renderToStaticMarkup(page.default()));
    expect(page.metadata.robots).toEqual({ index: false });
  });
});

describe("settings on these pages", () => {
  const withSettings = <T>(changed: Record<string, string>, work: () => T): T => {
    const before = { ...process.env };
    Object.assign(process.env, changed);
    resetSettings();
    try {
      return work();
    } finally {
      process.env = before;
      resetSettings();
    }
  };

  it("name nothing of the environment while the app is built", () => {
    const html = withSettings({ NEXT_PHASE: "phase-production-build", AUTH_SECRET: "" }, () => [
      help.generateMetadata().alternates,
      renderToStaticMarkup(help.default()).includes("mailto:"),
    ]);
    expect(html).toEqual([undefined, false]);
  });

  it("are those of the running app: where support is, and social links only where they are set", () => {
    const plain = renderToStaticMarkup(landing.default());
    expect(plain).not.toContain("elsewhere");
    const links = [
      { name: "Mastodon", url: "https://social.example/@wire" },
      { name: "Bad", url: "javascript:alert(1)" },
    ];
    const html = withSettings(
      { SUPPORT_EMAIL: "help@wire.example", SOCIAL_LINKS: JSON.stringify(links) },
      () => renderToStaticMarkup(help.default()),
    );
    expect(html).toContain('href="mailto:help@wire.example"');
    expect(html).toContain('href="https://social.example/@wire"');
    expect(html).not.toContain("javascript:");
  });
});

describe("forms without JavaScript", () => {
  it("post what the calls take", () => {
    const box = renderToStaticMarkup(landing.default());
    expect(box).toContain('action="/subscribe"');
    expect(box).toContain('name="name" value="Newsletter Subscriber"');
    expect(box).toContain('name="userType" value="general"');
    const form = renderToStaticMarkup(contact.default());
    expect(form).toContain('action="/contact"');
    for (const name of ["name", "email", "topic", "message"]) expect(form).toContain(`name="${name}"`);
    expect(count(form, /<label/)).toBe(4);
  });

  it.each([
    ["confirm", confirm, "/confirm"],
    ["stop", stop, "/stop"],
    ["unsubscribe", unsubscribe, "/stop-mails"],
  ])("%s asks by one button, and says how it ended", async (_, page, action) => {
    const read = async (query: Record<string, string>) =>
      renderToStaticMarkup(await page.default({ searchParams: Promise.resolve(query) }));
    const asking = await read({ token: '"><b>x' });
    readable(asking);
    expect([count(asking, /<form/), count(asking, /<button/)]).toEqual([1, 1]);
    expect(asking).toContain(`action="${action}"`);
    expect(asking).toContain('value="&quot;&gt;&lt;b&gt;x"');
    for (const query of [{ state: "done" }, { state: "dead" }, { state: "failed" }, {}]) {
      const html = await read(query as Record<string, string>);
      readable(html);
      expect(count(html, /<form/)).toBe(0);
    }
  });
});
