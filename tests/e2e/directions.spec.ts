import type { Page } from "@playwright/test";
import { callApi, confirmByMail, makeListed, pitchBody } from "./support/api";
import { expect, test } from "./support/fixtures";
import { signIn } from "./support/people";
import { runMark } from "./support/run-mark";

/** Sentences in Arabic; each ends with a full stop, which stands at the left end of its line where it is laid out right. */
const NAME = "دار النخيل.";
const LINE = "نبني بيوتا من الطين.";
const STORY = "عاد القطار الليلي إلى الجبل.";

/** Returns the texts of a page that begin in Arabic and whose full stop stands right of their first letter. */
const wrongTexts = (page: Page) =>
  page.evaluate(() => {
    const wrong: string[] = [];
    let looked = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      const first = text.search(/\S/);
      const last = text.trimEnd().length - 1;
      if (!/^\s*[\u0600-\u06ff][\s\S]*\.\s*$/.test(text) || !node.parentElement?.checkVisibility()) continue;
      const placeOf = (at: number) => {
        const range = document.createRange();
        range.setStart(node as Node, at);
        range.setEnd(node as Node, at + 1);
        return range.getBoundingClientRect();
      };
      const [begin, end] = [placeOf(first), placeOf(last)];
      // A text over several lines ends on another one.
      if (begin.width === 0 || end.width === 0 || Math.abs(begin.top - end.top) > 2) continue;
      looked++;
      if (end.left > begin.left) wrong.push(`${node.parentElement.tagName}: ${text}`);
    }
    return { wrong, looked };
  });

async function expectDirections(page: Page, address: string, least: number) {
  await page.goto(address);
  const shown = page.getByText(STORY).or(page.getByText(NAME)).filter({ visible: true });
  await expect(shown.first()).toBeVisible();
  const { wrong, looked } = await wrongTexts(page);
  expect(wrong, address).toEqual([]);
  expect(looked, address).toBeGreaterThanOrEqual(least);
}

test("Arabic runs from right to left on every page that shows people's texts @once", async ({
  page,
  otherPage,
  request,
}) => {
  const brand = await makeListed(request, {
    userType: "BRAND",
    name: "ليلى",
    company: `${NAME.slice(0, -1)} ${runMark()}`,
  });
  const press = await makeListed(request, { userType: "PRESS", name: "سلمى" });
  for (const account of [brand, press]) await confirmByMail(request, account);
  const as = (token: string) => ({ token });
  await callApi(request, "PUT", "/users/profile", {
    ...as(brand.token),
    body: { name: NAME, tagline: LINE, description: LINE, location: "Oslo, Norway" },
  });
  const { json } = await callApi(request, "POST", "/releases", {
    ...as(brand.token),
    body: {
      ...{
        title: STORY,
        subtitle: LINE,
        dateline: "Oslo, Norway",
        who: LINE,
        what: STORY,
        whyNewsworthy: LINE,
      },
      ...{ body: `<p>${LINE}</p><h2>${LINE}</h2><ul><li>${LINE}</li></ul>`, status: "PUBLISHED" },
    },
  });
  const release: string = new URL(json.data.release.url, "http://localhost").pathname;
  await expectDirections(page, `/brand-newsroom/${brand.slug}`, 2);
  await expectDirections(page, release, 6);
  await expectDirections(page, "/brands?q=%D8%AF%D8%A7%D8%B1", 1);

  const pitch = await callApi(request, "POST", "/pitches", {
    ...as(brand.token),
    body: { ...pitchBody(press.userId), title: STORY, who: LINE, what: STORY, whyNewsworthy: LINE },
  });
  const { id } = pitch.json.data.pitch;
  await callApi(request, "POST", `/pitches/${id}/respond`, {
    ...as(press.token),
    body: { response: "accepted" },
  });
  await signIn(page, brand.email);
  await page.goto(`/matching?tab=inbox&box=active&pitch=${id}`);
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill(LINE);
  expect(await message.evaluate((field) => getComputedStyle(field).direction)).toBe("rtl");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await signIn(otherPage, press.email);
  await expectDirections(otherPage, `/matching?tab=inbox&box=active&pitch=${id}`, 5);
  await expectDirections(otherPage, "/dashboard", 1);
});
