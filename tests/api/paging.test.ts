import { beforeAll, describe, expect, it } from "vitest";
import { makeAccount, type TestAccount } from "../factories/accounts";
import { makeMessage } from "../factories/conversations";
import { decide } from "../factories/matches";
import { makeDraft } from "../factories/pitch-drafts";
import { sendPitchTo } from "../factories/pitches";
import { testDatabase } from "../setup/database";
import { callRoute } from "./call-route";

testDatabase();
const ROWS = 5;

let brand: TestAccount;
let conversationId: string;

beforeAll(async () => {
  brand = await makeAccount({ userType: "brand" });
  const presses = await Promise.all(
    Array.from({ length: ROWS * 2 }, (_, n) => makeAccount({ userType: "press", name: `Robin ${n}` })),
  );
  for (const press of presses.slice(0, ROWS)) {
    await makeDraft(brand);
    await decide(press, brand, "like");
    await decide(brand, press, "like");
    await sendPitchTo(press, brand);
    ({ conversationId } = await makeConversation(press));
  }
});

/** Makes a match of the journalist, with a message in its conversation. */
async function makeConversation(press: TestAccount) {
  const token = press.accessToken;
  const { json } = await callRoute("/messages/conversations", "GET", { token });
  const [{ id }] = json.data.conversations;
  for (const content of ["One hello", "Two hello", "Three hello", "Four hello", "Five hello"])
    await makeMessage(press, id, content);
  return { conversationId: id as string };
}

const lists: [string, string, number, (() => Record<string, string>)?][] = [
  ["/pitch-drafts", "drafts", ROWS],
  ["/pitches", "pitches", ROWS],
  ["/pitches", "pitches", ROWS, () => ({ type: "received" })],
  ["/matches", "matches", ROWS],
  ["/matches/history", "history", ROWS],
  ["/matches/suggestions", "suggestions", ROWS],
  ["/notifications", "notifications", ROWS * 3],
  ["/messages/conversations", "conversations", ROWS],
  ["/messages/{id}/messages", "messages", ROWS],
  ["/messages/search", "messages", ROWS * ROWS, () => ({ q: "hello" })],
];

describe.each(lists)("GET %s (%s, %d rows)", (path, name, total, more = () => ({})) => {
  const read = async (query: Record<string, string | number>) => {
    const address = path.replace("{id}", conversationId);
    const { status, json } = await callRoute(address, "GET", {
      token: brand.accessToken,
      query: { ...more(), ...query },
    });
    expect([status, json.message]).toEqual([200, undefined]);
    return { rows: json.data[name] as object[], pagination: json.pagination };
  };
  const keyOf = (row: object) => {
    const { id, profile } = row as { id?: string; profile?: { id: string } };
    return id ?? profile?.id;
  };

  it("comes whole on one page, and says so", async () => {
    const { rows, pagination } = await read({ limit: 100 });
    expect(rows).toHaveLength(total);
    expect(new Set(rows.map(keyOf)).size).toBe(total);
    expect(pagination).toEqual({
      page: 1,
      limit: 100,
      total,
      totalPages: 1,
      hasMore: false,
      nextCursor: null,
    });
  });

  it("comes in the same order by page and by cursor, each row once", async () => {
    const whole = (await read({ limit: 100 })).rows.map(keyOf);
    const limit = 2;
    const totalPages = Math.ceil(total / limit);
    const byPage: unknown[] = [];
    for (let page = 1; page <= totalPages; page++) {
      const { rows, pagination } = await read({ limit, page });
      byPage.push(...rows.map(keyOf));
      expect(pagination).toMatchObject({ page, limit, total, totalPages, hasMore: page < totalPages });
    }
    const byCursor: unknown[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { rows, pagination } = await read(cursor ? { limit, cursor } : { limit });
      byCursor.push(...rows.map(keyOf));
      if (cursor) expect(pagination).toMatchObject({ page: null, total: null, totalPages: null, limit });
      cursor = pagination.nextCursor;
    }
    expect(byPage).toEqual(whole);
    expect(byCursor).toEqual(whole);
  });

  it("is empty past its end, and still says how many there are", async () => {
    const { rows, pagination } = await read({ page: 500 });
    expect(rows).toEqual([]);
    expect(pagination).toMatchObject({ page: 500, total, hasMore: false, nextCursor: null });
  });
});

describe("without a limit", () => {
  it.each([
    ["/pitches", 20],
    ["/notifications", 20],
    ["/matches/suggestions", 10],
    ["/messages/{id}/messages", 50],
  ])("%s holds %d", async (path, limit) => {
    const address = path.replace("{id}", conversationId);
    const { json } = await callRoute(address, "GET", { token: brand.accessToken });
    expect(json.pagination.limit).toBe(limit);
  });
});
