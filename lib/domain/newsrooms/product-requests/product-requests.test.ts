import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import type { Operation } from "@/lib/core/operation";
import { deleteAsset } from "@/lib/domain/newsrooms/assets/commands/edit-asset";
import { listNotifications } from "@/lib/domain/profiles/notifications/queries";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makePhoto, makeProduct } from "@/tests/factories/assets";
import { makeMatch } from "@/tests/factories/matches";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { makeCollaboration } from "@/tests/factories/pitches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { findDueLoansJob, markLoanDueJob } from "./commands/mark-loans-due";
import * as commands from "./commands/requests";
import { checkProductRequest, getProductRequest, listProductRequests } from "./queries";

const database = testDatabase();
const { createProductRequest: create, respondToProductRequest: respond } = commands;
let brand: TestAccount;
let press: TestAccount;
let stranger: TestAccount;

beforeAll(async () => {
  ({ brand, press } = await makeMatch());
  stranger = await makeAccount({ userType: "press" });
});

async function makeRequest(message = "For our winter test") {
  const { id: assetId } = await makeProduct(brand);
  return (await execute(press.actor, create, { assetId, message })).productRequest;
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const grant = (id: string, loan: "LOAN" | "GIFT" = "LOAN") =>
  execute(brand.actor, respond, {
    id,
    response: "granted",
    loan,
    dueAt: loan === "LOAN" ? inDays(10) : null,
  });
const notificationsOf = async (account: TestAccount, id: string) =>
  (await execute(account.actor, listNotifications, { limit: 50 })).notifications.filter(
    (notification) => notification.subjectId === id,
  );

describe("asking", () => {
  it("needs a match or an accepted pitch, and answers with the exact text", async () => {
    const { id: assetId } = await makeProduct(brand);
    const refusal = await refusalOf(execute(stranger.actor, create, { assetId }));
    const [profile] = await database.sql()`select name from profiles where id = ${brand.profileId}`;
    expect(refusal.status).toBe(403);
    expect(refusal.message).toBe(
      `Please match with ${profile?.name} first to request products. Visit the Matching Platform to connect with this brand.`,
    );
    const writer = await makeAccount({ userType: "press" });
    await makeCollaboration(writer, brand);
    expect(await outcomeOf(execute(writer.actor, create, { assetId }))).toBe("ok");
  });

  it("says what is in the way before anything is written, as the request itself would", async () => {
    const { id: assetId } = await makeProduct(brand);
    const check = async ({ actor }: TestAccount) =>
      (await execute(actor, checkProductRequest, { assetId })).problem;
    const refusal = await refusalOf(execute(stranger.actor, create, { assetId }));
    expect(await check(stranger)).toEqual({ code: "forbidden", message: refusal.message });
    expect(await check(brand)).toMatchObject({ message: "This is your own product." });
    expect(await check(press)).toBeNull();
    await execute(press.actor, create, { assetId });
    expect(await check(press)).toMatchObject({ code: "conflict" });
  });

  it("stores one open request per product and requester, of twenty at once", async () => {
    const { id: assetId } = await makeProduct(brand);
    const asked = Array.from({ length: 20 }, () => execute(press.actor, create, { assetId }));
    expect(await tally(asked)).toEqual({ ok: 1, conflict: 19 });
    const refusal = await refusalOf(execute(press.actor, create, { assetId }));
    const id = refusal.details?.requestId ?? "";
    await execute(brand.actor, respond, { id, response: "declined" });
    expect(await outcomeOf(execute(press.actor, create, { assetId }))).toBe("ok");
  });

  it("notifies the brand, with a link to the answer", async () => {
    const { id } = await makeRequest();
    const [notified] = await notificationsOf(brand, id);
    expect(notified).toMatchObject({
      kind: "PRODUCT_REQUESTED",
      text: "Wool blanket",
      url: "/assets?tab=requests",
    });
  });

  it("is for products one may see, of others", async () => {
    const photo = await makePhoto(brand);
    const own = await makeProduct(brand);
    expect(await outcomeOf(execute(press.actor, create, { assetId: photo.id }))).toBe("not_found");
    expect(await outcomeOf(execute(brand.actor, create, { assetId: own.id }))).toBe("invalid_input");
    await database.sql()`update assets set state = 'failed' where id = ${own.id}`;
    expect(await outcomeOf(execute(press.actor, create, { assetId: own.id }))).toBe("not_found");
  });
});

describe("a loan", () => {
  it("is granted until a day, sent, falls due by the clock, and comes back; both sides are notified", async () => {
    const { id } = await makeRequest();
    const granted = await grant(id);
    expect(granted.productRequest).toMatchObject({
      status: "GRANTED",
      loan: "LOAN",
      side: "owner",
      acts: ["send"],
    });
    await execute(brand.actor, commands.markProductSent, { id });
    const due = () => performJob(markLoanDueJob, { requestId: id });
    await due();
    const status = async () => (await execute(press.actor, getProductRequest, { id })).productRequest.status;
    expect(await status()).toBe("SENT");
    await moveClock(database.sql(), "11 days");
    await performJob(findDueLoansJob, {});
    const jobs =
      await database.sql()`select key from graphile_worker.jobs where key = ${`product-due:${id}`}`;
    expect(jobs).toHaveLength(1);
    await due();
    await due();
    expect(await status()).toBe("DUE");
    await moveClock(database.sql(), "0");
    await execute(brand.actor, commands.markProductReturned, { id });
    expect(await status()).toBe("RETURNED");
    const titles = (await notificationsOf(press, id)).map(({ title }) => title.replace(/^.*\d /, ""));
    expect(titles).toHaveLength(4);
    expect(titles.join("; ")).toMatch(
      /has the lent product back.*expects a product back.*sent you a product.*answered/,
    );
    expect(await notificationsOf(brand, id)).toHaveLength(2);
  });

  it("needs a day that lies ahead", async () => {
    const { id } = await makeRequest();
    for (const dueAt of [undefined, "2020-01-01", "soon", "0000-01-01", "9999-12-31T23:59:59-10:00"]) {
      const refusal = await refusalOf(execute(brand.actor, respond, { id, response: "granted", dueAt }));
      expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([400, ["dueAt"]]);
    }
  });
});

describe("a gift", () => {
  it("has no day, never falls due, does not come back, and either side confirms it", async () => {
    const { id } = await makeRequest();
    const { productRequest } = await grant(id, "GIFT");
    expect(productRequest).toMatchObject({ loan: "GIFT", dueAt: null });
    await execute(brand.actor, commands.markProductSent, { id });
    expect(await outcomeOf(execute(brand.actor, commands.markProductReturned, { id }))).toBe("forbidden");
    const confirmed = await execute(press.actor, commands.markProductKept, { id });
    expect(confirmed.productRequest).toMatchObject({ status: "KEPT", acts: [] });
  });
});

describe("answers", () => {
  it("are one, of twenty at once, and a second is 409", async () => {
    const { id } = await makeRequest();
    const answers = Array.from({ length: 20 }, (_, n) =>
      n % 2 ? grant(id, "GIFT") : execute(brand.actor, respond, { id, response: "declined" }),
    );
    expect(await tally(answers)).toEqual({ ok: 1, conflict: 19 });
    expect((await notificationsOf(press, id)).length).toBe(1);
  });

  it("are refused for a withdrawn request", async () => {
    const { id } = await makeRequest();
    await execute(press.actor, commands.withdrawProductRequest, { id });
    expect(await outcomeOf(grant(id))).toBe("conflict");
    expect(await outcomeOf(execute(press.actor, commands.withdrawProductRequest, { id }))).toBe("conflict");
  });

  it("are the brand's: the requester gets 403, everyone else 404", async () => {
    const { id } = await makeRequest();
    const input = { id, response: "declined" } as const;
    expect(await outcomeOf(execute(press.actor, respond, input))).toBe("forbidden");
    expect(await outcomeOf(execute(press.actor, commands.markProductSent, { id }))).toBe("forbidden");
    expect(await outcomeOf(execute(brand.actor, commands.withdrawProductRequest, { id }))).toBe("forbidden");
    const verbs = [
      ...[getProductRequest, respond, commands.markProductSent, commands.markProductReturned],
      ...[commands.markProductKept, commands.withdrawProductRequest],
    ] as Operation[];
    for (const verb of verbs) {
      expect(await outcomeOf(execute(stranger.actor, verb, input))).toBe("not_found");
      expect(await outcomeOf(execute(anonymous(), verb, input))).toBe("unauthenticated");
    }
  });
});

describe("lists", () => {
  it("show each side its own, newest first, paged, with what can be done", async () => {
    const pair = await makeMatch();
    const made: string[] = [];
    for (const title of ["a", "b", "c"]) {
      const { id: assetId } = await makeProduct(pair.brand, title);
      made.push((await execute(pair.press.actor, create, { assetId })).productRequest.id);
    }
    const first = await execute(pair.brand.actor, listProductRequests, { type: "received", limit: 2 });
    expect(first.counts).toEqual({ received: 3, sent: 0, waiting: 3 });
    const rest = await execute(pair.brand.actor, listProductRequests, {
      ...{ type: "received", limit: 2 },
      cursor: first.pagination.nextCursor ?? "",
    });
    expect([...first.productRequests, ...rest.productRequests].map(({ id }) => id)).toEqual(
      made.toReversed(),
    );
    expect(first.productRequests[0]).toMatchObject({ side: "owner", acts: ["grant", "decline"] });
    const sent = await execute(pair.press.actor, listProductRequests, {});
    expect(sent.productRequests.map(({ side }) => side)).toEqual(["requester", "requester", "requester"]);
    expect((await execute(stranger.actor, listProductRequests, {})).productRequests).toEqual([]);
  });

  it("keep a request whose product was deleted", async () => {
    const { id, assetId } = await makeRequest();
    await execute(brand.actor, deleteAsset, { id: assetId ?? "" });
    const { productRequest } = await execute(press.actor, getProductRequest, { id });
    expect(productRequest).toMatchObject({ assetId: null, productTitle: "Wool blanket", imageUrl: null });
  });
});
