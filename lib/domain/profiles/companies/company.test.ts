import { beforeEach, describe, expect, it } from "vitest";
import { only } from "@/db/only";
import { execute } from "@/lib/core/execute";
import { deleteAccount, eraseAccount } from "@/lib/domain/accounts/accounts/commands/delete-account";
import {
  companyOverview,
  exportCompanyAnalytics,
  readCompanyAnalytics,
} from "@/lib/domain/insights/company/queries";
import { readAnalytics } from "@/lib/domain/insights/figures/queries";
import { figureNames } from "@/lib/domain/insights/figures/rules";
import { sendMessage } from "@/lib/domain/messaging/messages/commands/send";
import { createRelease, updateRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { respondToPitch } from "@/lib/domain/pitching/pitches/commands/answer-pitch";
import { createPitch } from "@/lib/domain/pitching/pitches/commands/create-pitch";
import { deletePitch } from "@/lib/domain/pitching/pitches/commands/edit-pitch";
import { expireOnePitch } from "@/lib/domain/pitching/pitches/commands/expire-pitches";
import { sendPitch } from "@/lib/domain/pitching/pitches/commands/send-pitch";
import { updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { HOLDS_ADDRESS, LOOKS_LIKE, SAME_NAME } from "@/lib/domain/profiles/profiles/names";
import { closedNewsroom } from "@/lib/domain/profiles/profiles/rules";
import { writeActs } from "@/lib/formats/acts-csv";
import { verifyAccessToken } from "@/lib/platform/auth/access-token";
import { loadActor } from "@/lib/platform/auth/load-actor";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { lookAlikeKey } from "@/lib/utils/look-alike";
import { uuidv7 } from "@/lib/utils/uuid";
import { readOperations } from "@/tests/architecture/surfaces";
import {
  actorOf,
  anonymous,
  makeAccount,
  makeMember,
  PASSWORD,
  type TestAccount,
  unique,
} from "@/tests/factories/accounts";
import { makeMatch } from "@/tests/factories/conversations";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { makePitchPage } from "@/tests/factories/pitch-pages";
import { completePitchBody, sendPitchTo } from "@/tests/factories/pitches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { readCandidates } from "../../matching/matches/candidates";
import { act } from "../../matching/matches/commands/act";
import { actTexts } from "./act-texts";
import { remindTwoFactor, updateCompany } from "./commands/company";
import { invite } from "./commands/invitations";
import { deleteMember, updateMember } from "./commands/members";
import { createNewsroom, updateNewsroom } from "./commands/newsrooms";
import { twoFactorMailJob } from "./events";
import { exportActs, listActs } from "./queries/log";
import { companyMessages } from "./rules";
import { reversedDays } from "./schema";

const database = testDatabase();
const { sql } = database;

let admin: TestAccount;
beforeEach(async () => {
  admin = await makeAccount({ userType: "brand", company: "Hollow Pine", name: "Petra Lindqvist" });
});
const create = async (more = {}) =>
  (await execute(admin.actor, createNewsroom, { name: unique("Pine Larder"), kind: "brand", ...more }))
    .newsroom;
const complete = (id: string) =>
  sql()`update profiles set tagline = 'Forest food', location_text = 'Oslo, Norway' where id = ${id}`;

describe("a company's name", () => {
  it("is no verified company's, which a mail's reader could not tell from it, nor a sentence with an address", async () => {
    const name = unique("Spruce Bank");
    const verified = await makeAccount({ userType: "brand", company: name });
    await sql()`update profiles set verified = true, name_key = ${lookAlikeKey(name)} where id = ${verified.profileId}`;
    const rename = async (other: string) =>
      (await refusalOf(execute(admin.actor, updateCompany, { name: other }))).fields?.name?.[0];
    expect(await rename(name)).toBe(SAME_NAME);
    expect(await rename(name.toUpperCase())).toBe(SAME_NAME);
    expect(await rename(name.replace("a", "а"))).toBe(LOOKS_LIKE);
    for (const sentence of ["You won, see www.evil.com", "Prize at evil.co.uk now", "https://evil.com"])
      expect(await rename(sentence)).toBe(HOLDS_ADDRESS);
    for (const plain of ["Booking.com", "St.Gallen Tourism", "A. B. Olsen & Co."])
      await execute(admin.actor, updateCompany, { name: plain });
    await execute(verified.actor, updateCompany, { name: name.toUpperCase() });
  });

  it("is refused alike where a company is founded, at the sign-up and later", async () => {
    const name = unique("Spruce Bank");
    const verified = await makeAccount({ userType: "brand", company: name });
    await sql()`update profiles set verified = true, name_key = ${lookAlikeKey(name)} where id = ${verified.profileId}`;
    const account = await makeAccount({ userType: "brand" });
    const found = await refusalOf(execute(account.actor, updateProfile, { company: name }));
    expect(found.fields?.company).toEqual([SAME_NAME]);
    await expect(makeAccount({ userType: "source", company: name })).rejects.toMatchObject({
      fields: { company: [SAME_NAME] },
    });
    // For press it is only text.
    await makeAccount({ userType: "press", company: name });
  });
});

it("a newsroom's name is no verified company's, new or renamed, nor that of a brand without a company", async () => {
  const name = unique("Spruce Bank");
  const verified = await makeAccount({ userType: "brand", company: name });
  await sql()`update profiles set verified = true, name_key = ${lookAlikeKey(name)} where id = ${verified.profileId}`;
  const refusal = async (act: Promise<unknown>) => (await refusalOf(act)).fields;
  expect(await refusal(create({ name: name.toLowerCase() }))).toEqual({ name: [SAME_NAME] });
  const { id } = await create();
  const second = await as(admin, id);
  expect(await refusal(execute(second.actor, updateProfile, { name }))).toEqual({ name: [SAME_NAME] });
  expect(await refusal(makeAccount({ userType: "source", name }))).toEqual({ name: [SAME_NAME] });
  // A journalist may share its name, and a company opens several newsrooms by names of its own.
  await makeAccount({ userType: "press", name });
  await execute(verified.actor, createNewsroom, { name: `${name} Labs`, kind: "brand" });
});

/** The account acts for this newsroom. */
const as = async (account: TestAccount, profileId: string): Promise<TestAccount> => ({
  ...account,
  actor: await actorOf(account.accessToken, profileId),
});

describe("a newsroom of a company", () => {
  it("begins with the company's defaults, and is acted for by every member", async () => {
    const defaults = { description: "Cabins.", industry: "Energy", newsroomsTakeMessages: false };
    await execute(admin.actor, updateCompany, defaults);
    const editor = await makeMember(admin, "editor");
    const { id, slug } = await create({ kind: "source", managerId: editor.userId, description: "Food." });
    const [row] =
      await sql()`select user_id, kind, about, boilerplate, expertise, allow_direct_messages, manager_id
      from profiles where id = ${id}`;
    expect(row).toEqual({
      ...{ user_id: null, kind: "source", about: "Food.", boilerplate: "Cabins." },
      ...{ expertise: ["Energy"], allow_direct_messages: false, manager_id: editor.userId },
    });
    const session = await verifyAccessToken(editor.accessToken);
    // A request may name it by its address, and acts with its type.
    expect(await loadActor(session, null, slug)).toMatchObject({ profileId: id, userType: "source" });
    const stranger = await makeAccount({ userType: "brand" });
    expect(await loadActor(await verifyAccessToken(stranger.accessToken), null, slug)).toBeNull();
  });

  it("is managed by active members alone", async () => {
    const paused = await makeMember(admin, "editor");
    await execute(admin.actor, updateMember, { id: paused.userId, status: "paused" });
    const stranger = await makeAccount({ userType: "brand" });
    expect(await outcomeOf(create({ managerId: paused.userId }))).toBe("invalid_input");
    // Whoever is no member is the same as nobody.
    expect(await outcomeOf(create({ managerId: stranger.userId }))).toBe("not_found");
    const { id } = await create();
    const assign = execute(admin.actor, updateNewsroom, { id, managerId: stranger.userId });
    expect(await outcomeOf(assign)).toBe("not_found");
  });

  it("has a name that no other of its company has, whatever its case, though 20 are made at once", async () => {
    const make = (name: string) => execute(admin.actor, createNewsroom, { name, kind: "brand" });
    const outcomes = await tally(
      Array.from({ length: 20 }, (_, n) => make(n % 2 ? "Pine Labs" : "PINE LABS")),
    );
    expect(outcomes).toEqual({ ok: 1, conflict: 19 });
    expect(await outcomeOf(make("hollow pine"))).toBe("conflict");
  });

  it("neither pitches nor publishes while it is a draft or inactive; while paused it does", async () => {
    const { id } = await create();
    const own = await as(admin, id);
    const press = await makeAccount({ userType: "press" });
    const unsent = { ...completePitchBody(), recipientId: press.profileId, send: false };
    const { pitch } = await execute(own.actor, createPitch, unsent);
    const draft = { title: "The night train returns", body: "<p>It runs.</p>" };
    const { release } = await execute(own.actor, createRelease, draft);
    const publish = () => execute(own.actor, updateRelease, { id: release.id, status: "PUBLISHED" });
    const acts = [
      () => execute(own.actor, createPitch, { ...completePitchBody(), recipientId: press.profileId }),
      () => execute(own.actor, sendPitch, { id: pitch.id }),
      () => execute(own.actor, createRelease, { ...draft, status: "PUBLISHED" }),
      publish,
      () => makePitchPage(own, { name: "Pine Labs", status: "PUBLISHED" }),
      () =>
        execute(own.actor, updateRelease, {
          ...{ id: release.id, status: "SCHEDULED", publishAt: "2126-11-26T06:00:00+01:00" },
        }),
    ];
    const refusedWith = async (message: string, url: string) => {
      for (const act of acts)
        expect(await refusalOf(act())).toMatchObject({ status: 409, message, details: { url } });
    };
    await refusedWith(closedNewsroom.draft, "/create-brand-newsroom");
    await complete(id);
    await execute(admin.actor, updateNewsroom, { id, status: "inactive" });
    await refusedWith(closedNewsroom.inactive, "/company-management?tab=profiles");
    // What is written for later stays possible, and so does taking something back.
    expect(await outcomeOf(execute(own.actor, updateRelease, { id: release.id, title: "It runs" }))).toBe(
      "ok",
    );
    await execute(admin.actor, updateNewsroom, { id, status: "paused" });
    expect(await outcomeOf(execute(own.actor, sendPitch, { id: pitch.id }))).toBe("ok");
    expect(await outcomeOf(publish())).toBe("ok");
  });

  it("is shown to nobody new while paused, and to its own people alone while inactive", async () => {
    const { id } = await create();
    await complete(id);
    const press = await makeAccount({ userType: "press" });
    const viewer = { profileId: press.profileId, userId: press.userId, kind: "press" as const };
    const shown = async () => {
      const { candidates } = await database.transact((tx) => readCandidates(tx, viewer));
      const [row] = await sql()`select listed from profiles where id = ${id}`;
      return [row?.listed, candidates.some((candidate) => candidate.id === id)];
    };
    const set = (status: string) => execute(admin.actor, updateNewsroom, { id, status });
    await set("inactive");
    expect(await shown()).toEqual([false, false]);
    await set("paused");
    expect(await shown()).toEqual([true, false]);
    await set("active");
    expect(await shown()).toEqual([true, true]);
  });

  it("is counted with the company's others", async () => {
    const { id } = await create();
    await complete(id);
    const member = await makeMember(admin, "admin");
    const press = await makeAccount({ userType: "press" });
    await sendPitchTo({ ...member, actor: await actorOf(member.accessToken, id) }, press);
    await makeMatch(press, admin);
    const { overview } = await execute(admin.actor, companyOverview, { zone: "Asia/Kathmandu" });
    expect(overview.newsrooms.map(({ matches, pitches, month }) => [matches, pitches, month])).toEqual([
      // The factory's match is a row without its event.
      [1, 0, { sent: 0, accepted: 0, matches: 0 }],
      [0, 1, { sent: 1, accepted: 0, matches: 0 }],
    ]);
    expect(overview).toMatchObject({ members: 2, openInvitations: 0 });
  });

  it("has the month that analytics counts from the events, beside the same days of the month before", async () => {
    const zone = "Asia/Kathmandu";
    const { id } = await create();
    await complete(id);
    const sent = await sendPitchTo(await as(admin, id), await makeAccount({ userType: "press" }));
    await sendPitchTo(admin, await makeAccount({ userType: "press" }));
    const read = async () => (await execute(admin.actor, companyOverview, { zone })).overview;
    const { month, before } = await read();
    // Two on the first of the month before, and one on its last day or the day after the compared ones.
    for (const day of [before.firstDay, before.firstDay, month.firstDay]) {
      await sql()`insert into events (id, at, profile_id, kind, is_own, source) values (gen_random_uuid(),
        ${day}::date::timestamp at time zone ${zone} ${sql().unsafe(day === month.firstDay ? "- interval '2 hours'" : "+ interval '2 hours'")},
        ${id}, 'pitch_sent', true, 'page')`;
    }
    // Rows are not asked: the pitch that is gone was sent this month.
    await sql()`delete from pitches where id = ${sent.id}`;
    const after = await read();
    const isWhole = Date.parse(month.firstDay) - Date.parse(before.lastDay) === 86_400_000;
    expect(after.before.sent).toBe(2 + (isWhole ? 1 : 0));
    const own = { from: month.firstDay, to: month.lastDay, zone };
    const ofEach = [admin.actor, (await as(admin, id)).actor].map(
      async (actor) => (await execute(actor, readAnalytics, own)).analytics.pitchesSent,
    );
    expect(after.newsrooms.map((newsroom) => newsroom.month.sent)).toEqual(await Promise.all(ofEach));
    expect(after.newsrooms.map((newsroom) => newsroom.month.sent)).toEqual([1, 1]);
  });
});

describe("the overview of many newsrooms", () => {
  it("counts all of them, and lists them by cursor", async () => {
    const names = Array.from({ length: 5 }, () => unique("Pine Larder"));
    for (const name of names) await create({ name });
    const [inactive] = (await execute(admin.actor, companyOverview, {})).overview.newsrooms.slice(-1);
    const press = await makeAccount({ userType: "press" });
    await complete(inactive!.id);
    await sendPitchTo(await as(admin, inactive!.id), press);
    await execute(admin.actor, updateNewsroom, { id: inactive!.id, status: "inactive" });
    await makeMatch(admin, press);
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { overview, pagination } = await execute(admin.actor, companyOverview, { limit: 2, cursor });
      seen.push(...overview.newsrooms.map(({ name }) => name));
      expect(overview.totals).toEqual({
        ...{ newsrooms: 6, active: 1, draft: 4, paused: 0, inactive: 1, matches: 1, collaborations: 0 },
        month: { sent: 1, accepted: 0, matches: 0 },
      });
      if (!pagination.nextCursor) break;
      cursor = pagination.nextCursor;
    }
    expect(seen).toEqual(["Hollow Pine", ...names]);
  });

  it("has analytics that add up, by the figures that each one's own has", async () => {
    const { id } = await create();
    await complete(id);
    const other = await as(admin, id);
    const press = await makeAccount({ userType: "press" });
    await sendPitchTo(other, press);
    await sendPitchTo(other, await makeAccount({ userType: "press" }));
    await sendPitchTo(admin, press);
    const asked = { period: "7d", zone: "Asia/Kathmandu" } as const;
    const own = await Promise.all(
      [admin, other].map(async ({ actor }) => (await execute(actor, readAnalytics, asked)).analytics),
    );
    const { analytics, newsrooms } = await execute(admin.actor, exportCompanyAnalytics, asked);
    expect(own.map(({ pitchesSent }) => pitchesSent)).toEqual([1, 2]);
    for (const name of figureNames) {
      expect(newsrooms.map((newsroom) => newsroom[name])).toEqual(own.map((counted) => counted[name]));
      const sumOf = (pick: (counted: (typeof own)[number]) => number) =>
        own.reduce((sum, counted) => sum + pick(counted), 0);
      expect(analytics[name]).toBe(sumOf((counted) => counted[name]));
      analytics.series.forEach((bucket, index) => {
        expect(bucket[name]).toBe(sumOf((counted) => counted.series[index]?.[name] ?? 0));
      });
    }
    const first = await execute(admin.actor, readCompanyAnalytics, { ...asked, limit: 1 });
    const cursor = first.pagination.nextCursor ?? "";
    const second = await execute(admin.actor, readCompanyAnalytics, { ...asked, limit: 1, cursor });
    expect([...first.newsrooms, ...second.newsrooms]).toEqual(newsrooms);
    expect(second.pagination.nextCursor).toBeNull();
  });
});

describe("a company's settings", () => {
  it("rename its newsroom with it", async () => {
    await execute(admin.actor, updateCompany, { name: "Pine & Sons" });
    const [row] = await sql()`select p.name as newsroom, c.name from profiles p
      join companies c on c.id = p.company_id where p.id = ${admin.profileId}`;
    expect(row).toEqual({ newsroom: "Pine & Sons", name: "Pine & Sons" });
  });

  it("ask for two-factor sign-in after some days of grace", async () => {
    await execute(admin.actor, updateCompany, { requiresTwoFactor: true });
    expect((await actorOf(admin.accessToken)).twoFactorDue).toBe(false);
    await sql()`update companies set two_factor_from = app_now() where id = ${admin.actor.companyId}`;
    expect((await actorOf(admin.accessToken)).twoFactorDue).toBe(true);
  });

  it("mail the members who lack it, at once and by a reminder a day", async () => {
    const [member, paused, done] = await Promise.all([
      makeMember(admin, "editor"),
      makeMember(admin, "editor"),
      makeMember(admin, "manager"),
    ]);
    await sql()`update memberships set status = 'paused' where user_id = ${paused.userId}`;
    await sql()`update users set totp_enabled_at = app_now() where id = ${done.userId}`;
    const remind = () => execute(admin.actor, remindTwoFactor, {});
    const mailed = async () => {
      const jobs = await sql()<{ payload: { userId: string; companyId: string } }[]>`
        select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'companies.twoFactorMail' and payload ->> 'companyId' = ${admin.actor.companyId}`;
      return jobs.map(({ payload }) => payload);
    };
    expect(await refusalOf(remind())).toMatchObject({ message: companyMessages.noTwoFactor });
    await execute(admin.actor, updateCompany, { requiresTwoFactor: true });
    expect((await mailed()).map(({ userId }) => userId)).toEqual([member.userId]);
    const outcomes = await tally(Array.from({ length: 20 }, remind));
    expect(outcomes).toEqual({ ok: 1, rate_limited: 19 });
    const sent = await mailed();
    expect(sent).toHaveLength(2);
    for (const payload of sent) await performJob(twoFactorMailJob, payload);
    const subject = "Hollow Pine asks you to set up two-factor sign-in";
    const received = async () => (await listOutbox()).filter(({ to }) => to === member.email);
    expect((await received()).map((mail) => mail.subject)).toEqual([subject, subject]);
    await sql()`update users set totp_enabled_at = app_now() where id = ${member.userId}`;
    await performJob(twoFactorMailJob, only(sent.slice(1)));
    expect(await received()).toHaveLength(2);
    expect(await refusalOf(remind())).toMatchObject({ message: companyMessages.allHaveTwoFactor });
  });

  it("keep the first day of two-factor sign-in when it is switched off and on again", async () => {
    const set = async (requiresTwoFactor: boolean) =>
      (await execute(admin.actor, updateCompany, { requiresTwoFactor })).company.twoFactorFrom;
    const first = await set(true);
    expect(await set(false)).toBeNull();
    expect(await set(true)).toBe(first);
  });
});

describe("the log of a company", () => {
  const release = { title: "The night train returns", body: "<p>It runs.</p>" };
  const log = async (filters = {}) => (await execute(admin.actor, listActs, filters)).acts;

  it("has a text for every act that a member can do", async () => {
    const operations = [...(await readOperations())];
    const audited = operations.flatMap(([name, { kind, spec }]) => {
      const about = spec.audit && "kind" in spec.audit ? spec.audit.kind : "account";
      const isPersonal = ["account", "session", "subscriber", "contact_message", "token"].includes(about);
      // Providers and jobs are no members.
      const ofProviders = ["plans.receiveEvent", "stoppedAddresses.receiveEvents"];
      const isOwn = spec.access !== "jobs" && spec.access !== "staff" && !ofProviders.includes(name);
      return kind === "command" && isOwn && !isPersonal ? [name] : [];
    });
    const ofJobs = operations.flatMap(([name, { spec }]) =>
      spec.access === "jobs" && spec.audit && "kind" in spec.audit ? [name] : [],
    );
    const texts = Object.keys(actTexts).filter((name) => !ofJobs.includes(name));
    expect(texts.toSorted()).toEqual(audited.toSorted());
  });

  it("says what a job did for a newsroom, by the job's name, in the log of each company it concerns", async () => {
    const other = await makeAccount({ userType: "source", company: "Gausta Trails" });
    const pitch = await sendPitchTo(admin, other);
    await moveClock(sql(), "15 days");
    await execute(makeJobActor("pitches.expireOne"), expireOnePitch, { pitchId: pitch.id });
    await moveClock(sql(), "0");
    const expired = { who: "job: expire", userId: null, operation: "pitches.expireOne", kind: "pitches" };
    const [own] = await log({ q: "job: exp" });
    expect(own).toMatchObject({ ...expired, subject: pitch.title, as: "Hollow Pine" });
    const { acts } = await execute(other.actor, listActs, {});
    expect(acts).toEqual([expect.objectContaining({ ...expired, as: "Gausta Trails" })]);
    expect([own?.text, own?.rest]).toEqual(["ended the pitch", "without an answer"]);
  });

  it("says who did what as whom, filters, searches and pages", async () => {
    const editor = await makeMember(admin, "editor");
    await execute(editor.actor, createRelease, release);
    await execute(admin.actor, updateMember, { id: editor.userId, role: "manager" });
    const [promoted, wrote] = await log();
    const [name] = await sql()`select name from users where id = ${editor.userId}`;
    expect(promoted).toMatchObject({
      who: "Petra Lindqvist",
      operation: "members.update",
      subject: name?.name,
    });
    expect(wrote).toMatchObject({
      who: name?.name,
      subject: release.title,
      as: "Hollow Pine",
      kind: "releases",
    });
    const operations = async (filters: object) => (await log(filters)).map(({ operation }) => operation);
    expect(await operations({ member: editor.userId })).toEqual(["releases.create"]);
    expect(await operations({ kind: "team" })).toEqual(["members.update"]);
    expect(await operations({ q: "NIGHT train" })).toEqual(["releases.create"]);
    expect(await operations({ q: "role or status" })).toEqual(["members.update"]);
    expect(await operations({ q: "100%" })).toEqual([]);
    expect(await operations({ until: "2020-01-01" })).toEqual([]);
    expect(await operations({ from: "2020-01-01" })).toHaveLength(2);
    const first = await execute(admin.actor, listActs, { limit: 1 });
    const cursor = first.pagination.nextCursor ?? "";
    expect(await operations({ limit: 1, cursor })).toEqual(["releases.create"]);
    const exported = await execute(admin.actor, exportActs, { kind: "team", zone: "Asia/Kathmandu" });
    const file = writeActs(exported);
    const { firstDay, lastDay } = exported.period;
    expect(file.name).toBe(`audit-log-${exported.slug}-${firstDay}-${lastDay}`);
    const [head, row, ...rest] = file.text.split("\r\n");
    expect([head, row, rest.length]).toEqual([
      expect.stringContaining("When (Asia/Kathmandu)"),
      expect.stringMatching(/Audit log,\d{4}-\d\d-\d\dT\d\d:\d\d\+05:45,/),
      1,
    ]);
    expect(row?.startsWith(`${firstDay},${lastDay},${firstDay}T00:00+05:45,`)).toBe(true);
    const ahead = { from: "2020-01-01", until: "2199-01-01" };
    const { period } = await execute(admin.actor, exportActs, ahead);
    expect(period).toMatchObject({ firstDay: "2020-01-01", zone: "UTC" });
    expect(period.lastDay < ahead.until).toBe(true);
    const reversed = { from: "2026-03-04", until: "2026-03-03" };
    for (const refused of [
      execute(admin.actor, listActs, reversed),
      execute(admin.actor, exportActs, reversed),
    ])
      await expect(refused).rejects.toMatchObject({ fields: { until: [reversedDays] } });
    expect(first.former).toEqual([]);
    await execute(admin.actor, deleteMember, { id: editor.userId });
    const { former } = await execute(admin.actor, listActs, { former: true });
    expect(former).toEqual([{ id: editor.userId, name: name?.name }]);
    expect(await operations({ member: editor.userId })).toEqual(["releases.create"]);
  });

  it("says what changed, from what to what, and with whom, on screen and in the file alike", async () => {
    const ida = await makeMember(admin, "editor");
    const press = await makeAccount({ userType: "press", name: "Jun Watari" });
    const names = await sql()`select name from users where id = ${ida.userId}`;
    const name = names[0]?.name;
    const update = (fields: object) => execute(admin.actor, updateMember, { id: ida.userId, ...fields });
    await update({ role: "manager" });
    await update({ status: "paused" });
    await update({ role: "editor", status: "active" });
    await execute(admin.actor, updateCompany, { requiresTwoFactor: true });
    await execute(admin.actor, updateCompany, { website: "https://hollow-pine.com", description: "Cabins." });
    const { newsroom } = await execute(admin.actor, createNewsroom, { name: unique("Labs"), kind: "brand" });
    const { id } = newsroom;
    await execute(admin.actor, updateNewsroom, { id, status: "inactive", managerId: ida.userId });
    const pitch = await sendPitchTo(admin, press);
    await execute(press.actor, respondToPitch, { id: pitch.id, response: "accepted" });
    await execute(admin.actor, sendMessage, { recipientId: press.profileId, content: "Hello" });
    await execute(admin.actor, act, { id: press.profileId, action: "pass" });
    await execute(admin.actor, createRelease, { ...release, status: "PUBLISHED" });
    const exported = await execute(admin.actor, exportActs, {});
    const { acts } = exported;
    const lines = acts.toReversed().map(({ text, subject, rest }) => [text, subject, rest]);
    expect(lines).toEqual([
      ["changed the role of", name, "from Editor to Manager"],
      ["paused", name, null],
      [
        "changed the role and status of",
        name,
        "role from Manager to Editor and status from paused to active",
      ],
      ["asked for two-factor sign-in of all members of", "Hollow Pine", null],
      ["changed the website and description of", "Hollow Pine", null],
      ["created the newsroom", newsroom.name, null],
      [
        "changed the status and manager of",
        newsroom.name,
        `status from active to inactive and manager from nobody to ${name}`,
      ],
      ["sent the pitch", pitch.title, "to Jun Watari"],
      ["sent a message", null, "to Jun Watari"],
      ["passed", "Jun Watari", null],
      ["published the release", release.title, null],
    ]);
    expect(await log()).toEqual(acts);
    expect(writeActs(exported).text).toContain(`person,changed the role of,${name},from Editor to Manager,`);
    for (const [q, found] of [
      ["jun watari", 3],
      ["inactive", 1],
      ["paused", 2],
    ] as const)
      expect([q, (await log({ q })).length]).toEqual([q, found]);
  });

  it("has a line of each invitation that a demotion revokes, with its role", async () => {
    const manager = await makeMember(admin, "manager");
    const email = "siv@northwind-post.com";
    await execute(manager.actor, invite, { email, role: "editor" });
    await execute(admin.actor, updateMember, { id: manager.userId, role: "editor" });
    const acts = (await log()).map(({ text, subject, rest }) => [text, subject, rest]);
    expect(acts).toContainEqual(["invited", email, "as Editor"]);
    expect(acts).toContainEqual(["took back the invitation of", email, "as Editor"]);
  });

  it("says whether a person, an API token or a job acted", async () => {
    const token = { id: uuidv7(), label: "token CI (Petra)", scopes: ["releases:write"] };
    await execute(admin.actor, createRelease, release);
    await execute({ ...admin.actor, token } as never, createRelease, { ...release, title: "Another" });
    expect((await log()).map(({ by, who }) => [by, who])).toEqual([
      ["TOKEN", "token CI (Petra)"],
      ["PERSON", "Petra Lindqvist"],
    ]);
  });

  it("names an erased counterpart no more", async () => {
    const press = await makeAccount({ userType: "press", name: "Jun Watari" });
    await sendPitchTo(admin, press);
    await execute(admin.actor, act, { id: press.profileId, action: "like" });
    await execute(press.actor, deleteAccount, { password: PASSWORD, confirm: "DELETE" });
    await sql()`update users set deleted_at = deleted_at - interval '25 hours' where id = ${press.userId}`;
    await execute(makeJobActor("tests.erase"), eraseAccount, { userId: press.userId });
    const [liked, sent] = await log({ member: admin.userId });
    expect([liked?.subject, sent?.rest]).toEqual(["Deleted user", "to Deleted user"]);
    expect(await log({ q: "Watari" })).toEqual([]);
  });

  it("says whether a pitch was withdrawn or removed", async () => {
    const press = await makeAccount({ userType: "press" });
    const sent = await sendPitchTo(admin, press);
    await execute(admin.actor, deletePitch, { id: sent.id });
    const { pitch } = await execute(admin.actor, createPitch, { title: "Unsent", send: false });
    await execute(admin.actor, deletePitch, { id: pitch.id });
    const acts = (await log({ q: "pitch" })).filter(({ operation }) => operation === "pitches.delete");
    expect(acts.map(({ text, subject }) => [text, subject])).toEqual([
      ["removed an unsent pitch", null],
      ["withdrew the pitch", sent.title],
    ]);
  });

  it("has no line of what changed nothing", async () => {
    const editor = await makeMember(admin, "editor");
    const { newsroom } = await execute(admin.actor, createNewsroom, { name: unique("Labs"), kind: "brand" });
    const before = await log();
    for (let times = 0; times < 2; times++) {
      await execute(admin.actor, updateMember, { id: editor.userId, role: "manager" });
      await execute(admin.actor, updateNewsroom, { id: newsroom.id, status: "paused" });
      await execute(admin.actor, updateCompany, { description: "Cabins." });
    }
    expect((await log()).length - before.length).toBe(3);
  });

  it("is filtered by the days of the zone that is named", async () => {
    await execute(admin.actor, createRelease, release);
    await sql()`update audit_entries set created_at = '2026-03-03T23:30:00Z' where user_id = ${admin.userId}`;
    const day = (on: string, zone?: string) => log({ from: on, until: on, zone });
    expect(await day("2026-03-03")).toHaveLength(1);
    expect(await day("2026-03-03", "Europe/Oslo")).toHaveLength(0);
    expect(await day("2026-03-04", "Europe/Oslo")).toHaveLength(1);
  });

  it("holds nothing of what a member does for themselves, and nothing of another company", async () => {
    const editor = await makeMember(admin, "editor");
    await execute(await actorOf(editor.accessToken), updateProfile, { about: "Me." });
    expect(await log()).toEqual([]);
    const other = await makeAccount({ userType: "brand", company: "Gausta Trails" });
    await execute(other.actor, createRelease, release);
    expect(await log()).toEqual([]);
    expect(await outcomeOf(execute(anonymous(), listActs, {}))).toBe("unauthenticated");
  });

  it("names an erased member no more", async () => {
    const editor = await makeMember(admin, "editor");
    await execute(editor.actor, createRelease, release);
    await execute(admin.actor, updateMember, { id: editor.userId, role: "manager" });
    const own = await actorOf(editor.accessToken);
    await execute(own, deleteAccount, { password: PASSWORD, confirm: "DELETE" });
    await sql()`update users set deleted_at = deleted_at - interval '25 hours' where id = ${editor.userId}`;
    await execute(makeJobActor("tests.erase"), eraseAccount, { userId: editor.userId });
    const [promoted, wrote] = await log();
    expect([promoted?.subject, wrote?.who]).toEqual(["Deleted user", "Deleted user"]);
  });
});
