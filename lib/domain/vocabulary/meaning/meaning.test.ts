import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { setPreferences } from "@/lib/domain/accounts/accounts/commands/preferences";
import { listSuggestions } from "@/lib/domain/matching/matches/queries/suggestions";
import { deleteDraft, updateDraft } from "@/lib/domain/pitching/pitch-drafts/commands";
import { updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makeDraft } from "@/tests/factories/pitch-drafts";
import { testDatabase } from "@/tests/setup/database";
import {
  findUnreadPitchesJob,
  findUnreadProfilesJob,
  pitchMeaningJob,
  profileMeaningJob,
  writeProfileMeaning,
} from "./commands";

const { sql } = testDatabase();

const sheep = {
  title: "New saliva test spots sheep scab two weeks early",
  who: "Veterinary university and 60 hill farms",
  what: "A swab finds mites in sheep before the wool falls out",
  why: "Farmers lose a tenth of a flock where scab is found late.",
};
const FARMING = { expertise: ["Agriculture"], about: "Livestock, animal disease, hill farms.", beats: {} };
const CAMPUS = { expertise: ["Universities"], about: "Student life, tuition fees, campus news.", beats: {} };

const meaningOf = async (table: "profile" | "pitch", id: string) => {
  const [row] =
    table === "profile"
      ? await sql()`select * from profile_meanings where profile_id = ${id}`
      : await sql()`select * from pitch_meanings where draft_id = ${id}`;
  return row;
};
const waiting = async (id: string) => {
  const rows = await sql()`select task_identifier from graphile_worker.jobs where key = ${`meaning:${id}`}`;
  return rows.map((row) => row.task_identifier);
};
const read = (account: TestAccount) => performJob(profileMeaningJob, { profileId: account.profileId });

async function makeReporter(fields: object) {
  const account = await makeAccount({ userType: "press" });
  await execute(account.actor, updateProfile, fields);
  return account;
}

let brand: TestAccount;
beforeAll(async () => {
  brand = await makeAccount({ userType: "brand" });
});

describe("what a text means", () => {
  it("is asked for with the save, computed by the job, and decides what a name alone would", async () => {
    await sql()`update profiles set listed = false where kind in ('press', 'paid_media')`;
    const [farming, campus] = [await makeReporter(FARMING), await makeReporter(CAMPUS)];
    const draft = await makeDraft(brand, sheep);
    expect(draft.isActive).toBe(true);
    expect(await waiting(farming.profileId)).toEqual(["meaning.ofProfile"]);
    expect(await waiting(draft.id)).toEqual(["meaning.ofPitch"]);

    const scores = async () => {
      const { suggestions } = await execute(brand.actor, listSuggestions, {});
      return Object.fromEntries(
        suggestions.map(({ profile, factors }) => [profile.id, factors.topicAlignment]),
      );
    };
    // Without meanings "farms" and "farmers" count together, and "university" alone does not.
    const before = await scores();
    expect(before[farming.profileId]?.reason).toBe("Covers agriculture, as your pitch does");
    const apart = "Covers universities; your pitch is about agriculture";
    expect(before[campus.profileId]).toMatchObject({ value: 0, reason: apart });

    await read(farming);
    await read(campus);
    await performJob(pitchMeaningJob, { draftId: draft.id });
    const after = await scores();
    expect(after[farming.profileId]?.reason).toBe("Covers agriculture, as your pitch does");
    expect(after[campus.profileId]?.value).toBeLessThan(0.32);
    expect(after[campus.profileId]?.reason).not.toMatch(/as your pitch|close to/);
    expect(after[farming.profileId]?.value).toBeGreaterThan(after[campus.profileId]?.value ?? 1);
    const row = await meaningOf("pitch", draft.id);
    expect(row?.vector).toHaveLength(170);
    expect(row?.topic_weights["education.higher"]).toBe(0);
    expect(row?.topic_weights.agriculture).toBeGreaterThan(0);
  });

  it("is forgotten with the text, and goes with its subject", async () => {
    const reporter = await makeReporter(FARMING);
    await read(reporter);
    expect(await meaningOf("profile", reporter.profileId)).toBeDefined();
    await execute(reporter.actor, updateProfile, { about: "Courts and crime." });
    expect(await meaningOf("profile", reporter.profileId)).toBeUndefined();

    const sender = await makeAccount({ userType: "source" });
    const draft = await makeDraft(sender, sheep);
    await performJob(pitchMeaningJob, { draftId: draft.id });
    await execute(sender.actor, updateDraft, { id: draft.id, where: "Bergen, Norway" });
    expect(await meaningOf("pitch", draft.id)).toBeDefined();
    await execute(sender.actor, updateDraft, { id: draft.id, isActive: false });
    expect(await meaningOf("pitch", draft.id)).toBeUndefined();
    await execute(sender.actor, updateDraft, { id: draft.id, isActive: true });
    await performJob(pitchMeaningJob, { draftId: draft.id });
    await execute(sender.actor, deleteDraft, { id: draft.id });
    expect(await meaningOf("pitch", draft.id)).toBeUndefined();
  });

  it("is not stored when the text changed while it was read", async () => {
    const reporter = await makeReporter(FARMING);
    const { stored } = await execute(makeJobActor("meaning.ofProfile"), writeProfileMeaning, {
      profileId: reporter.profileId,
      source: { text: "What stood there before", topics: [], sure: [], chosen: [], written: true },
      meaning: { vector: "0".repeat(170), topicWeights: {} },
    });
    expect(stored).toBe(false);
    expect(await meaningOf("profile", reporter.profileId)).toBeUndefined();
  });

  it("is the topics' labels where a text is not English, and nothing where it names none", async () => {
    const german = { about: "Ich schreibe über die Bauern im Tal und ihre Tiere.", beats: {} };
    const labelled = await makeReporter({ ...german, expertise: ["Agriculture"] });
    const unlabelled = await makeReporter({ ...german, expertise: [] });
    await read(labelled);
    await read(unlabelled);
    expect((await meaningOf("profile", labelled.profileId))?.topic_weights).toEqual({ agriculture: 1 });
    expect((await meaningOf("profile", unlabelled.profileId))?.vector).toBeNull();
  });

  it("is found missing by the sweeps, once", async () => {
    const reporter = await makeReporter(FARMING);
    const draft = await makeDraft(await makeAccount({ userType: "source" }), sheep);
    await sql()`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`;
    const sweep = async () => {
      await performJob(findUnreadProfilesJob, {});
      await performJob(findUnreadPitchesJob, {});
      return [await waiting(reporter.profileId), await waiting(draft.id)];
    };
    expect(await sweep()).toEqual([["meaning.ofProfile"], ["meaning.ofPitch"]]);
    await read(reporter);
    await performJob(pitchMeaningJob, { draftId: draft.id });
    await sql()`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`;
    expect(await sweep()).toEqual([[], []]);
  });

  it("is neither asked for, computed nor kept where AI is switched off", async () => {
    const reporter = await makeReporter(FARMING);
    await read(reporter);
    const draft = await makeDraft(reporter, sheep);
    await performJob(pitchMeaningJob, { draftId: draft.id });
    await execute(reporter.actor, setPreferences, { ai: false });
    expect(await meaningOf("profile", reporter.profileId)).toBeUndefined();
    expect(await meaningOf("pitch", draft.id)).toBeUndefined();

    await sql()`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`;
    const off = { ...reporter.actor, aiEnabled: false };
    await execute(off, updateProfile, { about: "Hill farms." });
    await execute(off, updateDraft, { id: draft.id, title: "Another test" });
    await performJob(findUnreadProfilesJob, {});
    await performJob(findUnreadPitchesJob, {});
    expect([...(await waiting(reporter.profileId)), ...(await waiting(draft.id))]).toEqual([]);
    await read(reporter);
    await performJob(pitchMeaningJob, { draftId: draft.id });
    expect(await meaningOf("profile", reporter.profileId)).toBeUndefined();
    expect(await meaningOf("pitch", draft.id)).toBeUndefined();
  });
});
