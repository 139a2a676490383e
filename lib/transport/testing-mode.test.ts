import { createHash } from "node:crypto";
import { NextRequest } from "next/server";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GET as banner } from "@/app/testing-mode/banner/route";
import { POST as turnOff } from "@/app/testing-mode/off/route";
import { POST as turnOn } from "@/app/testing-mode/route";
import { TestingMode } from "@/components/testing-mode/testing-mode";
import { DEMO_ACCOUNTS } from "@/db/seed/demo-accounts";
import { execute } from "@/lib/core/execute";
import { register } from "@/lib/domain/accounts/commands/register";
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
    expect(isTestingMode()).toBe(false);
    expect(noncePolicy("n")).not.toContain("sha256");
  });
});
