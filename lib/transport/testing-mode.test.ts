import { createHash } from "node:crypto";
import { NextRequest } from "next/server";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GET as banner } from "@/app/testing-mode/banner/route";
import { POST as turnOff } from "@/app/testing-mode/off/route";
import { POST as savePitch } from "@/app/testing-mode/pitch-page/route";
import { POST as saveProfile } from "@/app/testing-mode/profile/route";
import { POST as turnOn } from "@/app/testing-mode/route";
import { TestingMode } from "@/components/accounts/testing-mode/testing-mode";
import { execute } from "@/lib/core/execute";
import { register } from "@/lib/domain/accounts/accounts/commands/register";
import { DEMO_ACCOUNTS } from "@/lib/domain/accounts/accounts/demo-accounts";
import { readKnownScripts } from "@/lib/platform/page-delivery/known-scripts";
import { TESTING_FORM_ID, TESTING_SCRIPT } from "@/lib/platform/page-delivery/testing-script";
import { noncePolicy } from "@/lib/platform/security/csp";
import { resetSettings, settings } from "@/lib/platform/settings/settings";
import { isTestingMode } from "@/lib/site";
import { anonymous, PASSWORD } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";

const database = testDatabase();

const switchTo = (on: boolean) => {
  settings().TESTING_MODE = on;
};

beforeAll(async () => {
  for (const { email, name, userType } of DEMO_ACCOUNTS) {
    const input = { email, name, userType, password: PASSWORD, agreeToTerms: true as const };
    await execute(anonymous(), register, {
      ...input,
      company: userType === "brand" ? "Hollow Pine" : undefined,
    });
  }
  return () => resetSettings();
});
beforeEach(() => switchTo(true));

const ORIGIN = () => new URL(settings().APP_URL).origin;

function ask(path: string, { form, cookie = "", headers = {} }: Asked = {}) {
  return new NextRequest(new URL(path, ORIGIN()), {
    method: form ? "POST" : "GET",
    body: form && new URLSearchParams(form).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      cookie,
      ...(form ? { origin: ORIGIN(), referer: `${ORIGIN()}/press-profile/maren?tab=work` } : {}),
      ...headers,
    },
  });
}
type Asked = { form?: Record<string, string>; cookie?: string; headers?: Record<string, string> };
const context = { params: Promise.resolve({}) };
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .join("; ");
const become = async (userType: string, cookie = "") =>
  turnOn(ask("/testing-mode", { form: { userType }, cookie }), context);

const about = "Mirela Dragan films still lives on night trains, one carriage and one window at a time.";
const creator = {
  ...{ name: "Ida Nights", professionalTitle: "Night train filmmaker", location: "Rjukan, Norway", about },
  socialMedia: [{ network: "instagram", handle: "@ida", url: "", followers: "" }],
  contentTypes: ["Videos"],
  workSamples: [{ title: "The 22:14 to Rjukan", url: "https://example.com/2214" }],
};
const pitch = {
  ...{
    name: "Hollow Pine",
    pitchTitle: "The last night train north",
    who: "A crew of nine.",
    status: "published",
  },
  ...{ what: "Eleven cabins open.", why: "The line closed in 1991.", topics: ["Travel"], perks: ["Samples"] },
};
const send = (path: string, body: object, headers: Record<string, string> = {}) =>
  new NextRequest(new URL(path, ORIGIN()), {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", origin: ORIGIN(), ...headers },
  });
const saveCreator = (values: object, headers?: Record<string, string>) =>
  saveProfile(send("/testing-mode/profile", { userType: "paid_media", values }, headers), context);
const openSessions = async () => {
  const [row] = await database.sql()`select count(*)::int as n from sessions where revoked_at is null`;
  return row?.n;
};

describe("the template demo's debug save", () => {
  it("publishes a form as the whole profile of its type's demo account, and leaves nobody signed in", async () => {
    const before = await openSessions();
    const response = await saveCreator(creator);
    const answer = await response.json();
    expect([answer, response.headers.getSetCookie()]).toMatchObject([{ success: true }, []]);
    expect(answer.data.url).toMatch(/^\/paid-media-profile\/ida-nights/);
    const [row] =
      await database.sql()`select p.name, p.title, u.email from profiles p join users u on u.id = p.user_id
      where u.email = 'mirela@stilllives.demo'`;
    expect(row).toMatchObject({ name: "Ida Nights", title: "Night train filmmaker" });
    expect(await openSessions()).toBe(before);
  });

  it("refuses an incomplete form with its reason and changes nothing", async () => {
    await saveCreator(creator);
    const before = await openSessions();
    const response = await saveCreator({ ...creator, name: "Somebody Else", professionalTitle: "" });
    expect(response.status).toBe(400);
    expect((await response.json()).message).toMatch(/title/i);
    const [row] = await database.sql()`select name from users where email = 'mirela@stilllives.demo'`;
    expect(row).toEqual({ name: "Ida Nights" });
    expect(await openSessions()).toBe(before);
  });

  it("publishes a pitch page of the demo brand, and names what one lacks", async () => {
    const ask = (body: object) => savePitch(send("/testing-mode/pitch-page", body), context);
    const answer = await (await ask({ userType: "brand", ...pitch })).json();
    expect(answer.data).toEqual({ url: expect.stringMatching(/^\/brand-pitch\/the-last-night-train-north/) });
    const refused = await ask({ userType: "brand", ...pitch, who: "" });
    expect([refused.status, (await refused.json()).message]).toEqual([400, "Who is required"]);
    const none = await ask({ userType: "press", ...pitch });
    expect(none.status).toBe(403);
  });

  it("takes no other site's call and no unknown type", async () => {
    expect((await saveCreator(creator, { origin: "https://evil.example" })).status).toBe(403);
    const unknown = send("/testing-mode/profile", { userType: "staff", values: creator });
    expect((await saveProfile(unknown, context)).status).toBe(400);
  });
});

describe("where testing mode is allowed", () => {
  it("signs in as the demo account of a type and goes back to the page", async () => {
    const response = await become("brand");
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "/press-profile/maren?tab=work",
    ]);
    const cookies = cookiesOf(response);
    expect(cookies).toContain("fw_testing=1");
    const shown = await (await banner(ask("/testing-mode/banner", { cookie: cookies }), context)).text();
    expect(shown).toContain("Signed in as Petra Lindqvist (Brand)");
    expect(shown.match(/name="userType" value="(\w+)"/g)).toHaveLength(4);
  });

  it("ends the earlier session at a switch, and the last one when it is turned off", async () => {
    const first = cookiesOf(await become("brand"));
    const second = cookiesOf(await become("press", first));
    const open =
      () => database.sql()`select count(*)::int as n from sessions s join users u on u.id = s.user_id
      where kind = 'browser' and revoked_at is null and u.email like '%.demo'`;
    const before = (await open())[0]?.n;
    const off = await turnOff(ask("/testing-mode/off", { form: {}, cookie: second }), context);
    expect(off.status).toBe(303);
    expect(off.headers.getSetCookie().filter((line) => line.includes("Max-Age=0"))).toHaveLength(3);
    expect((await open())[0]?.n).toBe(before - 1);
    const shown = await (await banner(ask("/testing-mode/banner", { cookie: first }), context)).text();
    expect(shown).toContain("none of the demo accounts");
  });

  it("takes no other site's form, no unknown type, and leads nowhere else", async () => {
    const foreign = { origin: "https://evil.example" };
    const form = { userType: "brand" };
    expect((await turnOn(ask("/testing-mode", { form, headers: foreign }), context)).status).toBe(403);
    expect((await become("staff")).status).toBe(400);
    const away = { referer: "https://evil.example//evil.example/x" };
    const response = await turnOn(ask("/testing-mode", { form, headers: away }), context);
    expect(response.headers.get("location")).toBe("/matching");
  });

  it("is allowed on pages by the hash of its script, which is the one that is written", () => {
    const html = renderToStaticMarkup(TestingMode({ formId: TESTING_FORM_ID, script: TESTING_SCRIPT }));
    const [, script = ""] = /<script>(.*)<\/script>/s.exec(html) ?? [];
    const hash = createHash("sha256").update(script).digest("base64");
    expect(isTestingMode()).toBe(true);
    expect(noncePolicy("n")).toContain(`script-src 'nonce-n' 'sha256-${hash}' `);
    expect(readKnownScripts("no-build-here").has(script)).toBe(true);
  });
});

describe("where it is not", () => {
  beforeEach(() => switchTo(false));

  it("nothing of it is there: no sign-in, no banner, nothing on pages, nothing in their policy", async () => {
    for (const { userType } of DEMO_ACCOUNTS) {
      const response = await become(userType);
      expect([response.status, response.headers.getSetCookie()]).toEqual([404, []]);
    }
    expect((await turnOff(ask("/testing-mode/off", { form: {} }), context)).status).toBe(404);
    expect((await banner(ask("/testing-mode/banner"), context)).status).toBe(404);
    expect((await saveCreator(creator)).status).toBe(404);
    expect((await saveCreator(creator, { origin: "https://evil.example" })).status).toBe(404);
    const page = send("/testing-mode/pitch-page", { userType: "brand", ...pitch });
    expect((await savePitch(page, context)).status).toBe(404);
    expect(isTestingMode()).toBe(false);
    expect(noncePolicy("n")).not.toContain("sha256");
  });
});
