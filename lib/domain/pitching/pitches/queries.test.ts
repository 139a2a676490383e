import { beforeAll, describe, expect, it } from "vitest";
import type { PitchStatus } from "@/db/enums";
import { execute } from "@/lib/core/execute";
import type { Operation } from "@/lib/core/operation";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { completePitchBody, makeCollaboration, makePair, sendPitchTo } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import { markRead, respondToPitch } from "./commands/answer-pitch";
import { completePitch, ratePitch } from "./commands/complete-pitch";
import { createPitch } from "./commands/create-pitch";
import { deletePitch, updatePitch } from "./commands/edit-pitch";
import { sendPitch } from "./commands/send-pitch";
import { getPitch, listPitches } from "./queries/pitches";
import { type PitchTab, pitchTabs } from "./rules";

const { sql } = testDatabase();
const RANDOM_ID = "01890000-0000-7000-8000-000000000000";

describe("tabs", () => {
  let brand: TestAccount;
  let press: TestAccount;
  const ids = {} as Record<PitchStatus, string>;
  const statuses: PitchStatus[] = [
    ...(["sent", "read", "declined", "expired"] as const),
    ...(["withdrawn", "accepted", "completed", "unsent"] as const),
  ];

  beforeAll(async () => {
    ({ brand, press } = await makePair());
    for (const status of statuses) {
      const input = { ...completePitchBody(), recipientId: press.profileId, send: false };
      const { pitch } = await execute(brand.actor, createPitch, input);
      ids[status] = pitch.id;
      if (status === "unsent") continue;
      // A pair may have one pending pitch, so the second pending one has another sender.
      const waits = status === "read";
      const other = waits ? await makeAccount({ userType: "brand" }) : brand;
      await sql()`update pitches set status = ${status}, sent_at = app_now(), expires_at = app_now() + interval '14 days',
        sender_profile_id = ${other.profileId} where id = ${pitch.id}`;
    }
  });

  const list = (account: TestAccount, type?: string, more: Record<string, unknown> = {}) =>
    execute(account.actor, listPitches, { type, ...more } as never);
  const statusesOf = async (account: TestAccount, type?: string) =>
    (await list(account, type)).pitches.map((pitch) => pitch.status.toLowerCase());

  it("list what each side has, newest first, and count it", async () => {
    expect(await statusesOf(press, "received")).toEqual(["expired", "declined", "read", "sent"]);
    expect(await statusesOf(press, "sent")).toEqual([]);
    expect(await statusesOf(brand, "SENT")).toEqual(["withdrawn", "expired", "declined", "sent"]);
    for (const account of [brand, press]) {
      expect(await statusesOf(account, "active")).toEqual(["accepted"]);
      expect(await statusesOf(account, "completed")).toEqual(["completed"]);
    }
    expect((await list(press)).counts).toEqual({ received: 4, sent: 0, active: 1, completed: 1 });
    expect((await list(brand)).counts).toEqual({ received: 0, sent: 4, active: 1, completed: 1 });
  });

  it("without a type list all one is party to, own unsent ones included", async () => {
    const own = await statusesOf(brand);
    expect(own).toEqual(["unsent", "completed", "accepted", "withdrawn", "expired", "declined", "sent"]);
    expect(await statusesOf(press)).toEqual([
      ...["completed", "accepted", "withdrawn", "expired", "declined", "read", "sent"],
    ]);
    expect((await list(brand)).pagination.total).toBe(7);
  });

  it.each([...pitchTabs, undefined])("page %s by cursor and by page over the same rows", async (type) => {
    for (const account of [brand, press]) {
      const whole = (await list(account, type)).pitches.map((pitch) => pitch.id);
      const byCursor: string[] = [];
      const byPage: string[] = [];
      let cursor: string | undefined;
      for (let page = 1; page <= whole.length + 1; page++) {
        const next = await list(account, type, { limit: 1, cursor });
        if (cursor || page === 1) byCursor.push(...next.pitches.map((pitch) => pitch.id));
        cursor = next.pagination.nextCursor ?? undefined;
        byPage.push(...(await list(account, type, { limit: 1, page })).pitches.map((pitch) => pitch.id));
        if (!cursor && page >= whole.length) break;
      }
      expect(byCursor).toEqual(whole);
      expect(byPage).toEqual(whole);
      const first = await list(account, type, { limit: 1 });
      expect(first.pagination).toMatchObject({
        page: 1,
        limit: 1,
        total: whole.length,
        hasMore: whole.length > 1,
      });
    }
  });

  it("refuse unknown types, limits and cursors", async () => {
    const bad = [
      { type: "drafts" },
      { limit: 0 },
      { limit: 101 },
      { limit: "x" },
      { cursor: "x" },
      { page: 0 },
    ];
    for (const input of bad) expect((await refusalOf(list(brand, undefined, input))).status).toBe(400);
  });

  it("counts no one else's", async () => {
    const stranger = await makeAccount({ userType: "press" });
    const { pitches, counts, pagination } = await list(stranger);
    const none = Object.fromEntries(pitchTabs.map((tab): [PitchTab, number] => [tab, 0]));
    expect({ pitches, counts, total: pagination.total }).toEqual({ pitches: [], counts: none, total: 0 });
  });
});

describe("other accounts", () => {
  const rated = { rating: "up", outcome: false };
  const operations = [
    ["get", getPitch, {}],
    ["update", updatePitch, { title: "Mine now" }],
    ["delete", deletePitch, {}],
    ["send", sendPitch, {}],
    ["respond", respondToPitch, { response: "accepted" }],
    ["read", markRead, {}],
    ["complete", completePitch, rated],
    ["rate", ratePitch, rated],
  ] as [string, Operation, Record<string, unknown>][];

  it.each(operations)(
    "%s: the same 404 as for a random or malformed id, and 401 signed out",
    async (_, op, input) => {
      const { brand, press } = await makePair();
      const stranger = await makeAccount({ userType: "press" });
      const sent = await sendPitchTo(brand, press);
      const pair = await makePair();
      const active = await makeCollaboration(pair.brand, pair.press);
      const { pitch: unsent } = await execute(brand.actor, createPitch, {
        ...completePitchBody(),
        recipientId: press.profileId,
        send: false,
      });
      const refusals = [];
      for (const id of [sent.id, active.id, unsent.id, RANDOM_ID, "nonsense", "' or 1=1 --"]) {
        const refusal = await refusalOf(execute(stranger.actor, op, { id, ...input }));
        const { code, message, fields, details } = refusal;
        refusals.push({ code, message, fields, details });
      }
      expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
      expect(refusals[0]?.code).toBe("not_found");
      const toRecipient = execute(press.actor, op, { id: unsent.id, ...input });
      expect(await outcomeOf(toRecipient)).toBe("not_found");
      const signedOut = execute(anonymous(), op, { id: sent.id, ...input });
      expect(await outcomeOf(signedOut)).toBe("unauthenticated");
    },
  );
});
