import { NextRequest } from "next/server";
import { beforeAll, describe, expect, it } from "vitest";
import { GET as openUnsubscribe } from "@/app/api/unsubscribe/route";
import { POST as unsubscribe } from "@/app/api/v1/notifications/unsubscribe/route";
import { makeUnsubscribeToken } from "@/lib/platform/mail/unsubscribe-token";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { POST as authorize } from "./route";

const { sql } = testDatabase({ PUSHER_APP_ID: "app", PUSHER_KEY: "key", PUSHER_SECRET: "secret" });
const noParams = { params: Promise.resolve({}) };
let account: TestAccount;

beforeAll(async () => {
  account = await makeAccount();
});

const post = (
  path: string,
  body: string | FormData | URLSearchParams,
  headers: Record<string, string> = {},
) => new NextRequest(`http://localhost:3999${path}`, { method: "POST", body, headers });

describe("POST /realtime/auth", () => {
  const bearer = () => ({ authorization: `Bearer ${account.accessToken}` });
  const fields = () => ({ socket_id: "1.2", channel_name: `private-user-${account.userId}` });

  it("answers Pusher's own shape to a form and to JSON", async () => {
    const form = post("/api/v1/realtime/auth", new URLSearchParams(fields()), bearer());
    const json = post("/api/v1/realtime/auth", JSON.stringify(fields()), {
      ...bearer(),
      "content-type": "application/json",
    });
    for (const request of [form, json]) {
      const response = await authorize(request, noParams);
      expect(response.status).toBe(200);
      expect(Object.keys(await response.json())).toEqual(["auth"]);
    }
  });

  it("refuses in the envelope", async () => {
    const anonymous = await authorize(post("/api/v1/realtime/auth", new URLSearchParams(fields())), noParams);
    expect([anonymous.status, (await anonymous.json()).error.code]).toEqual([401, "unauthenticated"]);
    const other = new URLSearchParams({ ...fields(), channel_name: "private-everything" });
    const refused = await authorize(post("/api/v1/realtime/auth", other, bearer()), noParams);
    expect([refused.status, (await refused.json()).success]).toEqual([403, false]);
  });
});

describe("one-click unsubscribe (RFC 8058)", () => {
  it.each(["urlencoded", "multipart"])("takes a mail program's %s form without credentials", async (kind) => {
    const { userId } = await makeAccount();
    const body = kind === "multipart" ? new FormData() : new URLSearchParams();
    body.append("List-Unsubscribe", "One-Click");
    const token = makeUnsubscribeToken({ userId, kind: "first_message" });
    const request = post(`/api/v1/notifications/unsubscribe?token=${token}`, body);
    expect((await unsubscribe(request, noParams)).status).toBe(200);
    const [row] = await sql()`select mail_first_message as allowed from users where id = ${userId}`;
    expect(row?.allowed).toBe(false);
  });

  it("shows a browser that opens the header's address the page that asks", () => {
    const opened = openUnsubscribe(new NextRequest("http://localhost:3999/api/unsubscribe?token=a.b.c"));
    expect([opened.status, opened.headers.get("location")]).toEqual([303, "/unsubscribe?token=a.b.c"]);
  });
});
