import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import type { Operation } from "@/lib/core/operation";
import { dashboardSummary } from "@/lib/domain/insights/dashboard/queries";
import { matchingCounts } from "@/lib/domain/matching/matches/queries/counts";
import { createNewsroom } from "@/lib/domain/profiles/companies/commands/newsrooms";
import { actorOf, anonymous, makeAccount, type TestAccount, unique } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { completeDraft, makeDraft } from "@/tests/factories/pitch-drafts";
import { testDatabase } from "@/tests/setup/database";
import { createDraft, deleteDraft, duplicateDraft, updateDraft } from "./commands";
import { getDraft, listDrafts } from "./queries";
import { isComplete } from "./rules";
import { draftFields, draftLabels, draftLimits } from "./schema";

const database = testDatabase();

const RANDOM_ID = "01890000-0000-7000-8000-000000000000";
let writer: TestAccount;
let stranger: TestAccount;

beforeAll(async () => {
  writer = await makeAccount({ userType: "brand" });
  stranger = await makeAccount({ userType: "press" });
});

describe("the profile acted for", () => {
  it("lists and counts the drafts that were written as it, and makes its first complete one active", async () => {
    const owner = await makeAccount({ userType: "brand", company: unique("Hollow Pine") });
    const { newsroom } = await execute(owner.actor, createNewsroom, { name: "Pine Larder", kind: "brand" });
    const asNewsroom = await actorOf(owner.accessToken, newsroom.id);
    const countsAs = async (actor: TestAccount["actor"]) => {
      const { drafts, counts, pagination } = await execute(actor, listDrafts, {});
      const { counts: dashboard, statCards } = await execute(actor, dashboardSummary, {});
      const campaigns = statCards.find(({ name }) => name === "campaignsLaunched")?.value;
      const { counts: tabs } = await execute(actor, matchingCounts, {});
      expect([pagination.total, tabs.pitches, campaigns]).toEqual([
        drafts.length,
        drafts.length,
        counts.active,
      ]);
      return [drafts.length, counts.active, dashboard.activeDrafts];
    };
    const first = await makeDraft(owner);
    expect(await countsAs(owner.actor)).toEqual([1, 1, 1]);
    expect(await countsAs(asNewsroom)).toEqual([0, 0, 0]);
    const { draft } = await execute(asNewsroom, createDraft, completeDraft());
    expect([first.isActive, draft.isActive]).toEqual([true, true]);
    expect(await countsAs(owner.actor)).toEqual([1, 1, 1]);
    expect(await countsAs(asNewsroom)).toEqual([1, 1, 1]);
    // An open editor still reads and saves what its writer wrote as another newsroom.
    expect((await execute(owner.actor, getDraft, { id: draft.id })).draft.id).toBe(draft.id);
  });
});

describe("saving", () => {
  it("stores any part within the limits and marks it incomplete", async () => {
    const { draft } = await execute(writer.actor, createDraft, { title: "  Half a thought " });
    expect(draft).toMatchObject({ title: "Half a thought", who: "", complete: false, isActive: false });
  });

  it("makes the first complete draft active, and only the first", async () => {
    const account = await makeAccount({ userType: "source" });
    const first = await makeDraft(account);
    const second = await makeDraft(account);
    expect([first.isActive, second.isActive]).toEqual([true, false]);
  });

  it("makes a draft active once an edit completes it as the first", async () => {
    const account = await makeAccount({ userType: "source" });
    const { why, ...partial } = completeDraft();
    const { draft } = await execute(account.actor, createDraft, partial);
    const { draft: saved } = await execute(account.actor, updateDraft, { id: draft.id, why });
    expect(saved).toMatchObject({ complete: true, isActive: true, title: partial.title });
  });

  it("refuses to use an incomplete draft and names what is missing", async () => {
    const { draft } = await execute(writer.actor, createDraft, { title: "Only a title" });
    const refusal = await refusalOf(execute(writer.actor, updateDraft, { id: draft.id, isActive: true }));
    expect(refusal.status).toBe(400);
    expect(refusal.fields?.isActive?.[0]).toContain("Who, What, Where, When and Why are missing");
  });

  it("takes a draft out of matching when it loses a field", async () => {
    const draft = await makeDraft(await makeAccount({ userType: "brand" }));
    expect(draft.isActive).toBe(true);
    const owner = await makeAccount({ userType: "brand" });
    const own = await makeDraft(owner);
    const { draft: cut } = await execute(owner.actor, updateDraft, { id: own.id, when: " " });
    expect(cut).toMatchObject({ complete: false, isActive: false });
  });

  it.each(draftFields)(
    "keeps a draft out of matching while %s holds a placeholder, and says which",
    async (field) => {
      const account = await makeAccount({ userType: "brand" });
      const text = "Night train with [Name] and [post]";
      const made = await makeDraft(account, { [field]: text });
      expect(made).toMatchObject({ [field]: text, complete: false, isActive: false });
      const refusal = await refusalOf(execute(account.actor, updateDraft, { id: made.id, isActive: true }));
      expect(refusal.fields?.isActive?.[0]).toContain(
        `[Name] in ${draftLabels[field]} and [post] in ${draftLabels[field]} are not filled in`,
      );
      const filled = { id: made.id, [field]: "Night train with Ingrid Moe" };
      const { draft } = await execute(account.actor, updateDraft, filled);
      expect(draft).toMatchObject({ complete: true, isActive: true });
      const { draft: unfilled } = await execute(account.actor, updateDraft, { id: made.id, [field]: text });
      expect(unfilled).toMatchObject({ complete: false, isActive: false });
    },
  );

  it("takes those of before the rule out of matching, by the same rule", async () => {
    const account = await makeAccount({ userType: "brand" });
    const texts = [
      "By night with [Name]",
      "A quote [sic], a note [1] and a gap […]",
      "See [the map](https://a.se)",
    ];
    const ids: string[] = [];
    for (const why of texts) {
      const { id } = await makeDraft(account);
      await database.sql()`update pitch_drafts set why = ${why}, is_active = true where id = ${id}`;
      ids.push(id);
    }
    await database.sql().unsafe(readFileSync("db/migrations/0013_unfilled_drafts.sql", "utf8"));
    const rows =
      await database.sql()`select is_active from pitch_drafts where id in ${database.sql()(ids)} order by id`;
    expect(rows.map((row) => row.is_active)).toEqual(
      texts.map((why) => isComplete({ ...completeDraft(), why })),
    );
    expect(rows.map((row) => row.is_active)).toEqual([false, true, true]);
  });

  it("leaves a draft that is complete a draft where the writer says so", async () => {
    const account = await makeAccount({ userType: "source" });
    const { draft } = await execute(account.actor, createDraft, { ...completeDraft(), isActive: false });
    expect(draft).toMatchObject({ complete: true, isActive: false });
  });

  it.each(draftFields)(
    "refuses %s when it is too long, of another type, or holds control characters",
    async (field) => {
      const tooLong = await refusalOf(
        execute(writer.actor, createDraft, { [field]: "x".repeat(draftLimits[field] + 1) }),
      );
      expect(tooLong.fields?.[field]?.[0]).toContain(`${draftLimits[field]} characters or fewer`);
      const wrongType = await refusalOf(execute(writer.actor, createDraft, { [field]: 7 } as never));
      expect(wrongType.fields?.[field]?.[0]).toContain("must be text");
      const nul = await refusalOf(execute(writer.actor, createDraft, { [field]: "a\u0000b" }));
      expect(nul.fields).toHaveProperty(field);
    },
  );

  it("stores markup as it was typed and never takes ids or owners from the request", async () => {
    const hostile = { title: "<script>alert(1)</script>", id: RANDOM_ID, userId: stranger.userId };
    const { draft } = await execute(writer.actor, createDraft, hostile);
    expect(draft.title).toBe("<script>alert(1)</script>");
    expect(draft.id).not.toBe(RANDOM_ID);
    expect(draft).not.toHaveProperty("userId");
  });

  it("stores perks once each", async () => {
    const { draft } = await execute(writer.actor, createDraft, {
      perks: ["Interview", "interview", " Tea "],
    });
    expect(draft.perks).toHaveLength(2);
  });
});

describe("copying and deleting", () => {
  it("copies with the ending, inactive, with counts at nought", async () => {
    const original = await makeDraft(writer, { title: "x".repeat(100) });
    const { draft } = await execute(writer.actor, duplicateDraft, { id: original.id });
    expect(draft.title).toHaveLength(100);
    expect(draft.title.endsWith(" (Copy)")).toBe(true);
    expect(draft).toMatchObject({ isActive: false, matchCount: 0, sentCount: 0, why: original.why });
  });

  it("is gone after deletion, and deleting again is 404", async () => {
    const draft = await makeDraft(writer);
    await execute(writer.actor, deleteDraft, { id: draft.id });
    expect(await outcomeOf(execute(writer.actor, getDraft, { id: draft.id }))).toBe("not_found");
    expect(await outcomeOf(execute(writer.actor, deleteDraft, { id: draft.id }))).toBe("not_found");
  });
});

describe("listing", () => {
  it("pages by cursor through all of them, newest first, without gaps or doubles", async () => {
    const account = await makeAccount({ userType: "brand" });
    const made: string[] = [];
    for (let n = 0; n < 7; n++) made.push((await makeDraft(account)).id);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await execute(account.actor, listDrafts, { limit: 3, cursor });
      seen.push(...answer.drafts.map((draft) => draft.id));
      expect(answer.counts).toEqual({ total: 7, active: 1 });
      cursor = answer.pagination.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(made.toReversed());
  });

  it("refuses a forged cursor and a limit outside 1..100", async () => {
    expect(await outcomeOf(execute(writer.actor, listDrafts, { cursor: "nonsense" }))).toBe("invalid_input");
    expect(await outcomeOf(execute(writer.actor, listDrafts, { limit: 0 }))).toBe("invalid_input");
    expect(await outcomeOf(execute(writer.actor, listDrafts, { limit: 101 }))).toBe("invalid_input");
  });
});

describe("a draft is its writer's alone", () => {
  const verbs: Record<string, Operation<{ id: string }, unknown>> = {
    getDraft,
    updateDraft,
    duplicateDraft,
    deleteDraft,
  };

  it.each(Object.entries(verbs))(
    "%s answers a stranger like a random id, and nobody like nobody",
    async (_name, verb) => {
      const draft = await makeDraft(writer);
      expect(await outcomeOf(execute(stranger.actor, verb, { id: draft.id }))).toBe("not_found");
      expect(await outcomeOf(execute(stranger.actor, verb, { id: RANDOM_ID }))).toBe("not_found");
      expect(await outcomeOf(execute(stranger.actor, verb, { id: "not-an-id" }))).toBe("not_found");
      expect(await outcomeOf(execute(anonymous(), verb, { id: draft.id }))).toBe("unauthenticated");
    },
  );
});
