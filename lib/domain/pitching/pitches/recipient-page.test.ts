import { describe, expect, it } from "vitest";
import type { UserType } from "@/db/enums";
import { execute, transact } from "@/lib/core/execute";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { anonymous, makeAccount } from "@/tests/factories/accounts";
import { outcomeOf } from "@/tests/factories/outcome";
import { makeCollaboration, makePair, sendPitchTo } from "@/tests/factories/pitches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { respondToPitch } from "./commands/answer-pitch";
import { deletePitch } from "./commands/edit-pitch";
import { getPitchPage } from "./queries/pitches";
import { expirePitch } from "./store";

const { sql } = testDatabase();

const read = (id: string, actor = anonymous()) => execute(actor, getPitchPage, { id });
const types: UserType[] = ["press", "brand", "source", "paid_media"];

describe("the page to pitch to a profile", () => {
  it.each(types)("of a listed %s is there for everybody, by slug, by id and by user", async (userType) => {
    const account = await makeAccount({ userType });
    for (const id of [account.slug, account.profileId, account.userId]) {
      const { profile } = await read(id);
      expect(profile).toMatchObject({ id: account.profileId, slug: account.slug });
    }
  });

  it("of an unlisted profile is not found by anybody else; the unknown and the malformed are neither", async () => {
    const { brand, press } = await makePair();
    await sql()`update profiles set visible = false, listed = false where id = ${press.profileId}`;
    for (const id of [press.slug, press.profileId]) {
      expect(await outcomeOf(read(id))).toBe("not_found");
      expect(await outcomeOf(read(id, brand.actor))).toBe("not_found");
      expect(await outcomeOf(read(id, press.actor))).toBe("ok");
    }
    for (const id of ["nobody-at-all", "01890000-0000-7000-8000-000000000000", "Not A Slug", "' or 1=1 --"]) {
      expect(await outcomeOf(read(id))).toBe("not_found");
    }
  });

  it("says how many pitches were answered once three are over, and leaves waiting and withdrawn ones out", async () => {
    const press = await makeAccount({ userType: "press" });
    const receive = async () => sendPitchTo(await makeAccount({ userType: "brand" }), press);
    const answers = async () => (await read(press.slug)).answers;

    await makeCollaboration(await makeAccount({ userType: "brand" }), press);
    const declined = await receive();
    await execute(press.actor, respondToPitch, { id: declined.id, response: "declined", reason: "other" });
    const taker = await makeAccount({ userType: "brand" });
    await execute(taker.actor, deletePitch, { id: (await sendPitchTo(taker, press)).id });
    expect(await answers()).toBeNull();

    const { id } = await receive();
    await moveClock(sql(), "15 days");
    try {
      const stale = await transact(async (tx, effects) => {
        await expirePitch(tx, effects, id);
        return effects.staleTags;
      });
      // The act makes the recipient's cached page stale.
      expect(stale).toContain(profileTag(press.profileId));
      await receive();
      expect(await answers()).toEqual({ answered: 2, of: 3 });
    } finally {
      await moveClock(sql(), "0");
    }
  });
});
