import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { anonymous, makeAccount } from "@/tests/factories/accounts";
import { makePair } from "@/tests/factories/pitches";
import { makeStory } from "@/tests/factories/stories";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { stateStory } from "./commands";
import { listCoverage } from "./queries";
import { readStatedTime } from "./rules";

const { sql } = testDatabase();

describe("coverage", () => {
  it("lists the stories of both parties, the latest first, page by page", async () => {
    const { brand, press } = await makePair();
    const stories: string[] = [];
    for (const title of ["First", "Second", "Third"]) stories.unshift(await makeStory(brand, press, title));
    for (const party of [brand, press]) {
      const first = await execute(party.actor, listCoverage, { limit: 2 });
      expect(first.pagination).toMatchObject({ total: 3, hasMore: true });
      const cursor = first.pagination.nextCursor ?? undefined;
      const rest = await execute(party.actor, listCoverage, { limit: 2, cursor });
      expect([...first.coverage, ...rest.coverage].map(({ id }) => id)).toEqual(stories);
    }
    const [latest] = (await execute(brand.actor, listCoverage, {})).coverage;
    expect(latest).toMatchObject({ title: "Third", readers: null, counterpart: { id: press.profileId } });
    const stranger = await makeAccount({ userType: "press" });
    expect((await execute(stranger.actor, listCoverage, {})).coverage).toEqual([]);
    await expect(execute(anonymous(), listCoverage, {})).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("takes what a party states, and takes it back", async () => {
    const { brand, press } = await makePair();
    const id = await makeStory(brand, press);
    const stated = await execute(press.actor, stateStory, { id, readers: 18_400, readSeconds: 95 });
    expect(stated.story).toMatchObject({ readers: 18_400, interactions: null, readSeconds: 95 });
    await moveClock(sql(), "1 hour");
    expect((await execute(press.actor, stateStory, { id })).story.own).toEqual(stated.story.own);
    await moveClock(sql(), "0");
    const { story } = await execute(press.actor, stateStory, { id, readers: null, readSeconds: null });
    expect(story).toMatchObject({ readers: null, readSeconds: null, own: null });
  });

  it("keeps what each party states beside the other's, and shows one's own first", async () => {
    const { brand, press } = await makePair();
    const id = await makeStory(brand, press);
    await execute(press.actor, stateStory, { id, readers: 18_400, readSeconds: 95 });
    const before = (await execute(brand.actor, listCoverage, {})).coverage[0];
    expect(before).toMatchObject({ readers: 18_400, own: null, partner: { readers: 18_400 } });
    await execute(brand.actor, stateStory, { id, readers: 20_000, readSeconds: null });
    const theirs = {
      readers: 18_400,
      interactions: null,
      readSeconds: 95,
      statedAt: before?.partner?.statedAt,
    };
    const ours = { readers: 20_000, interactions: null, readSeconds: null, statedAt: expect.any(String) };
    const [seen] = (await execute(brand.actor, listCoverage, {})).coverage;
    expect(seen).toMatchObject({ readers: 20_000, readSeconds: 95, own: ours, partner: theirs });
    const [seenThere] = (await execute(press.actor, listCoverage, {})).coverage;
    expect(seenThere).toMatchObject({ readers: 18_400, readSeconds: 95, own: theirs, partner: ours });
  });

  it("names the form of a read time that cannot be read", async () => {
    const { brand, press } = await makePair();
    const id = await makeStory(brand, press);
    const stated = execute(brand.actor, stateStory, { id, readSeconds: readStatedTime("1:75") });
    await expect(stated).rejects.toMatchObject({
      fields: { readSeconds: ["Average read time: please enter minutes and seconds, such as 1:35"] },
    });
  });

  it("is stated by its parties alone", async () => {
    const { brand, press } = await makePair();
    const id = await makeStory(brand, press);
    const stranger = await makeAccount({ userType: "press" });
    const input = { id, readers: 1 };
    await expect(execute(stranger.actor, stateStory, input)).rejects.toMatchObject({ code: "not_found" });
    await expect(execute(anonymous(), stateStory, input)).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it.each([-1, 1.5, 2_000_000_001, Number.NaN, "many"])(
    "refuses %s readers at their field",
    async (readers) => {
      const { brand, press } = await makePair();
      const id = await makeStory(brand, press);
      await expect(execute(brand.actor, stateStory, { id, readers } as never)).rejects.toMatchObject({
        code: "invalid_input",
        fields: { readers: [expect.any(String)] },
      });
    },
  );
});
