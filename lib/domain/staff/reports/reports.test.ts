import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { eraseAccount } from "@/lib/domain/accounts/accounts/commands/delete-account";
import { login } from "@/lib/domain/accounts/accounts/commands/sign-in";
import { me, readReviewedAccount } from "@/lib/domain/accounts/accounts/queries";
import { act } from "@/lib/domain/matching/matches/commands/act";
import { editMessage } from "@/lib/domain/messaging/messages/commands/edit";
import { deleteMessage } from "@/lib/domain/messaging/messages/commands/manage";
import { sendMessage } from "@/lib/domain/messaging/messages/commands/send";
import { createRelease, updateRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { getRelease } from "@/lib/domain/newsrooms/releases/queries/own";
import { createPitch } from "@/lib/domain/pitching/pitches/commands/create-pitch";
import { updateCompany } from "@/lib/domain/profiles/companies/commands/company";
import { leaveCompany } from "@/lib/domain/profiles/companies/commands/members";
import { createNewsroom } from "@/lib/domain/profiles/companies/commands/newsrooms";
import { followPress } from "@/lib/domain/profiles/follows/commands";
import { listNotifications } from "@/lib/domain/profiles/notifications/queries";
import { updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import {
  actorOf,
  anonymous,
  makeAccount,
  makeMember,
  PASSWORD,
  type TestAccount,
  unique,
} from "@/tests/factories/accounts";
import { makeMatch, makeMessage } from "@/tests/factories/conversations";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { completePitchBody, makePair, sendPitchTo } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import {
  answerQuestion,
  askAccount,
  createAppeal,
  createReport,
  decideReport,
  releaseReport,
  takeReport,
} from "./commands";
import {
  getReportTarget,
  listCases,
  listReports,
  openCase,
  readAppeal,
  readQuestion,
  readQuestionMail,
} from "./queries";
import { reportLimits } from "./rules";

const { sql } = testDatabase();
let staff: TestAccount;
let second: TestAccount;
let brand: TestAccount;
let press: TestAccount;

beforeAll(async () => {
  staff = await makeAccount({ staff: true, name: "Mila Horvat" });
  second = await makeAccount({ staff: true });
});
beforeEach(async () => {
  ({ brand, press } = await makePair());
});

const report = async (by: TestAccount, subject: string, id: string, fields: object = {}) =>
  (await execute(by.actor, createReport, { subject, id, reason: "spam", ...fields })).report;
const decide = (by: TestAccount, id: string, decision: string, statement = "Seen by two of us.") =>
  execute(by.actor, decideReport, { id, decision, statement });
const opened = async (id: string) => (await execute(staff.actor, openCase, { id })).report;
const noticesOf = async (who: TestAccount) =>
  (await execute(who.actor, listNotifications, {})).notifications.map(({ title, text }) => [title, text]);
const again = (who: TestAccount) => actorOf(who.accessToken);

describe("a company's further newsroom", () => {
  it("is answered for by its manager and the Admins: a hold is theirs, and each reads it", async () => {
    const admin = await makeAccount({ userType: "brand", company: unique("Hollow Pine") });
    const [manager, editor] = [await makeMember(admin, "manager"), await makeMember(admin, "editor")];
    const { newsroom } = await execute(admin.actor, createNewsroom, {
      ...{ name: unique("Pine Larder"), kind: "brand", managerId: manager.userId },
    });
    await sql()`update profiles set listed = true where id = ${newsroom.id}`;
    const { id } = await report(press, "profile", newsroom.id);
    expect((await opened(id)).account?.id).toBe(manager.userId);
    await decide(staff, id, "hold");
    const held = await sql()`select id from users where held_at is not null
      and id in (${admin.userId}, ${manager.userId}, ${editor.userId})`;
    expect(held.map((row) => row.id).toSorted()).toEqual([admin.userId, manager.userId].toSorted());
    for (const { userId } of [admin, manager]) {
      const [notice] =
        await sql()`select data from notifications where user_id = ${userId} and kind = 'account_reviewed'`;
      expect(notice?.data).toMatchObject({ text: "Seen by two of us." });
    }
    const again = await report(await makeAccount(), "profile", newsroom.id);
    expect(await outcomeOf(decide(staff, again.id, "hold"))).toBe("conflict");
  });
});

describe("what is reported", () => {
  it("has what a message said before its edits", async () => {
    const { conversationId } = await makeMatch(brand, press);
    const { id } = await makeMessage(brand, conversationId, "A threat");
    await execute(brand.actor, editMessage, { id, content: "A greeting", version: 1 });
    const { id: reportId } = await report(press, "message", id);
    const { lines } = await opened(reportId);
    expect(lines.map(({ text }) => text)).toEqual(["A greeting\n\nBefore an edit: A threat"]);
  });

  it("is stored with a message before it and one after it, and stays readable once it is deleted", async () => {
    const { conversationId } = await makeMatch(brand, press);
    const texts = ["first", "before", "the reported one", "after", "last"];
    const messages = [];
    for (const text of texts) messages.push(await makeMessage(brand, conversationId, text));
    const { id } = messages[2]!;
    const { id: reportId } = await report(press, "message", id, {
      reason: "harassment",
      text: "See for yourself",
    });
    await execute(brand.actor, deleteMessage, { id });
    const found = await opened(reportId);
    expect(found.lines.map(({ text }) => text)).toEqual(texts.slice(1, 4));
    expect(found).toMatchObject({
      subject: "MESSAGE",
      subjectId: id,
      text: "See for yourself",
      state: "OPEN",
    });
    expect(found.profile.id).toBe(brand.profileId);
    expect(found.account?.id).toBe(brand.userId);
  });

  it("is of somebody else, and seen by who reports it", async () => {
    const { conversationId } = await makeMatch(brand, press);
    const { id } = await makeMessage(brand, conversationId);
    const pitch = await sendPitchTo(brand, press);
    const stranger = await makeAccount({ userType: "source" });
    expect(await outcomeOf(report(stranger, "message", id))).toBe("not_found");
    expect(await outcomeOf(report(brand, "message", id))).toBe("not_found");
    expect(await outcomeOf(report(stranger, "pitch", pitch.id))).toBe("not_found");
    expect(await outcomeOf(report(press, "profile", press.profileId))).toBe("not_found");
    expect((await report(press, "pitch", pitch.id)).profile.id).toBe(brand.profileId);
    expect((await report(press, "profile", brand.userId)).subjectId).toBe(brand.profileId);
  });

  it("has one open report of each reporter, however often it is sent, and another once that is decided", async () => {
    const twenty = Array.from({ length: 20 }, () => report(press, "profile", brand.profileId));
    expect(await tally(twenty)).toEqual({ ok: 1, conflict: 19 });
    const target = { subject: "profile", id: brand.profileId };
    expect((await execute(press.actor, getReportTarget, target)).target.reported).toBe(true);
    const other = await makeAccount();
    await report(other, "profile", brand.profileId);
    const [mine] = (await execute(press.actor, listReports, {})).reports;
    await decide(staff, mine!.id, "no_breach");
    expect(await outcomeOf(report(press, "profile", brand.profileId))).toBe("ok");
  });

  it(`is refused after ${reportLimits.perDay} a day, and again possible a day later`, async () => {
    await sql()`insert into reports (id, reporter_id, reporter_profile_id, subject_kind, subject_id, profile_id, reason,
        text, snapshot)
      select gen_random_uuid(), ${press.userId}, ${press.profileId}, 'message', gen_random_uuid(), ${brand.profileId},
        'spam', '', '{"title": "", "lines": []}' from generate_series(1, ${reportLimits.perDay})`;
    expect(await outcomeOf(report(press, "profile", brand.profileId))).toBe("rate_limited");
    await sql()`update reports set created_at = created_at - interval '25 hours' where reporter_id = ${press.userId}`;
    expect(await outcomeOf(report(press, "profile", brand.profileId))).toBe("ok");
    await sql()`delete from reports where reporter_id = ${press.userId}`;
  });
});

describe("a decision", () => {
  it("of twenty at once settles one report once, with one notice for each side", async () => {
    const { id } = await report(press, "profile", brand.profileId);
    const decisions = Array.from({ length: 20 }, (_, n) => decide(staff, id, n % 2 ? "no_breach" : "hold"));
    expect(await tally(decisions)).toEqual({ ok: 1, conflict: 19 });
    const kinds = await sql()`select kind from notifications where subject_id = ${id} order by kind`;
    expect(kinds.map(({ kind }) => kind)).toEqual(["report_decided", "account_reviewed"]);
  });

  it("to hold lets the account read and send nothing, and both sides read why", async () => {
    const { conversationId } = await makeMatch(brand, press);
    const { id } = await report(press, "profile", brand.profileId);
    await decide(staff, id, "hold", "Please write to one desk at a time.");
    const held = await again(brand);
    const pitch = execute(held, createPitch, { ...completePitchBody(), recipientId: press.profileId });
    expect((await refusalOf(pitch)).message).toContain("on hold");
    expect(await outcomeOf(execute(held, sendMessage, { conversationId, content: "Hello" }))).toBe(
      "forbidden",
    );
    const other = await makeAccount({ userType: "press" });
    const acts = [
      execute(held, act, { id: other.profileId, action: "like" }),
      execute(held, followPress, { id: other.profileId }),
    ];
    expect(await Promise.all(acts.map((one) => outcomeOf(one)))).toEqual(["forbidden", "forbidden"]);
    expect(await outcomeOf(execute(held, act, { id: other.profileId, action: "pass" }))).toBe("ok");
    expect(await noticesOf(press)).toContainEqual([
      "Your report was decided",
      "The account is on hold and can send nothing. Please write to one desk at a time.",
    ]);
    expect(await noticesOf(brand)).toContainEqual([
      "Your account is on hold and can send nothing",
      "Please write to one desk at a time.",
    ]);
    const [mine] = (await execute(press.actor, listReports, {})).reports;
    expect(mine).toMatchObject({ state: "HELD", statement: "Please write to one desk at a time." });
  });

  it("to hold stops what was to go out by the clock, and corrections of what is out", async () => {
    const write = (fields: object) =>
      execute(brand.actor, createRelease, {
        ...{ title: unique("Night trains"), body: "<p>They run.</p>" },
        ...fields,
      } as never);
    const out = await write({ status: "PUBLISHED" });
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const planned = await write({ status: "SCHEDULED", publishAt: inAnHour });
    const embargoed = await write({ status: "PUBLISHED", embargoUntil: inAnHour });
    const { id } = await report(press, "profile", brand.profileId);
    await decide(staff, id, "hold");
    const held = await again(brand);
    for (const { release } of [planned, embargoed])
      expect((await execute(held, getRelease, { id: release.id })).release).toMatchObject({
        status: "DRAFT",
      });
    expect((await execute(held, getRelease, { id: out.release.id })).release.status).toBe("PUBLISHED");
    const titles = (await noticesOf(brand)).map(([title]) => title);
    for (const { release } of [planned, embargoed])
      expect(titles).toContain(`“${release.title}” is a draft again`);
    const correction = { id: out.release.id, body: "<p>They stop.</p>", note: "A fact" };
    expect((await refusalOf(execute(held, updateRelease, correction))).message).toContain("on hold");
    await sql()`update users set held_at = null where id = ${brand.userId}`;
  });

  it("to hold leaves the company and every name as they are", async () => {
    const admin = await makeAccount({ userType: "brand", company: unique("Stillhus") });
    const { id } = await report(press, "profile", admin.profileId);
    await decide(staff, id, "hold");
    const held = await again(admin);
    const acts = [
      execute(held, updateProfile, { name: unique("Other name") }),
      execute(held, updateCompany, { name: unique("Other company") }),
      execute(held, createNewsroom, { name: unique("Second desk"), kind: "brand", managerId: null } as never),
      execute(held, leaveCompany, {}),
    ];
    expect(await Promise.all(acts.map((one) => outcomeOf(one)))).toEqual(Array(4).fill("forbidden"));
    expect(await outcomeOf(execute(held, updateProfile, { about: "What the hold is about is gone." }))).toBe(
      "ok",
    );
    expect(await outcomeOf(execute(held, updateCompany, { description: "Mended." }))).toBe("ok");
  });

  it("to close an account takes a second member of staff, and says nothing before", async () => {
    const { id } = await report(press, "profile", brand.profileId);
    expect((await decide(staff, id, "close")).report).toMatchObject({
      state: "CLOSING",
      proposedBy: "Mila Horvat",
    });
    const [mine] = (await execute(press.actor, listReports, {})).reports;
    expect(mine).toMatchObject({ state: "OPEN", statement: null });
    expect(await outcomeOf(decide(staff, id, "close"))).toBe("conflict");
    expect((await decide(second, id, "close")).report.state).toBe("CLOSED");
    await expect(again(brand)).rejects.toThrow("nobody's");
    const [row] = await sql()`select listed from profiles where id = ${brand.profileId}`;
    expect(row?.listed).toBe(false);
  });

  it("to close is carried out for good after 30 days, and not before", async () => {
    const { id } = await report(press, "profile", brand.profileId);
    await decide(staff, id, "close");
    await decide(second, id, "close");
    const erase = () => execute(makeJobActor("tests.erase"), eraseAccount, { userId: brand.userId });
    await sql()`update users set deleted_at = deleted_at - interval '29 days' where id = ${brand.userId}`;
    expect(await erase()).toEqual({ erased: false });
    await sql()`update users set deleted_at = deleted_at - interval '2 days' where id = ${brand.userId}`;
    expect(await erase()).toEqual({ erased: true });
  });

  it("is not made by a side of the report, nor by a colleague while somebody has taken it", async () => {
    const { id } = await report(staff, "profile", brand.profileId);
    expect(await outcomeOf(decide(staff, id, "no_breach"))).toBe("forbidden");
    const { id: other } = await report(press, "profile", brand.profileId);
    await execute(staff.actor, takeReport, { id: other });
    expect((await refusalOf(decide(second, other, "no_breach"))).message).toBe(
      "Mila Horvat has this report.",
    );
    expect(await outcomeOf(execute(second.actor, takeReport, { id: other }))).toBe("conflict");
    await execute(second.actor, releaseReport, { id: other });
    expect(await outcomeOf(decide(second, other, "no_breach"))).toBe("ok");
  });
});

it("lists what waits to staff alone, the oldest first, and records each opening with who opened it", async () => {
  const { id } = await report(press, "profile", brand.profileId);
  expect(await outcomeOf(execute(press.actor, listCases, {}))).toBe("not_found");
  expect(await outcomeOf(execute(press.actor, openCase, { id }))).toBe("not_found");
  const { reports } = await execute(staff.actor, listCases, { limit: 100 });
  expect(reports.at(-1)?.id).toBe(id);
  expect(reports.map((one) => one.id)).toEqual(reports.map((one) => one.id).toSorted());
  await opened(id);
  const entries =
    await sql()`select user_id from audit_entries where operation = 'reports.openCase' and subject_id = ${id}`;
  expect(entries).toEqual([{ user_id: staff.userId }]);
});

describe("an appeal", () => {
  /** The token of the decision about the brand's account. */
  const tokenOf = async () => {
    const facts = await execute(makeJobActor("accounts.reviewedMail"), readReviewedAccount, {
      userId: brand.userId,
    });
    return facts?.appealToken ?? "";
  };
  const appeal = (token: string) =>
    execute(anonymous(), createAppeal, { token, text: "It was a colleague." });
  const waiting = async () =>
    (await execute(staff.actor, listCases, { limit: 100 })).reports.find(
      ({ subject, subjectId }) => subject === "APPEAL" && subjectId === brand.userId,
    );
  const hold = async () => {
    const { id } = await report(press, "profile", brand.profileId);
    await decide(staff, id, "hold", "Please write to one desk at a time.");
  };

  it("answers a decision once, though twenty come together, and stands among the reports", async () => {
    await hold();
    const token = await tokenOf();
    expect((await execute(await again(brand), me, {})).user.hold?.appealToken).toBe(token);
    expect((await execute(anonymous(), readAppeal, { token })).appeal).toEqual({
      ...{ state: "HELD", reason: "Please write to one desk at a time.", answered: false },
    });
    const twenty = Array.from({ length: 20 }, () => appeal(token));
    expect(await tally(twenty)).toEqual({ ok: 1, conflict: 19 });
    expect((await execute(anonymous(), readAppeal, { token })).appeal?.answered).toBe(true);
    const found = await opened((await waiting())?.id ?? "");
    expect(found).toMatchObject({
      subject: "APPEAL",
      text: "It was a colleague.",
      breaches: 1,
      reportsOfProfile: 1,
    });
    expect((await execute(await again(brand), listReports, {})).reports).toEqual([]);
  });

  it("takes a hold back, after which its token answers nothing", async () => {
    await hold();
    const token = await tokenOf();
    await appeal(token);
    const { id } = (await waiting())!;
    expect(await outcomeOf(decide(staff, id, "hold"))).toBe("invalid_input");
    expect((await decide(second, id, "no_breach", "We saw it was not you.")).report.state).toBe("NO_BREACH");
    expect((await execute(await again(brand), me, {})).user.hold).toBeNull();
    expect((await execute(anonymous(), readAppeal, { token })).appeal).toBeNull();
    expect(await noticesOf(brand)).toContainEqual([
      "Our decision about your account was taken back",
      "We saw it was not you.",
    ]);
  });

  it("lets a hold stand with another sentence, and is not answered again", async () => {
    await hold();
    const token = await tokenOf();
    await appeal(token);
    const { id } = (await waiting())!;
    const own = decide(staff, id, "uphold", "I still think so.");
    expect((await refusalOf(own)).message).toContain("Another member of staff looks at it");
    await decide(second, id, "uphold", "Three desks got the same.");
    expect((await execute(await again(brand), me, {})).user.hold?.reason).toBe("Three desks got the same.");
    expect(await outcomeOf(appeal(token))).toBe("conflict");
    expect(await waiting()).toBeUndefined();
  });

  it("restores an account that was closed, under its name", async () => {
    const { id } = await report(press, "profile", brand.profileId);
    await decide(staff, id, "close");
    await decide(second, id, "close");
    const signIn = (password: string) =>
      refusalOf(execute(anonymous(), login, { email: brand.email, password }));
    expect((await signIn(PASSWORD)).message).toContain("The mail about it says why");
    expect((await signIn("Not-the-one-42")).message).toBe("Invalid email or password");
    await appeal(await tokenOf());
    const found = (await waiting())!;
    const [named] = await sql()`select name from users where id = ${brand.userId}`;
    expect(found.profile.name).toBe(named?.name);
    await decide(staff, found.id, "no_breach", "Welcome back.");
    const [user] = await sql()`select deleted_at, closed_at from users where id = ${brand.userId}`;
    expect(user).toEqual({ deleted_at: null, closed_at: null });
  });

  it("is nobody's by another token, and no way to report or to decide reports", async () => {
    await hold();
    expect(await outcomeOf(appeal(`${(await tokenOf()).slice(0, -1)}!`))).toBe("not_found");
    expect(await outcomeOf(report(press, "appeal", brand.userId))).toBe("invalid_input");
    const { id } = await report(await makeAccount(), "profile", brand.profileId);
    expect(await outcomeOf(decide(staff, id, "uphold"))).toBe("invalid_input");
  });
});

describe("a question of staff", () => {
  it("is asked once, answered once by its account alone, and stands in the case", async () => {
    const { id } = await report(press, "profile", brand.profileId);
    const ask = (by: TestAccount) => execute(by.actor, askAccount, { id, question: "Did you write this?" });
    expect(await outcomeOf(execute(brand.actor, readQuestion, { id }))).toBe("not_found");
    expect(await tally(Array.from({ length: 5 }, () => ask(staff)))).toEqual({ ok: 1, conflict: 4 });
    expect(await noticesOf(brand)).toContainEqual(["Our staff ask you something", "Did you write this?"]);
    expect(await outcomeOf(execute(press.actor, readQuestion, { id }))).toBe("not_found");
    const mail = () => execute(makeJobActor("reports.questionMail"), readQuestionMail, { id });
    expect(await mail()).toMatchObject({ email: brand.email, question: "Did you write this?" });
    const answers = Array.from({ length: 5 }, () =>
      execute(brand.actor, answerQuestion, { id, answer: "It was a colleague." }),
    );
    expect(await tally(answers)).toEqual({ ok: 1, conflict: 4 });
    expect(await mail()).toBeNull();
    expect((await opened(id)).asked).toMatchObject({ by: "Mila Horvat", answer: "It was a colleague." });
  });

  it("is not asked of a closed account, nor answered after the decision", async () => {
    const { id } = await report(press, "profile", brand.profileId);
    await execute(staff.actor, askAccount, { id, question: "Did you write this?" });
    await decide(staff, id, "no_breach");
    const answering = execute(brand.actor, answerQuestion, { id, answer: "It was a colleague." });
    expect(await outcomeOf(answering)).toBe("conflict");
    const other = await report(press, "profile", brand.profileId);
    await sql()`update users set closed_at = app_now(), deleted_at = app_now() where id = ${brand.userId}`;
    const ask = execute(staff.actor, askAccount, { id: other.id, question: "Did you write this?" });
    expect(await outcomeOf(ask)).toBe("conflict");
  });
});
