import { afterEach, expect, it } from "vitest";
import { settings } from "../settings/settings";
import { deviceCookieName } from "./known-device";
import { sessionCookieName, sessionCookieOptions } from "./session-cookie";

const { APP_URL } = settings();
afterEach(() => {
  settings().APP_URL = APP_URL;
});

it("cookies over https are this host's alone, by name and attributes", () => {
  settings().APP_URL = "https://desk.example";
  expect([sessionCookieName(), deviceCookieName()]).toEqual([
    "__Host-fivewire.session",
    "__Host-fivewire.device",
  ]);
  expect(sessionCookieOptions()).toEqual({ httpOnly: true, sameSite: "lax", path: "/", secure: true });
});

it("over http, where browsers take no such name, they have none", () => {
  settings().APP_URL = "http://localhost:3000";
  expect([sessionCookieName(), deviceCookieName()]).toEqual(["fivewire.session", "fivewire.device"]);
});
