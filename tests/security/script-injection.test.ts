import { type Browser, type BrowserContext, chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBrowser } from "@/scripts/lib/browser";
import { fileOf, formOf } from "../api/calls";
import { makeAccount, type TestAccount } from "../factories/accounts";
import { plainPicture } from "../factories/assets";
import { decide } from "../factories/matches";
import { completePitchBody } from "../factories/pitches";
import { call, one, processes, send, signIn, two } from "./support/http";
import { stackSql } from "./support/sql";

const sql = stackSql();
/**
 * A mark that breaks out of an attribute, of a text and of a script's string, and sets a flag where it runs.
 */
const MARK = `"'><img src=x onerror="__hit=1"><script>__hit=1</script>`;
const SHORT = `<img src=x onerror=__hit=1>`;
/** A mark for longer texts, with every known way out of a context. */
const LONG = [
  MARK,
  "</script><script>__hit=1</script>",
  "</title></textarea></style></noscript></template><svg onload=__hit=1>",
  "<iframe srcdoc='<script>parent.__hit=1</script>'></iframe><details open ontoggle=__hit=1>",
  "[x](javascript:__hit=1) javascript:__hit=1 data:text/html,<script>__hit=1</script>",
  "$'{__hit=1} {{constructor.constructor('__hit=1')()}} <a href=javascript:__hit=1>x</a> ]]><script>__hit=1</script>",
].join("\n");
const HTML = `<p>${LONG}</p><a href="javascript:__hit=1">a</a><a href="&#106;avascript:__hit=1">b</a><p onclick="__hit=1"
  style="background:url(javascript:__hit=1)">c</p><svg><script>__hit=1</script></svg><math><mtext></mtext></math>
  <object data="javascript:__hit=1"></object><base href="https://evil.example/"><form action="https://evil.example"></form>`;

let browser: Browser;
let brand: TestAccount;
let press: TestAccount;
let creator: TestAccount;
const ids: Record<string, string> = {};

/** Makes a call that must succeed, so that the mark is where the test looks for it. */
async function must(who: TestAccount, place: string, body?: object | FormData) {
  const { status, json, text } = await call(place, { token: who.accessToken, body });
  if (status >= 300) throw new Error(`${place}: ${status} ${text}`);
  return json.data;
}

/** Writes the mark into every text field of every type of account. */
async function writeEverything() {
  const everywhere = {
    ...{ name: MARK.slice(0, 100), professionalTitle: MARK, tagline: MARK, about: LONG, location: MARK },
    socialMedia: { instagram: { handle: SHORT, followers: 5 }, x: { handle: MARK } },
  };
  await must(brand, "PUT /users/profile", {
    ...everywhere,
    company: MARK,
    industries: [SHORT],
    perksOffered: [SHORT, "Interview"],
    perkDetails: { Interview: MARK },
    boilerplate: LONG,
    facts: [{ label: SHORT, value: MARK }],
    pressContacts: [{ name: MARK, role: MARK, languages: MARK, hours: MARK }],
    heroStories: [{ title: MARK, subtitle: LONG.slice(0, 300), type: SHORT, url: "https://example.com/" }],
  });
  await must(press, "PUT /users/profile", {
    ...everywhere,
    ...{ expertise: [SHORT], publications: [MARK], pressTypes: [SHORT], perksPreferred: [SHORT] },
    beats: { [SHORT]: [SHORT] },
  });
  await must(creator, "PUT /users/profile", {
    ...everywhere,
    ...{ paidMediaTypes: [SHORT], contentTypes: [SHORT], platforms: [SHORT] },
    packages: [{ name: SHORT, price: 10, includes: [SHORT] }],
    addOns: [{ name: SHORT, description: MARK, price: 5 }],
    availability: { responseTime: MARK, bookingLead: MARK },
  });
  const work = {
    type: SHORT,
    title: MARK,
    description: LONG,
    outlet: MARK,
    tags: [SHORT],
    url: "https://example.com/",
  };
  for (const [who, type] of [
    [press, "Article"],
    [creator, "reel"],
  ] as const) {
    const { workSample } = await must(who, "POST /users/work-samples", {
      ...work,
      type,
      image: "/demo/cabin-night.webp",
    });
    ids[`work-${type}`] = workSample.id;
  }
  const picture = await plainPicture(300, 200);
  const texts = {
    title: MARK,
    description: LONG,
    caption: LONG,
    creator: MARK,
    credit: MARK,
    copyright: MARK,
    tags: SHORT,
  };
  const photo = await must(
    brand,
    "POST /assets",
    formOf({ ...texts, kind: "photo", file: fileOf(picture, `${SHORT}.jpg`) }),
  );
  ids.photo = photo.asset.id;
  const quote = { ...texts, kind: "quote", quote: LONG, speaker: MARK, publicAnyway: "true" };
  ids.quote = (await must(brand, "POST /assets", formOf(quote))).asset.id;
  const product = await must(
    brand,
    "POST /assets",
    formOf({ ...texts, kind: "product", publicAnyway: "true" }),
  );
  ids.product = product.asset.id;
  const news = {
    title: MARK,
    subtitle: MARK,
    dateline: MARK,
    body: HTML,
    tags: [SHORT],
    images: [ids.photo],
  };
  const pitch = { who: LONG, what: LONG, whereLocation: MARK, whenTiming: MARK, whyNewsworthy: LONG };
  const { release } = await must(brand, "POST /releases", { ...news, ...pitch, status: "PUBLISHED" });
  Object.assign(ids, { release: release.id, releaseSlug: release.slug });
  const draftRelease = await must(brand, "POST /releases", { ...news, images: [], status: "DRAFT" });
  ids.draftRelease = draftRelease.release.id;
  const short = LONG.slice(0, 150);
  const draft = { title: MARK, who: short, what: short, where: MARK, when: MARK, why: short, perks: [SHORT] };
  ids.draft = (await must(brand, "POST /pitch-drafts", draft)).draft.id;
  await decide(brand, press, "like");
  await decide(press, brand, "like");
  const sent = { who: short, what: short, whereLocation: MARK, whenTiming: MARK, whyNewsworthy: short };
  const send = { ...completePitchBody(), title: MARK, ...sent, perks: [SHORT], recipientId: press.userId };
  const accepted = (await must(brand, "POST /pitches", send)).pitch.id;
  await must(press, `POST /pitches/${accepted}/respond`, { response: "accepted" });
  const { conversation } = await must(press, `GET /messages/conversations/by-pitch/${accepted}`);
  for (const who of [brand, press])
    await must(who, "POST /messages", { conversationId: conversation.id, content: LONG });
  const { productRequest } = await must(press, "POST /product-requests", {
    assetId: ids.product,
    message: LONG,
  });
  const { matches } = await must(press, "GET /matches");
  await must(press, "POST /matches/feedback", { matchId: matches[0].id, helpful: false, reason: MARK });
  await must(press, `POST /pitches/${accepted}/complete`, { rating: "up", outcome: false, feedback: LONG });
  await must(brand, `POST /pitches/${accepted}/rating`, { rating: "up", outcome: false, feedback: LONG });
  const second = (await must(brand, "POST /pitches", { ...send })).pitch.id;
  const evidence = {
    kind: "OUTLET_EMAIL",
    outlet: MARK,
    url: `https://example.com/${MARK.replaceAll(" ", "/")}`,
  };
  const { submission } = await must(press, "POST /evidence", evidence);
  // The check ends with this state, whether or not the worker has already performed it.
  await sql`update evidence_submissions set state = 'refused', finding = 'email_elsewhere'
    where id = ${submission.id}`;
  await must(press, `POST /evidence/${submission.id}/appeal`, { reason: LONG });
  Object.assign(ids, { accepted, second, conversation: conversation.id, productRequest: productRequest.id });
}

beforeAll(async () => {
  brand = await makeAccount({ userType: "brand", company: "Mark House" });
  press = await makeAccount({ userType: "press" });
  creator = await makeAccount({ userType: "paid_media" });
  await sql`update users set subscription_level = 'premium' where id = ${brand.userId}`;
  await writeEverything();
  for (const account of [brand, press, creator]) {
    const [row] = await sql`select slug from profiles where id = ${account.profileId}`;
    account.slug = row?.slug;
  }
  browser = await chromium.launch({
    executablePath: findBrowser((line) => console.log(line)),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"],
  });
});
afterAll(() => browser?.close());

const asked = encodeURIComponent(MARK);
const newsroom = () => `/brand-newsroom/${brand.slug}`;
const publicPages = () => [
  ...["/", "/press", "/brands", "/paid-media", "/faqs", "/contact", `/not-there/${asked}`],
  ...[
    `/press?q=${asked}`,
    `/brands?q=${asked}&topic=${asked}`,
    `/paid-media?location=${asked}`,
    `/brands?category=${asked}`,
  ],
  ...[
    newsroom(),
    `${newsroom()}/${ids.releaseSlug}`,
    `${newsroom()}/${ids.releaseSlug}/text`,
    `${newsroom()}/news`,
  ],
  ...[`${newsroom()}/assets/photos`, `${newsroom()}/assets/quotes`, `${newsroom()}/asset/${ids.photo}`],
  ...[`${newsroom()}/asset/${ids.quote}`, `${newsroom()}/feed.xml`, `${newsroom()}/atom.xml`],
  ...[
    `/press-profile/${press.slug}`,
    `/press-profile/${press.slug}/work`,
    `/paid-media-profile/${creator.slug}`,
  ],
  ...[
    `/paid-media-profile/${creator.slug}/reel/${ids["work-reel"]}`,
    `/follow/${brand.slug}`,
    `/pitch/${press.slug}`,
  ],
  ...[
    `/embed/${brand.slug}`,
    `/embed/${press.slug}`,
    `/oembed?format=xml&url=${encodeURIComponent(one + newsroom())}`,
  ],
  ...[
    `/login?error=${asked}&callbackUrl=${asked}`,
    "/login?callbackUrl=javascript:__hit=1",
    `/signup?callbackUrl=${asked}`,
  ],
  ...[
    `/reset-password?token=${asked}`,
    `/verify-email?token=${asked}&state=${asked}`,
    `/unsubscribe?token=${asked}`,
  ],
  ...[
    `/newsletter/confirm?token=${asked}`,
    `/newsletter/failed?reason=${asked}`,
    `/contact/failed?reason=${asked}`,
  ],
];
const brandPages = () => [
  ...[
    "/dashboard",
    "/inbox",
    "/matching?tab=discover",
    "/matching?tab=matches",
    "/matching?tab=pitches",
    "/matching?tab=inbox",
  ],
  ...[
    "/assets",
    "/releases",
    `/releases/${ids.release}`,
    `/releases/${ids.draftRelease}`,
    `/releases/${ids.draftRelease}/preview`,
  ],
  ...[
    "/matching/notifications",
    "/matching/why",
    "/setup-profile",
    `/matching/${press.profileId}`,
    `/pitch/${press.slug}/write`,
  ],
  ...[`/matching/search?q=${asked}`, `/inbox?pitch=${ids.second}`, `/matching/withdraw/${ids.second}`],
];
const pressPages = () => [
  ...[
    "/dashboard",
    "/inbox",
    "/inbox?tab=completed",
    "/matching?tab=discover",
    "/matching?tab=matches",
    "/matching?tab=inbox",
  ],
  ...[
    "/matching/notifications",
    "/matching/why",
    `/matching/${brand.profileId}`,
    `/matching/decline/${ids.second}`,
  ],
  ...[
    `/inbox?pitch=${ids.accepted}`,
    `/inbox?conversation=${ids.conversation}`,
    `/follow/${brand.slug}/status`,
    "/setup-profile",
    "/settings",
    "/settings/account",
    "/settings/verification",
  ],
];

type Finding = { address: string; found: string[] };

/** A page waits for its scripts longer than it works, so several tabs share the addresses. */
const TABS = 3;

/** Opens addresses, and records scripts that ran, would have run, or were blocked. */
async function browse(context: BrowserContext, addresses: string[], at: string) {
  const parts = Array.from({ length: TABS }, (_, tab) => addresses.filter((_, n) => n % TABS === tab));
  const tabs = await Promise.all(parts.map((part) => browseInTab(context, part, at)));
  return {
    findings: tabs.flatMap(({ findings }) => findings),
    shown: tabs.reduce((sum, { shown }) => sum + shown, 0),
  };
}

/** Opens addresses in sequence in one tab. */
async function browseInTab(context: BrowserContext, addresses: string[], at: string) {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("dialog", (dialog) => {
    complaints.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (/content security policy|__hit/i.test(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && !processes.includes(origin)) complaints.push(`asked ${request.url()}`);
    if (/\/x$/.test(new URL(request.url()).pathname)) complaints.push(`the mark's picture: ${request.url()}`);
  });
  const findings: Finding[] = [];
  let shown = 0;
  for (const address of addresses) {
    complaints.length = 0;
    await page.goto(at + address, { waitUntil: "load" });
    await page.waitForFunction(isTakenOver);
    const found = await page.evaluate(inspect);
    if (found.shown) shown++;
    const all = [...complaints, ...found.problems];
    if (all.length > 0) findings.push({ address, found: all });
  }
  await page.close();
  return { findings, shown };
}

/** Runs in the page: whether React has taken it over, where there is anything to take over. */
function isTakenOver() {
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"));
  const scripts = 'script[src^="/_next/"]';
  const held = [...document.querySelectorAll("template")].some(({ content }) =>
    content.querySelector(scripts),
  );
  return (!held && !document.querySelector(scripts)) || isTaken(document.body);
}

/** Runs in the page: whether the mark ran, which elements it became, and whether it is there as text. */
function inspect() {
  const problems: string[] = [];
  if ("__hit" in window) problems.push("the mark ran");
  const elements = [
    ...['[onerror], [onload], [onclick], [ontoggle], img[src="x"], iframe[srcdoc], object, embed, base'],
    ...[
      'a[href^="javascript:" i], a[href^="data:" i], form[action^="javascript:" i], [href*="evil.example"]',
    ],
    ...['form[action*="evil.example"], main svg script, [style*="javascript"]'],
  ].join(", ");
  for (const element of document.querySelectorAll(elements)) problems.push(element.outerHTML.slice(0, 200));
  for (const script of document.querySelectorAll("script:not([src])"))
    if (/^\s*__hit=1/.test(script.textContent ?? "")) problems.push(script.outerHTML);
  const text = document.documentElement.textContent ?? "";
  const values = [...document.querySelectorAll("input, textarea")].map(
    (field) => (field as HTMLInputElement).value,
  );
  return { problems, shown: [text, ...values].some((each) => each.includes("__hit=1")) };
}

const contextOf = async (account?: TestAccount, at = one) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  if (!account) return context;
  const { cookie } = await signIn(account, { at });
  const cookies = cookie.split("; ").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url: at };
  });
  await context.addCookies(cookies);
  return context;
};

describe("a mark in every field of text", () => {
  it.each<[string, string, () => string[], () => TestAccount | undefined, number]>([
    ["to nobody in particular", one, publicPages, () => undefined, 20],
    ["as Next delivers pages", two, publicPages, () => undefined, 20],
    ["to the brand that wrote it", one, brandPages, () => brand, 10],
    ["to the journalist who got it", two, pressPages, () => press, 8],
  ])(
    "runs on no page %s",
    async (_, at, pages, account, least) => {
      const context = await contextOf(account(), at);
      const { findings, shown } = await browse(context, pages(), at);
      await context.close();
      expect(findings).toEqual([]);
      // The mark must be on the page as text, or the test would prove nothing.
      expect(shown).toBeGreaterThanOrEqual(least);
    },
    600_000,
  );

  it("blocks no script of Next's own on any of these pages: both processes are ready", async () => {
    for (const at of processes) {
      const { status, json } = await send("/api/v1/health/ready", { at });
      expect([status, json.scripts]).toEqual([200, "ok"]);
    }
  });

  it("runs not where staff review it", async () => {
    const reviewer = await makeAccount();
    const context = await contextOf(reviewer);
    await sql`update users set staff_since = app_now(), totp_enabled_at = app_now()
      where id = ${reviewer.userId}`;
    const { findings, shown } = await browse(context, ["/admin/reviews"], one);
    await context.close();
    expect({ findings, shown }).toEqual({ findings: [], shown: 1 });
  });
});
