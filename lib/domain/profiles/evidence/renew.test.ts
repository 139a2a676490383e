import { beforeEach, describe, expect, it } from "vitest";
import { execute, transact } from "@/lib/core/execute";
import { confirmNewEmail, stopEmailChange } from "@/lib/domain/accounts/accounts/commands/change-email";
import { issueEmailToken } from "@/lib/domain/accounts/accounts/email-tokens";
import { updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { anonymous, makeAccount, type TestAccount, unique } from "@/tests/factories/accounts";
import {
  acceptOutlet,
  authorPage,
  newsOf,
  profilePage,
  readMarks,
  submit,
  testSites,
} from "@/tests/factories/evidence";
import { outcomeOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { checkEvidenceJob, settleEvidenceCheck } from "./commands/check-submission";
import { decideAppeal } from "./commands/decide-appeal";
import { appealEvidence, removeSubmission } from "./commands/submissions";
import { listAppeals } from "./queries";
import { recordReview } from "./store";

const database = testDatabase();
/** The test accounts have addresses at the first domain and none at the second. */
const OUTLET = "northwind-post.com";
const OTHER = "harbour-review.org";
const { pages, at } = testSites([OUTLET, OTHER]);

beforeEach(async () => {
  for (const host of [OUTLET, OTHER]) await acceptOutlet(at(host, "authors/somebody"));
});

const rename = (account: TestAccount, name: string) => execute(account.actor, updateProfile, { name });
const statesOf = async (account: TestAccount) =>
  (await readMarks(account)).submissions.map(({ status }) => status).toReversed();
const published = new Date(Date.now() - 86_400_000).toISOString();
const piece = (name: string) =>
  `<meta name="author" content="${name}"><meta property="article:published_time" content="${published}">`;

/** Performs an account's pending checks as the worker does, the oldest submission first or last. */
async function checkWaiting(account: TestAccount, order: "asc" | "desc" = "asc") {
  for (;;) {
    const [waiting] = await database.sql()`
      delete from graphile_worker._private_jobs where id = (
        select j.id from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'evidence.check'
        join evidence_submissions s on s.id::text = j.payload->>'id'
        where s.profile_id = ${account.profileId}
        order by (case when ${order} = 'asc' then 1 else -1 end) * extract(epoch from s.created_at) limit 1)
      returning payload->>'id' as id`;
    if (!waiting) return;
    await performJob(checkEvidenceJob, { id: waiting.id });
  }
}

/** Makes a journalist whose author page at another outlet was accepted. */
async function makeNamed(name = unique("Robin Vale")) {
  const press = await makeAccount({ name });
  pages["/authors/robin"] = authorPage(name, profilePage(press));
  const { id } = await submit(press, { kind: "author_page", url: at(OTHER, "authors/robin") });
  await checkWaiting(press);
  expect(await readMarks(press)).toMatchObject({ verified: true, pressePass: { points: 30 } });
  return { press, name, id };
}

const changeAddress = async ({ userId }: TestAccount, email: string) => {
  const token = await database.transact((tx) => issueEmailToken(tx, userId, "change", undefined, email));
  await execute(anonymous(), confirmNewEmail, { token });
};

describe("a change of name", () => {
  it("takes the marks at once, until the page names the new one", async () => {
    const { press } = await makeNamed();
    const shown = () => database.sql()`select verified, presse_pass_level as tier from profiles
      where id = ${press.profileId}`;
    expect(await shown()).toMatchObject([{ verified: true, tier: "bronze" }]);
    pages["/authors/robin"] = authorPage("Robin Married", profilePage(press));
    await rename(press, "Robin Married");
    expect(await shown()).toMatchObject([{ verified: false, tier: null }]);
    expect((await readMarks(press)).evidence).toMatchObject([{ holds: false }]);
    await checkWaiting(press);
    expect(await shown()).toMatchObject([{ verified: true, tier: "bronze" }]);
    expect(await readMarks(press)).toMatchObject({
      ...{ evidence: [{ holds: true }], submissions: [{ status: "ACCEPTED" }] },
    });
    expect(await newsOf(press)).toEqual(["accepted", "renewing", "renewed"]);
  });

  it("to somebody else's leaves nothing", async () => {
    const { press } = await makeNamed();
    await rename(press, "Somebody Famous");
    await checkWaiting(press);
    expect(await readMarks(press)).toMatchObject({
      ...{ verified: false, evidence: [{ holds: false }] },
      submissions: [{ status: "REFUSED", finding: expect.stringMatching(/^This page has no link/) }],
    });
    expect(await newsOf(press)).toEqual(["accepted", "renewing", "renewed"]);
  });

  it("back to the one before gives them back", async () => {
    const { press, name } = await makeNamed();
    await rename(press, "Somebody Famous");
    await checkWaiting(press);
    expect(await statesOf(press)).toEqual(["REFUSED"]);
    await rename(press, name);
    expect(await readMarks(press)).toMatchObject({ verified: true, submissions: [{ status: "ACCEPTED" }] });
  });

  it("that is no other name changes nothing", async () => {
    const { press, name } = await makeNamed();
    await rename(press, name.toUpperCase().replace("I", "Í"));
    expect(await readMarks(press)).toMatchObject({ verified: true, submissions: [{ status: "ACCEPTED" }] });
    expect(await newsOf(press)).toEqual(["accepted"]);
  });

  it("while a page is read leaves nothing accepted for the new one", async () => {
    const name = unique("Robin Vale");
    const press = await makeAccount({ name });
    const { id } = await submit(press, { kind: "author_page", url: at(OTHER, "none") });
    await database.sql()`update evidence_submissions set state = 'checking' where id = ${id}`;
    await rename(press, "Somebody Famous");
    const page = { url: at(OTHER, "none"), linksBack: true, namesAuthor: true, publishedAt: null };
    await execute(makeJobActor("tests.check"), settleEvidenceCheck, { id, name, page });
    expect(await readMarks(press)).toMatchObject({ verified: false, submissions: [{ status: "CHECKING" }] });
    await checkWaiting(press);
    expect(await statesOf(press)).toEqual(["REFUSED"]);
  });

  it("ends an appeal that was about the old one", async () => {
    const [press, reviewer] = [await makeAccount(), await makeAccount({ staff: true })];
    const { id } = await submit(press, { kind: "author_page", url: at(OTHER, "none") });
    await execute(press.actor, appealEvidence, { id, reason: "The page cannot carry a link." });
    await rename(press, "Somebody Famous");
    const decision = { id, decision: "approve", reason: "On the masthead." };
    expect(await outcomeOf(execute(reviewer.actor, decideAppeal, decision))).toBe("conflict");
    await checkWaiting(press);
    const { appeals } = await execute(reviewer.actor, listAppeals, { limit: 100 });
    expect(appeals.map((one) => one.id)).not.toContain(id);
    await execute(press.actor, appealEvidence, { id, reason: "Under my new name." });
    await execute(reviewer.actor, decideAppeal, decision);
    expect((await readMarks(press)).verified).toBe(true);
  });

  it("meets a decision twenty times: what is approved is approved for the old one", async () => {
    const name = unique("Robin Vale");
    const [press, reviewer] = [await makeAccount({ name }), await makeAccount({ staff: true })];
    const { id } = await submit(press, { kind: "author_page", url: at(OTHER, "none") });
    for (let round = 0; round < 20; round++) {
      await rename(press, name);
      await database.sql()`delete from evidence where profile_id = ${press.profileId}`;
      await database.sql()`update evidence_submissions set state = 'appealed', appealed_at = app_now()
        where id = ${id}`;
      await Promise.allSettled([
        execute(reviewer.actor, decideAppeal, { id, decision: "approve", reason: "On the masthead." }),
        rename(press, "Somebody Famous"),
      ]);
      expect(await readMarks(press)).toMatchObject({
        verified: false,
        submissions: [{ status: "CHECKING" }],
      });
    }
  });

  it("takes what staff recorded too, and what staff approved can be appealed again", async () => {
    const [press, reviewer] = [await makeAccount(), await makeAccount({ staff: true })];
    await transact((tx, effects) =>
      recordReview(tx, effects, press.profileId, {
        ...{ kind: "byline", outlet: "An outlet", url: at(OTHER, "rain"), reviewedBy: "Ada Brandt" },
        occurredAt: new Date(published),
      }),
    );
    const { id } = await submit(press, { kind: "author_page", url: at(OTHER, "none") });
    await execute(press.actor, appealEvidence, { id, reason: "The page cannot carry a link." });
    await execute(reviewer.actor, decideAppeal, { id, decision: "approve", reason: "On the masthead." });
    expect((await readMarks(press)).pressePass?.points).toBe(34);
    await rename(press, "Somebody Famous");
    await checkWaiting(press);
    const { pressePass, submissions, evidence } = await readMarks(press);
    expect([pressePass?.points, evidence.map(({ holds }) => holds)]).toEqual([0, [false, false]]);
    expect(submissions).toMatchObject([{ status: "REFUSED", reviewReason: "", appealedAt: null }]);
    expect(await outcomeOf(execute(press.actor, appealEvidence, { id, reason: "My new name." }))).toBe("ok");
  });

  it("leaves a brand's mark, which is its website's", async () => {
    const brand = await makeAccount({ userType: "brand", company: unique("Northwind") });
    await execute(brand.actor, updateProfile, { website: `https://${OUTLET}` });
    await execute(brand.actor, updateProfile, { company: unique("Southwind") });
    expect((await readMarks(brand)).verified).toBe(true);
    expect(await newsOf(brand)).toEqual([]);
  });
});

describe("a byline beside an author page", () => {
  it.each(["asc", "desc"] as const)(
    "is accepted again with it, whichever is read first (%s)",
    async (order) => {
      const { press, name } = await makeNamed();
      pages["/rain"] = piece(name);
      await submit(press, { kind: "byline", url: at(OTHER, "rain"), publishedOn: "2026-10-02" });
      expect((await readMarks(press)).pressePass?.points).toBe(34);
      pages["/rain"] = piece("Robin Married");
      pages["/authors/robin"] = authorPage("Robin Married", profilePage(press));
      await rename(press, "Robin Married");
      expect((await readMarks(press)).pressePass?.points).toBe(0);
      await checkWaiting(press, order);
      expect((await readMarks(press)).pressePass?.points).toBe(34);
      expect((await newsOf(press)).at(-1)).toBe("renewed");
    },
  );

  it("holds no longer than the page", async () => {
    const { press, name, id } = await makeNamed();
    pages["/rain"] = piece(name);
    await submit(press, { kind: "byline", url: at(OTHER, "rain"), publishedOn: "2026-10-02" });
    expect((await readMarks(press)).pressePass?.points).toBe(34);
    await execute(press.actor, removeSubmission, { id });
    expect(await readMarks(press)).toMatchObject({ verified: false, pressePass: { points: 0 } });
    await checkWaiting(press);
    expect((await readMarks(press)).submissions).toMatchObject([
      { status: "REFUSED", finding: expect.stringMatching(/^Nothing shows yet/) },
    ]);
  });
});

describe("a change of address", () => {
  it("takes what the old one proved, with the bylines beside it", async () => {
    const name = unique("Robin Vale");
    const press = await makeAccount({ name });
    pages["/rain"] = piece(name);
    await submit(press, { kind: "outlet_email", url: at(OUTLET) });
    await submit(press, { kind: "byline", url: at(OUTLET, "rain"), publishedOn: "2026-10-02" });
    expect(await readMarks(press)).toMatchObject({ verified: true, pressePass: { points: 44 } });

    await changeAddress(press, `${press.slug}@delta-review.org`);
    expect(await readMarks(press)).toMatchObject({ verified: false, pressePass: { points: 0 } });
    await checkWaiting(press);
    expect((await readMarks(press)).submissions.map(({ finding }) => finding).toReversed()).toEqual([
      "Your e-mail address is not at this outlet's domain.",
      expect.stringMatching(/^Nothing shows yet that you write for this outlet/),
    ]);
    expect(await newsOf(press)).toEqual(["accepted", "accepted", "renewing", "renewed"]);

    const stop = await database.transact((tx) =>
      issueEmailToken(tx, press.userId, "stop", undefined, press.email),
    );
    await execute(anonymous(), stopEmailChange, { token: stop });
    expect(await readMarks(press)).toMatchObject({ verified: true, pressePass: { points: 44 } });
    expect(await statesOf(press)).toEqual(["ACCEPTED", "ACCEPTED"]);
  });

  it("to another at the same domain changes nothing", async () => {
    const press = await makeAccount();
    await submit(press, { kind: "outlet_email", url: at(OUTLET) });
    await changeAddress(press, `${press.slug}@desk.${OUTLET}`);
    expect(await readMarks(press)).toMatchObject({ verified: true, submissions: [{ status: "ACCEPTED" }] });
    expect(await newsOf(press)).toEqual(["accepted"]);
  });

  it("leaves the author page of the same name", async () => {
    const { press } = await makeNamed();
    await changeAddress(press, `${press.slug}@delta-review.org`);
    expect((await readMarks(press)).verified).toBe(true);
  });

  it("takes a brand's mark where its website was proven by it, and notifies", async () => {
    const brand = await makeAccount({ userType: "brand" });
    await execute(brand.actor, updateProfile, { website: `https://${OUTLET}` });
    expect((await readMarks(brand)).verified).toBe(true);
    await changeAddress(brand, `${brand.slug}@delta-review.org`);
    expect((await readMarks(brand)).verified).toBe(false);
    expect(await newsOf(brand)).toEqual(["renewing"]);
    await execute(brand.actor, updateProfile, { website: "https://delta-review.org" });
    await execute(brand.actor, updateProfile, { website: `https://${OUTLET}` });
    expect(await newsOf(brand)).toEqual(["renewing", "renewing"]);
  });
});
