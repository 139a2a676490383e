import { beforeAll, describe, expect, it } from "vitest";
import type { MemberRole } from "@/db/enums";
import type { UserActor } from "@/lib/core/actor";
import { execute } from "@/lib/core/execute";
import { companyTokenScopes, type TokenScope, tokenScopes } from "@/lib/core/token-scopes";
import { endOtherSessions } from "@/lib/domain/accounts/accounts/commands/sessions";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { readPlan } from "@/lib/domain/accounts/plans/queries";
import { createRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { listReleases } from "@/lib/domain/newsrooms/releases/queries/own";
import { createPitch } from "@/lib/domain/pitching/pitches/commands/create-pitch";
import {
  deleteMember,
  leaveCompany,
  transferCompany,
  updateMember,
} from "@/lib/domain/profiles/companies/commands/members";
import { listMembers } from "@/lib/domain/profiles/companies/queries/company";
import { listActs } from "@/lib/domain/profiles/companies/queries/log";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import { loadTokenActor } from "@/lib/platform/auth/load-actor";
import { hashToken } from "@/lib/platform/crypto/tokens";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { listOutbox, readOutbox } from "@/lib/platform/mail/outbox";
import {
  makeAccount,
  makeMember,
  PASSWORD,
  actorOf as sessionActor,
  type TestAccount,
  unique,
} from "@/tests/factories/accounts";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { completePitchBody } from "@/tests/factories/pitches";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { createCompanyToken, rotateCompanyToken } from "./commands/company-tokens";
import { warnOfExpiryJob } from "./commands/expiry";
import { createToken, revokeToken, rotateToken } from "./commands/tokens";
import { tokenExpiryMailJob } from "./events";
import { listTokens } from "./queries";
import { MAX_TOKENS, tokenMessages } from "./rules";

const { sql } = testDatabase({ BETA: "false" });

const release = { title: "The night train returns", body: "<p>It runs again.</p>" };
const found = () => makeAccount({ userType: "brand", company: "Hollow Pine" });

const ownToken = ({ actor }: TestAccount, scopes: TokenScope[] = [...tokenScopes], days = 30) =>
  execute(actor, createToken, { name: unique("CI"), scopes, days, password: PASSWORD });
const companyToken = ({ actor }: TestAccount, role: MemberRole = "manager", name = unique("CI")) =>
  execute(actor, createCompanyToken, { name, role, scopes: [...companyTokenScopes], password: PASSWORD });

async function actorOf(secret: string, acting?: string): Promise<UserActor> {
  const actor = await loadTokenActor(secret, "127.0.0.1", acting);
  if (actor?.kind !== "user") throw new Error("This token opens nothing.");
  return actor;
}
const isLive = async (secret: string) => (await loadTokenActor(secret, null))?.kind === "user";

describe("the meter of API calls", () => {
  const used = async ({ actor }: TestAccount) =>
    (await execute(actor, readPlan, {})).plan.usage.apiCalls.used;

  it("counts each request with a company's tokens and its members', from the 1st of the month", async () => {
    const admin = await found();
    const member = await makeMember(admin, "editor");
    const stranger = await found();
    const own = await ownToken(member);
    const ofCompany = await companyToken(admin);
    const tokens = [ofCompany, own, await ownToken(stranger)];
    await Promise.all(
      tokens.flatMap(({ secret }) => Array.from({ length: 20 }, () => loadTokenActor(secret, null))),
    );
    expect([await used(admin), await used(member), await used(stranger)]).toEqual([40, 40, 20]);
    await execute(member.actor, revokeToken, { id: own.token.id });
    expect(await used(admin)).toBe(40);
    await sql()`update api_tokens set calls_month = calls_month - 1`;
    expect(await used(admin)).toBe(0);
    await loadTokenActor(ofCompany.secret, null);
    expect(await used(admin)).toBe(1);
  });
});

describe("a token", () => {
  it("is stored as its hash alone, and shown by its first characters", async () => {
    const owner = await found();
    const { token, secret } = await ownToken(owner);
    expect(secret).toMatch(/^fw_[\w-]{43}$/);
    expect(secret.startsWith(token.prefix)).toBe(true);
    const [row] = await sql()`select * from api_tokens where id = ${token.id}`;
    expect(row?.token_hash).toBe(hashToken(secret));
    expect(JSON.stringify(row)).not.toContain(secret.slice(token.prefix.length));
    const { tokens } = await execute(owner.actor, listTokens, {});
    expect(JSON.stringify(tokens)).not.toContain(secret.slice(token.prefix.length));
  });

  it("needs the password, and is not made with a wrong one", async () => {
    const { actor } = await found();
    const wrong = { name: "CI", scopes: ["releases:read" as const], password: "Not-the-password-1" };
    expect(await outcomeOf(execute(actor, createToken, wrong))).toBe("invalid_input");
    expect((await execute(actor, listTokens, {})).tokens).toEqual([]);
  });

  it("acts for its owner within its scopes, and names the scope that it lacks", async () => {
    const owner = await found();
    const actor = await actorOf((await ownToken(owner, ["releases:read"])).secret);
    expect(actor).toMatchObject({ userId: owner.userId, profileId: owner.profileId, session: "api" });
    expect(await outcomeOf(execute(actor, listReleases, {}))).toBe("ok");
    await expect(execute(actor, createRelease, release)).rejects.toMatchObject({
      ...{ code: "forbidden", message: "This token does not hold the scope releases:write." },
    });
  });

  it("touches neither tokens nor the account, whatever it holds", async () => {
    const owner = await found();
    const { token, secret } = await ownToken(owner);
    const actor = await actorOf(secret);
    const refused = "No API token can do this. Please sign in.";
    for (const act of [
      execute(actor, createToken, { name: "More", scopes: ["releases:read"], password: PASSWORD }),
      execute(actor, rotateToken, { id: token.id, prefix: token.prefix, password: PASSWORD }),
      execute(actor, listTokens, {}),
      execute(actor, endOtherSessions, {}),
      execute(actor, me, {}),
    ])
      await expect(act).rejects.toMatchObject({ code: "forbidden", message: refused });
  });

  it("is refused in the next request once it is revoked, out of date, or its owner is gone", async () => {
    const owner = await found();
    const { token, secret } = await ownToken(owner);
    expect(await isLive(secret)).toBe(true);
    await execute(owner.actor, revokeToken, { id: token.id });
    expect(await isLive(secret)).toBe(false);
    const { secret: second } = await ownToken(owner, ["releases:read"], 1);
    await moveClock(sql(), "25 hours");
    expect(await isLive(second)).toBe(false);
    await moveClock(sql(), "0");
    expect(await isLive(second)).toBe(true);
    await sql()`update users set deleted_at = app_now() where id = ${owner.userId}`;
    expect(await isLive(second)).toBe(false);
  });

  it("works 20 times at once, and in none of those that begin after it is revoked", async () => {
    const owner = await found();
    const { token, secret } = await ownToken(owner);
    const use = async () => execute(await actorOf(secret), createRelease, release);
    expect(await tally(Array.from({ length: 20 }, use))).toEqual({ ok: 20 });
    await execute(owner.actor, revokeToken, { id: token.id });
    const after = Array.from({ length: 20 }, () => loadTokenActor(secret, null));
    expect((await Promise.all(after)).every((actor) => actor?.kind === "anonymous")).toBe(true);
    const [row] = await sql()`select last_used_at from api_tokens where id = ${token.id}`;
    expect(row?.last_used_at).not.toBeNull();
  });

  it("has another secret once it is rotated, and the earlier one works no more", async () => {
    const owner = await found();
    const first = await ownToken(owner);
    const rotate = (fields: { prefix?: string }) =>
      execute(owner.actor, rotateToken, { id: first.token.id, password: PASSWORD, ...fields } as never);
    // Without the prefix that was seen, a repeated call would answer one secret after the other.
    expect((await refusalOf(rotate({}))).fields).toHaveProperty("prefix");
    const second = await rotate({ prefix: first.token.prefix });
    expect([await isLive(first.secret), await isLive(second.secret)]).toEqual([false, true]);
    expect(second.token.id).toBe(first.token.id);
  });

  it("is rotated by one of 20 who saw the same secret", async () => {
    const owner = await found();
    const { token } = await ownToken(owner);
    const rotate = () =>
      execute(owner.actor, rotateToken, { id: token.id, prefix: token.prefix, password: PASSWORD });
    expect(await tally(Array.from({ length: 20 }, rotate))).toEqual({ ok: 1, conflict: 19 });
  });

  it("has a name that no other token of its owner has, until that one is revoked", async () => {
    const owner = await found();
    const make = (actor: UserActor) =>
      execute(actor, createToken, { name: "Nightly", scopes: ["releases:read"], password: PASSWORD });
    const { token } = await make(owner.actor);
    await expect(make(owner.actor)).rejects.toMatchObject({ fields: { name: [tokenMessages.taken] } });
    expect(await outcomeOf(make((await found()).actor))).toBe("ok");
    await execute(owner.actor, revokeToken, { id: token.id });
    expect(await outcomeOf(make(owner.actor))).toBe("ok");
  });

  it("is one of 20 at most, though 25 are asked for at once", async () => {
    const owner = await found();
    const race = Array.from({ length: MAX_TOKENS + 5 }, () => ownToken(owner, ["releases:read"]));
    expect(await tally(race)).toEqual({ ok: MAX_TOKENS, conflict: 5 });
  });

  it("is bound at once by what binds its owner: a hold, and two-factor sign-in that is due", async () => {
    const owner = await found();
    const { secret } = await ownToken(owner);
    await sql()`update users set held_at = app_now() where id = ${owner.userId}`;
    const press = await makeAccount({ userType: "press" });
    const pitch = { ...completePitchBody(), recipientId: press.profileId };
    expect(await outcomeOf(execute(await actorOf(secret), createPitch, pitch))).toBe("forbidden");
    await sql()`update users set held_at = null where id = ${owner.userId}`;
    expect(await outcomeOf(execute(await actorOf(secret), createPitch, pitch))).toBe("ok");
    await sql()`update companies set requires_two_factor = true where id = ${owner.actor.companyId}`;
    expect(await outcomeOf(execute(await actorOf(secret), listReleases, {}))).toBe("forbidden");
  });

  it("has its owner's present role: a Manager who becomes an Editor publishes no more by it", async () => {
    const admin = await found();
    const member = await makeMember(admin, "manager");
    const { secret } = await ownToken(member);
    const publish = async () =>
      execute(await actorOf(secret, admin.profileId), createRelease, { ...release, status: "PUBLISHED" });
    expect(await outcomeOf(publish())).toBe("ok");
    await execute(admin.actor, updateMember, { id: member.userId, role: "editor" });
    expect(await outcomeOf(publish())).toBe("forbidden");
    await execute(admin.actor, updateMember, { id: member.userId, status: "paused" });
    expect(await loadTokenActor(secret, null, admin.profileId)).toBeNull();
  });
});

describe("a company's token", () => {
  let admin: TestAccount;
  beforeAll(async () => {
    admin = await found();
  });

  it("has the rights of its own role, whoever made it", async () => {
    const { secret } = await companyToken(admin, "editor");
    const actor = await actorOf(secret);
    expect(await outcomeOf(execute(actor, createRelease, release))).toBe("ok");
    const published = { ...release, status: "PUBLISHED" as const };
    expect(await outcomeOf(execute(actor, createRelease, published))).toBe("forbidden");
  });

  it("works on when its maker leaves, in nobody's name but the company's", async () => {
    const maker = await makeMember(admin, "admin");
    await sql()`update users set name = 'Petra' where id = ${maker.userId}`;
    const lasting = await companyToken(maker, "manager", "Feed");
    const own = await ownToken(maker);
    await execute(await actorOf(lasting.secret), createRelease, { ...release, title: "Before" });
    const left = await execute(maker.actor, leaveCompany, {});
    expect(left.endedTokens.map(({ id }) => id)).toEqual([own.token.id]);
    expect(left.knownTokens).toEqual([{ id: lasting.token.id, name: "Feed" }]);
    expect(await isLive(own.secret)).toBe(false);
    await execute(await actorOf(lasting.secret), createRelease, { ...release, title: "After" });
    const { acts } = await execute(admin.actor, listActs, { limit: 10 });
    const byToken = acts.filter(({ operation }) => operation === "releases.create");
    expect(byToken.slice(0, 2).map(({ who, subject }) => [who, subject])).toEqual([
      ["token Feed (Hollow Pine)", "After"],
      ["token Feed (Petra)", "Before"],
    ]);
  });

  it("does not hang on one person's two-factor sign-in", async () => {
    const maker = await makeMember(admin, "admin");
    const { secret } = await companyToken(maker, "manager", "Wire");
    const own = await ownToken(maker);
    await sql()`update companies set requires_two_factor = true, two_factor_from = app_now() - interval '1 day'
      where id = ${admin.actor.companyId}`;
    const published = { ...release, status: "PUBLISHED" as const };
    expect(await outcomeOf(execute(await actorOf(secret), createRelease, published))).toBe("ok");
    expect(await outcomeOf(execute(await actorOf(own.secret), createRelease, release))).toBe("forbidden");
    await sql()`update companies set requires_two_factor = false where id = ${admin.actor.companyId}`;
  });

  it("sends nothing while whoever knows its text is on hold, who makes none either, until another rotates it", async () => {
    const maker = await makeMember(admin, "admin");
    const { secret, token } = await companyToken(maker, "manager", "Desk");
    await sql()`update users set held_at = app_now() where id = ${maker.userId}`;
    const held = { ...maker, actor: await sessionActor(maker.accessToken) };
    const published = { ...release, status: "PUBLISHED" as const };
    const publish = async (by: string) => outcomeOf(execute(await actorOf(by), createRelease, published));
    expect(await publish(secret)).toBe("forbidden");
    expect(await outcomeOf(companyToken(held, "manager", "Second"))).toBe("forbidden");
    await execute(maker.actor, leaveCompany, {});
    expect(await publish(secret)).toBe("forbidden");
    const rotated = await execute(admin.actor, rotateCompanyToken, {
      ...{ id: token.id, prefix: token.prefix, days: 30, password: PASSWORD },
    });
    expect(await publish(rotated.secret)).toBe("ok");
  });

  it("is listed for whoever removes its maker, whose own tokens end", async () => {
    const maker = await makeMember(admin, "admin");
    const [own, known] = [await ownToken(maker), await companyToken(maker)];
    const removed = await execute(admin.actor, deleteMember, { id: maker.userId });
    expect(removed.endedTokens.map(({ id }) => id)).toEqual([own.token.id]);
    expect(removed.knownTokens.map(({ id }) => id)).toEqual([known.token.id]);
    expect(await isLive(own.secret)).toBe(false);
  });

  it("is listed for whoever demotes, pauses or is handed over its maker, and stands beside them", async () => {
    await sql()`update users set subscription_level = 'premium' where id = ${admin.userId}`;
    const maker = await makeMember(admin, "admin");
    const { token } = await companyToken(maker, "admin");
    const known = [{ id: token.id, name: token.name }];
    const change = (fields: object) => execute(admin.actor, updateMember, { id: maker.userId, ...fields });
    expect((await change({ role: "editor" })).knownTokens).toEqual(known);
    expect((await change({ status: "paused" })).knownTokens).toEqual(known);
    expect((await change({ status: "active", role: "admin" })).knownTokens).toEqual([]);
    const listedFor = async ({ actor }: TestAccount) =>
      (await execute(actor, listMembers, {})).members.find(({ id }) => id === maker.userId)?.knownTokens;
    expect(await listedFor(admin)).toEqual(known);
    expect(await listedFor(await makeMember(admin, "manager"))).toEqual([]);
    const handedOver = await execute(maker.actor, transferCompany, { id: admin.userId });
    expect(handedOver.knownTokens).toEqual(known);
  });

  it("takes no scope for what is the own of whoever it writes for", async () => {
    const token = { name: "Drafts", role: "editor", password: PASSWORD };
    for (const scope of ["pitchDrafts:read", "pitchDrafts:write", "matches:read", "matches:write"] as const) {
      const scopes = [scope, "releases:read" as const];
      expect(await outcomeOf(execute(admin.actor, createCompanyToken, { ...token, scopes }))).toBe(
        "invalid_input",
      );
    }
  });

  it("acts for the company's newsrooms alone", async () => {
    const { secret } = await companyToken(admin);
    const stranger = await found();
    expect(await loadTokenActor(secret, null, stranger.profileId)).toBeNull();
    expect((await actorOf(secret)).companyId).toBe(admin.actor.companyId);
  });

  it("acts for the company's newsroom, though its maker has a profile of their own", async () => {
    const maker = await makeMember(admin, "admin");
    const own = await makeAccount();
    const actor = await actorOf((await companyToken(maker)).secret);
    expect(actor.profileId).toBe(admin.profileId);
    const [beside] = await sql()`select id from profiles where user_id = ${maker.userId}`;
    for (const foreign of [beside?.id as string, own.profileId])
      expect(await loadTokenActor((await companyToken(maker)).secret, null, foreign)).toBeNull();
  });
});

it("a token of what is beyond the plan only reads, from the next request on", async () => {
  const admin = await found();
  const { secret } = await companyToken(admin);
  expect(await outcomeOf(execute(await actorOf(secret), createRelease, release))).toBe("ok");
  await sql()`update profiles set read_only_since = app_now() where id = ${admin.profileId}`;
  expect(await outcomeOf(execute(await actorOf(secret), createRelease, release))).toBe("forbidden");
  expect(await outcomeOf(execute(await actorOf(secret), getOwnProfile, {}))).toBe("ok");
});

describe("the mail before a token ends", () => {
  const mails = async (id: string) => {
    const jobs = await sql()`select 1 from graphile_worker._private_jobs where payload ->> 'id' = ${id}`;
    return jobs.length;
  };

  it("goes out once, a week before, and again only after a rotation", async () => {
    const owner = await found();
    const soon = await ownToken(owner, ["releases:read"], 6);
    const later = await ownToken(owner, ["releases:read"], 30);
    for (let runs = 0; runs < 2; runs++) await performJob(warnOfExpiryJob, {});
    expect([await mails(soon.token.id), await mails(later.token.id)]).toEqual([1, 0]);
    await execute(owner.actor, rotateToken, {
      ...{ id: soon.token.id, prefix: soon.token.prefix, days: 5, password: PASSWORD },
    });
    await performJob(warnOfExpiryJob, {});
    expect(await mails(soon.token.id)).toBe(2);
  });

  it("goes to a token's owner, and of a company's to its Admins alone, unless it is revoked", async () => {
    const admin = await found();
    const [second, editor] = [await makeMember(admin, "admin"), await makeMember(admin, "editor")];
    const own = await ownToken(editor, ["releases:read"], 6);
    const { token } = await companyToken(admin);
    const gone = await ownToken(admin);
    await execute(admin.actor, revokeToken, { id: gone.token.id });
    for (const { id } of [own.token, token, gone.token]) await performJob(tokenExpiryMailJob, { id });
    const receivers = [admin, second, editor].map(({ email }) => email);
    const sent = (await listOutbox()).filter(({ to }) => receivers.includes(to));
    const texts = await Promise.all(sent.map(async ({ id, to }) => [to, (await readOutbox(id))?.text ?? ""]));
    const about = (path: string) => texts.filter(([, text]) => text?.includes(path)).map(([to]) => to);
    expect(about("/settings/tokens")).toEqual([editor.email]);
    expect(about("/company-management").toSorted()).toEqual([admin.email, second.email].toSorted());
    expect(texts).toHaveLength(3);
  });
});
