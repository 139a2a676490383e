import type { APIRequestContext, Page } from "@playwright/test";
import postgres from "postgres";
import { companyActs } from "@/lib/domain/profiles/companies/rules";
import { type Account, callApi, makeListed, pitchBody, register } from "./support/api";
import { expect, test } from "./support/fixtures";
import { newPerson, signIn } from "./support/people";
import { checkScreen } from "./support/screens";

const { publish, sendPitches, sendMessages } = companyActs;

const about = "Hollow Pine builds and keeps forest cabins that no car can reach.";
const pitchPage = {
  ...{
    name: "Rjukan sleeper",
    pitchTitle: "A winter without a road",
    who: "The crew",
    what: "Eleven cabins",
  },
  ...{ why: "The branch line closed in 1991.", topics: ["Travel"], perks: ["Interview"] },
};

/** Returns the first property of an answer's data; fails where the call did. */
async function made(
  request: APIRequestContext,
  { token }: Account,
  path: string,
  body: object,
): Promise<{ id: string }> {
  const { status, json } = await callApi(request, "POST", path, { token, body });
  expect(status, JSON.stringify(json)).toBeLessThan(300);
  return Object.values(json.data)[0] as { id: string };
}

/**
 * Makes a newsroom with a published release, a draft, a pitch page and a conversation; then its only member
 * becomes an Editor, for which there is no screen yet.
 */
async function makeEditor(request: APIRequestContext) {
  const company = `Hollow Pine ${newPerson("x", "Brand").email.split(".")[1]?.slice(0, 8)}`;
  const brand = await register(request, { userType: "BRAND", name: "Bea Lund", company });
  const basics = {
    professionalTitle: "Head of Press",
    tagline: "Forest hospitality",
    location: "Oslo, Norway",
    about,
  };
  await callApi(request, "PUT", "/users/profile", { token: brand.token, body: basics });
  const press = await makeListed(request, { userType: "PRESS", name: "Robin Vale" });
  const release = { title: "The night train returns", body: "<p>It runs again.</p>" };
  const draft = await made(request, brand, "/releases", release);
  const out = await made(request, brand, "/releases", { ...release, status: "PUBLISHED" });
  const page = await made(request, brand, "/pitch-pages", pitchPage);
  const sent = await made(request, brand, "/pitches", pitchBody(press.userId));
  await made(request, press, `/pitches/${sent.id}/respond`, { response: "accepted" });
  const chat = await made(request, brand, "/messages/conversations", { recipientId: press.userId });
  await made(request, press, "/pitches", pitchBody(brand.userId));
  const sql = postgres(process.env.E2E_DATABASE_URL ?? "", { max: 1, onnotice: () => {} });
  await sql`update memberships set role = 'editor' where user_id = ${brand.userId}`;
  await sql.end();
  return { brand, press, draft, out, page, chat };
}

const says = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const lacks = (page: Page, ...names: string[]) =>
  Promise.all(names.map((name) => expect(page.getByRole("button", { name, exact: true })).toHaveCount(0)));

test("an Editor reads before pressing what waits for a Manager, and does the rest @once", async ({
  page,
  request,
}) => {
  const { brand, press, draft, out, page: pitched, chat } = await makeEditor(request);
  await signIn(page, brand.email);
  const visit = async (path: string, name: string, text: string) => {
    await page.goto(path);
    await says(page, text);
    await checkScreen(page, `roles-${name}`);
  };

  await test.step("a release is written, and published by somebody else", async () => {
    await visit(`/releases/${draft.id}`, "draft", publish.waits);
    await lacks(page, "Publish");
    await page.getByLabel(/^Headline/).fill("The night train returns in winter");
    await says(page, "All changes saved");
    await page.reload();
    await expect(page.getByLabel(/^Headline/)).toHaveValue("The night train returns in winter");
    await expect(page.getByRole("button", { name: "Delete this release" })).toBeVisible();

    await visit(`/releases/${out.id}`, "release", publish.waits);
    await lacks(page, "Save photos and topics", "Withdraw");
    await expect(page.getByLabel(/^Headline/)).toBeDisabled();
  });

  await test.step("so is a pitch page", async () => {
    await visit("/pitch-pages", "pitch-pages", publish.waits);
    await lacks(page, `Archive: ${pitchPage.pitchTitle}`);
    await page.getByRole("button", { name: `Duplicate: ${pitchPage.pitchTitle}` }).click();
    await says(page, `${pitchPage.pitchTitle} (Copy)`);
    await visit(`/brand-pitch/new?id=${pitched.id}&step=4`, "pitch-page", publish.waits);
    await lacks(page, "Update Pitch");
    await page.goto("/brand-pitch/new");
    await page.getByLabel(/^Pitch title/).fill("Snow ploughs on rails");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  });

  await test.step("and the newsroom", async () => {
    await visit("/create-brand-newsroom?step=5", "builder", publish.waits);
    await lacks(page, "Create Newsroom", "Update Newsroom");
    await visit("/releases/featured", "featured", publish.waits);
    await lacks(page, "Save");
    await visit("/contacts", "desk", publish.waits);
    await lacks(page, "Save");
    await visit("/setup-profile", "setup", publish.waits);
    await lacks(page, "Save and continue");
    await visit("/settings/account", "account", publish.waits);
    await lacks(page, "Save settings");
    await visit("/settings/privacy", "privacy", publish.waits);
    await expect(page.getByRole("switch", { name: "Profile visible" })).toBeDisabled();
    await expect(page.getByRole("switch", { name: "Allow direct messages" })).toBeEnabled();
  });

  await test.step("pitches and messages are sent by somebody else", async () => {
    await visit(`/matching/${press.profileId}`, "candidate", sendPitches.waits);
    await lacks(page, `Send Pitch to ${press.name}`);
    await visit(`/pitch/${press.slug}/write`, "write", sendPitches.waits);
    await visit(`/pitch/${press.slug}`, "composer", sendPitches.waits);
    await visit(`/matching?tab=inbox&conversation=${chat.id}`, "chat", sendMessages.waits);
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveCount(0);
  });

  await test.step("a pitch that came in is answered", async () => {
    await page.goto("/matching?tab=inbox");
    await page.getByRole("button", { name: "Accept Collaboration" }).first().click();
    await says(page, sendMessages.waits);
  });
});
