import { type APIRequestContext, expect } from "@playwright/test";
import { callApi, signUpBody } from "./support/api";
import { test } from "./support/fixtures";
import { weigh } from "./support/weigh";

/**
 * The limits over an empty page of the same build, compressed, for everything that a page loads before it is
 * used.
 */
const MAX_SCRIPT_BYTES = 20_480;
const MAX_FONT_BYTES = 130_000;

async function makeProfile(request: APIRequestContext, userType: "PRESS" | "BRAND" | "PAID_MEDIA") {
  const form = {
    ...signUpBody({ userType: "PRESS", name: "Robin Weight" }),
    userType,
    company: "Weight House",
  };
  const { json } = await callApi(request, "POST", "/auth/register", { body: form });
  const { tokens, user } = json.data;
  await callApi(request, "PUT", "/users/profile", {
    token: tokens.accessToken,
    body: { professionalTitle: "Reporter", location: "Oslo, Norway", about: "About." },
  });
  return { token: tokens.accessToken as string, url: user.profile.url as string };
}

test(
  "no public page loads more code or type than it may",
  { tag: "@once" },
  async ({ browser, request, baseURL }, info) => {
    const brand = await makeProfile(request, "BRAND");
    const press = await makeProfile(request, "PRESS");
    const body = { title: "A weighed release", body: "<p>It is out.</p>", status: "PUBLISHED" };
    const { json } = await callApi(request, "POST", "/releases", { token: brand.token, body });
    const pitch = {
      ...{ name: "Weight House", pitchTitle: "A weighed pitch", what: "It is out.", why: "It is new." },
      ...{ who: "The house.", eventDate: "2030-12-12", topics: ["Travel"], perks: ["Interview"] },
    };
    const pitched = await callApi(request, "POST", "/pitch-pages", { token: brand.token, body: pitch });
    const pages = [
      ...[
        "/",
        "/home",
        "/brands",
        "/press",
        "/paid-media",
        "/help",
        "/terms",
        "/contact",
        "/nowhere",
        "/deck/investor",
      ],
      brand.url,
      json.data.release.url as string,
      pitched.json.data.pitchPage.url as string,
      press.url,
      press.url.replace("press-profile", "pitch"),
      press.url.replace("press-profile", "follow"),
      (await makeProfile(request, "PAID_MEDIA")).url,
    ];
    const found: { page: string; scripts: number; fonts: number }[] = [];
    for (const address of pages) {
      const context = await browser.newContext({ baseURL, viewport: info.project.use.viewport });
      const page = await context.newPage();
      found.push({ page: address, ...(await weigh(page, request, address)) });
      await context.close();
    }
    console.table(found);
    expect(found.filter(({ scripts }) => scripts > MAX_SCRIPT_BYTES || scripts === 0)).toEqual([]);
    expect(found.filter(({ fonts }) => fonts > MAX_FONT_BYTES || fonts === 0)).toEqual([]);
  },
);
