import { beforeEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { getPaidMedia } from "@/lib/domain/discovery/profile-pages/queries";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { makeCollaboration } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import { completePitch, ratePitch } from "./commands/complete-pitch";
import { showFeedback } from "./commands/show-feedback";
import { getPitch } from "./queries/pitches";

const { sql } = testDatabase();
let brand: TestAccount;
let creator: TestAccount;
let id: string;

beforeEach(async () => {
  brand = await makeAccount({ userType: "brand" });
  creator = await makeAccount({ userType: "paid_media" });
  ({ id } = await makeCollaboration(brand, creator));
});

const complete = async (fields: object = {}) => {
  const completion = { rating: "up", outcome: false, feedback: "Two days early.", feedbackPublic: true };
  await execute(brand.actor, completePitch, { id, ...completion, ...fields } as never);
  await execute(creator.actor, ratePitch, { id, rating: "up", outcome: false, feedback: "Paid on the day." });
  await sql()`delete from cache_tags`;
};
const show = (feedbackPublic: unknown, { actor } = brand) =>
  execute(actor, showFeedback, { id, feedbackPublic } as never);
const testimonials = async () =>
  (await execute(anonymous(), getPaidMedia, { id: creator.slug })).testimonials.map(({ text }) => text);
const staleTags = async () => (await sql()`select tag from cache_tags`).map(({ tag }) => tag);

describe("letting one's note be shown", () => {
  it("is revoked and given again, and invalidates the page each time", async () => {
    await complete();
    expect(await testimonials()).toEqual(["Two days early."]);
    const { pitch } = await show(false);
    expect(pitch.ownRating).toMatchObject({
      ...{ rating: "up", feedback: "Two days early.", feedbackPublic: false },
    });
    expect(await testimonials()).toEqual([]);
    expect(await staleTags()).toContain(`profile:${creator.profileId}`);
    await sql()`delete from cache_tags`;
    await show(true);
    expect(await testimonials()).toEqual(["Two days early."]);
    expect(await staleTags()).toContain(`profile:${creator.profileId}`);
    await sql()`delete from cache_tags`;
    await show(true);
    expect(await staleTags()).toEqual([]);
  });

  it("can be given later by a rater who did not at first", async () => {
    await complete({ feedbackPublic: false });
    expect(await testimonials()).toEqual([]);
    await show(true);
    expect(await testimonials()).toEqual(["Two days early."]);
  });

  it("is each rater's own: the rated one cannot give it, and others get 404", async () => {
    await complete({ feedbackPublic: false });
    await show(true, creator);
    expect(await testimonials()).toEqual([]);
    expect((await execute(brand.actor, getPitch, { id })).pitch.ownRating?.feedbackPublic).toBe(false);
    const stranger = await makeAccount({ userType: "brand" });
    expect(await outcomeOf(show(true, stranger))).toBe("not_found");
  });

  it("needs a rating, a note, and a yes or no", async () => {
    expect(await outcomeOf(show(true))).toBe("conflict");
    await complete({ feedback: "", feedbackPublic: false });
    expect((await refusalOf(show(true))).fields?.feedbackPublic).toBeDefined();
    expect((await refusalOf(show("perhaps"))).fields?.feedbackPublic).toBeDefined();
    expect((await refusalOf(show(undefined))).fields?.feedbackPublic).toBeDefined();
    expect(await outcomeOf(show(false))).toBe("ok");
  });

  it("ends as one of two parallel calls, with the page as the rating has it", async () => {
    await complete();
    expect(await tally(Array.from({ length: 20 }, (_, n) => show(n % 2 === 0)))).toEqual({ ok: 20 });
    const { ownRating } = (await execute(brand.actor, getPitch, { id })).pitch;
    expect(await testimonials()).toHaveLength(ownRating?.feedbackPublic ? 1 : 0);
  });
});
