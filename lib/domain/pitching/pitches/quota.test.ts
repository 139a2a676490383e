import type { ChildProcess } from "node:child_process";
import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { FREE_PITCHES } from "@/lib/domain/accounts/plans/rules";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { completePitchBody, sendPitchTo } from "@/tests/factories/pitches";
import { forkCompiled } from "@/tests/setup/compiled-process";
import { testDatabase } from "@/tests/setup/database";
import { createPitch } from "./commands/create-pitch";
import { deletePitch } from "./commands/edit-pitch";
import { sendPitch } from "./commands/send-pitch";

const { sql } = testDatabase({ BETA: "false" });

/** The next message of a process; rejects when it ends before. */
const heard = (child: ChildProcess) =>
  new Promise<unknown>((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", (code) => reject(new Error(`The process ended with ${code}.`)));
  });

const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => makeAccount({ userType: "press" })));
async function sendTimes(from: TestAccount, count: number) {
  const tos = await people(count);
  const sent = [];
  for (const to of tos) sent.push(await sendPitchTo(from, to));
  return sent;
}
const sendOne = async (from: TestAccount) =>
  outcomeOf(sendPitchTo(from, await makeAccount({ userType: "press" })));

describe("free pitches of a brand on the basic plan, outside beta", () => {
  it("are five in total; then sending is refused, unsent ones can still be stored", async () => {
    const brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
    const sent = await sendTimes(brand, FREE_PITCHES);
    await execute(brand.actor, deletePitch, { id: sent[0]!.id });
    const to = await makeAccount({ userType: "press" });
    const refusal = await refusalOf(sendPitchTo(brand, to));
    expect(refusal).toMatchObject({ status: 402, code: "quota_exceeded" });
    const { pitch } = await execute(brand.actor, createPitch, completePitchBody());
    const send = execute(brand.actor, sendPitch, { id: pitch.id, recipientId: to.profileId });
    expect(await outcomeOf(send)).toBe("quota_exceeded");
  });

  it.each([
    ["of one company", "Hollow Pine"],
    ["of a brand without company", undefined],
  ])("%s: of 20 parallel sends for the last one, one goes out", async (_, company) => {
    const brand = await makeAccount({ userType: "brand", company });
    await sendTimes(brand, FREE_PITCHES - 1);
    const outcomes = await tally((await people(20)).map((to) => sendPitchTo(brand, to)));
    expect(outcomes).toEqual({ ok: 1, quota_exceeded: 19 });
  });

  it("of 20 parallel sends for the last one from two processes over one database, one is sent", async () => {
    const brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
    await sendTimes(brand, FREE_PITCHES - 1);
    const tos = (await people(20)).map(({ profileId }) => profileId);
    const processes = await Promise.all(
      [tos.slice(0, 10), tos.slice(10)].map((some) =>
        forkCompiled("sending-process", [brand.accessToken, ...some]),
      ),
    );
    try {
      await Promise.all(processes.map(heard));
      const outcomesOf = processes.map(heard);
      for (const process of processes) process.send("go");
      const outcomes = (await Promise.all(outcomesOf)).flat();
      expect(outcomes.filter((outcome) => outcome === "ok")).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === "quota_exceeded")).toHaveLength(19);
    } finally {
      for (const process of processes) process.kill();
    }
    const [sent] =
      await sql()`select count(*)::int from pitches where sender_profile_id = ${brand.profileId}`;
    expect(sent?.count).toBe(FREE_PITCHES);
  });

  it("are shared by a company's profiles, also when two of them race for the last", async () => {
    const brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
    const second = await makeAccount({ userType: "brand" });
    await sql()`update profiles set company_id = ${brand.actor.companyId} where id = ${second.profileId}`;
    await sendTimes(brand, 3);
    await sendTimes(second, 1);
    const outcomes = await tally(
      (await people(20)).map((to, index) => sendPitchTo(index % 2 ? brand : second, to)),
    );
    expect(outcomes).toEqual({ ok: 1, quota_exceeded: 19 });
  });

  it("are not renewed by founding a company later", async () => {
    const brand = await makeAccount({ userType: "brand" });
    await sendTimes(brand, FREE_PITCHES);
    const companyId = "01890000-0000-7000-8000-0000000000c0";
    await sql()`insert into companies (id, name) values (${companyId}, 'Founded Later')`;
    await sql()`insert into memberships (company_id, user_id, role) values (${companyId}, ${brand.userId}, 'admin')`;
    await sql()`update profiles set company_id = ${companyId} where id = ${brand.profileId}`;
    expect(await sendOne(brand)).toBe("quota_exceeded");
  });

  it("do not bind other types, nor a company whose Admin has premium", async () => {
    for (const userType of ["source", "paid_media"] as const) {
      const other = await makeAccount({ userType });
      const brands = await Promise.all(
        Array.from({ length: FREE_PITCHES + 1 }, () => makeAccount({ userType: "brand" })),
      );
      expect(await tally(brands.map((to) => sendPitchTo(other, to)))).toEqual({ ok: FREE_PITCHES + 1 });
    }
    const brand = await makeAccount({ userType: "brand", company: "Paying Ltd" });
    await sendTimes(brand, FREE_PITCHES);
    await sql()`update users set subscription_level = 'premium' where id = ${brand.userId}`;
    expect(await sendOne(brand)).toBe("ok");
  });
});
