import { NextRequest } from "next/server";
import { expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import { fileLimits } from "@/lib/utils/file-limits";
import { picture } from "@/tests/api/calls";
import { makeAccount } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { POST } from "./route";

testDatabase();

/** Sends a form as a browser does, and returns the answer's status and where it leads. */
async function send(token: string | null, body: FormData) {
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...{ "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin" },
  };
  const request = new NextRequest("http://localhost:3999/api/avatar", { method: "POST", headers, body });
  const answer = await POST(request, { params: Promise.resolve({}) });
  return [answer.status, answer.headers.get("location")];
}

const formOf = (bytes: Uint8Array<ArrayBuffer>) => {
  const form = new FormData();
  form.append("avatar", new File([bytes], "me.png", { type: "image/png" }));
  return form;
};

it("stores the picture of a form and leads back to its page", async () => {
  const { actor, accessToken } = await makeAccount();
  expect(await send(accessToken, await picture())).toEqual([303, "/settings/account?done=picture"]);
  expect((await execute(actor, getOwnProfile, {})).profile.avatarUrl).toMatch(/^\/files\/avatars\//);
});

it("leads back with the reason where it takes none, and stores nothing", async () => {
  const { actor, accessToken } = await makeAccount();
  const text = new TextEncoder().encode("no picture");
  const large = new Uint8Array(fileLimits.picture.bytes + 128 * 1024);
  expect(await send(accessToken, formOf(text))).toEqual([303, "/settings/account?refused=invalid_input"]);
  expect(await send(accessToken, formOf(large))).toEqual([303, "/settings/account?refused=too_large"]);
  expect(await send(null, await picture())).toEqual([303, "/settings/account?refused=unauthenticated"]);
  expect((await execute(actor, getOwnProfile, {})).profile.avatarUrl).toBeNull();
});
