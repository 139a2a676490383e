import { beforeEach, describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { MAX_INVITATION_MAILS } from "@/lib/platform/auth/account-limits";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { listOutbox, readOutbox } from "@/lib/platform/mail/outbox";
import { emailMessages } from "@/lib/utils/email-hints";
import {
  actorOf,
  anonymous,
  makeAccount,
  makeMember,
  type TestAccount,
  uniqueEmail,
} from "@/tests/factories/accounts";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { acceptInvitation, invite, resendInvitation, revokeInvitation } from "./commands/invitations";
import { leaveCompany, updateMember } from "./commands/members";
import { invitationMailJob } from "./events";
import { invitationToken } from "./invitation-token";
import { listInvitations, showInvitation } from "./queries/invitations";
import { companyMessages, endedInvitation, MAX_MEMBERS } from "./rules";

const { sql } = testDatabase();

/** The request that the newest mail of an invitation was asked for with, which the queue holds. */
async function requestOf(invitationId: string): Promise<string> {
  const [job] = await sql()<{ request: string }[]>`
    select payload ->> 'requestId' as request from graphile_worker._private_jobs
    where payload ->> 'invitationId' = ${invitationId} order by id desc limit 1`;
  return job?.request ?? "";
}
const tokenOf = async (id: string) => invitationToken(id, await requestOf(id));
const stateOf = async (actor: TestAccount["actor"] | ReturnType<typeof anonymous>, token: string) =>
  (await execute(actor, showInvitation, { token })).state;

let admin: TestAccount;
let invited: TestAccount;
beforeEach(async () => {
  admin = await makeAccount({ userType: "brand", company: "Hollow Pine" });
  invited = await makeAccount({ userType: "brand" });
});
const inviteAs = async (who: TestAccount, role = "editor", email = invited.email) => {
  const { invitation } = await execute(who.actor, invite, { email, role });
  return { id: invitation.id, token: await tokenOf(invitation.id) };
};

describe("an invitation", () => {
  it("makes its reader a member in its role, once, and confirms the address that it was mailed to", async () => {
    await sql()`update users set email_verified_at = null where id = ${invited.userId}`;
    const { id, token } = await inviteAs(admin, "manager");
    expect(await execute(invited.actor, showInvitation, { token })).toMatchObject({
      state: "open",
      invitation: { company: "Hollow Pine", kind: "BRAND", role: "MANAGER", hasAccount: true },
    });
    const outcomes = await tally(
      Array.from({ length: 20 }, () => execute(invited.actor, acceptInvitation, { token })),
    );
    expect(outcomes).toEqual({ ok: 1, conflict: 19 });
    const members = await sql()`select role from memberships where user_id = ${invited.userId}`;
    expect(members).toEqual([{ role: "manager" }]);
    const users =
      await sql()`select email_verified_at is not null as confirmed from users where id = ${invited.userId}`;
    expect(users).toEqual([{ confirmed: true }]);
    expect(await stateOf(invited.actor, token)).toBe("isMember");
    expect(await stateOf(anonymous(), token)).toBe("used");
    expect((await execute(admin.actor, listInvitations, {})).invitations).toEqual([]);
    const [stored] = await sql()`select to_jsonb(i)::text as row from invitations i where id = ${id}`;
    expect(stored?.row).not.toContain(token);
  });

  it("is a notice to whoever has an account, until it is taken back", async () => {
    const notices = () => sql()`select kind, data from notifications where user_id = ${invited.userId}`;
    const { id } = await inviteAs(admin);
    expect(await notices()).toEqual([
      { kind: "invitation_received", data: { company: "Hollow Pine", email: invited.email } },
    ]);
    await execute(admin.actor, revokeInvitation, { id });
    expect(await notices()).toEqual([]);
    await sql()`update users set email_verified_at = null where id = ${invited.userId}`;
    await inviteAs(admin);
    expect(await notices()).toEqual([]);
  });

  it("says to each other reader what is in the way", async () => {
    const { token } = await inviteAs(admin);
    const somebody = await makeAccount({ userType: "brand" });
    const press = await makeAccount({ userType: "press" });
    const elsewhere = await makeAccount({ userType: "brand", company: "Gausta Trails" });
    expect(await stateOf(anonymous(), token)).toBe("signedOut");
    expect(await stateOf(somebody.actor, token)).toBe("otherAddress");
    expect(await outcomeOf(execute(somebody.actor, acceptInvitation, { token }))).toBe("conflict");
    for (const [reader, state] of [
      [press, "otherType"],
      [elsewhere, "otherCompany"],
    ] as const) {
      const own = await inviteAs(admin, "editor", reader.email);
      expect(await stateOf(reader.actor, own.token)).toBe(state);
      const refusal = await refusalOf(execute(reader.actor, acceptInvitation, { token: own.token }));
      expect(refusal).toMatchObject({ code: "conflict", message: companyMessages[state] });
    }
    expect(await stateOf(invited.actor, "x".repeat(43))).toBe("unknown");
  });

  it("is over, or makes a company go on, where the last member leaves at that moment", async () => {
    const { token } = await inviteAs(admin, "admin");
    const outcomes = await Promise.all([
      outcomeOf(execute(admin.actor, leaveCompany, {})),
      outcomeOf(execute(invited.actor, acceptInvitation, { token })),
    ]);
    expect([
      ["ok", "invalid_input"],
      ["ok", "ok"],
    ]).toContainEqual(outcomes);
  });

  it("of another company is accepted once its reader has left a company of their own", async () => {
    const founder = await makeAccount({ userType: "source", company: "Lauwersgrid" });
    const { token } = await inviteAs(admin, "editor", founder.email);
    await execute(founder.actor, leaveCompany, {});
    await execute(await actorOf(founder.accessToken), acceptInvitation, { token });
    const actor = await actorOf(founder.accessToken);
    expect(actor).toMatchObject({ companyId: admin.actor.companyId, profileId: founder.profileId });
  });

  it("ends when it is taken back, sent anew or a week old", async () => {
    const first = await inviteAs(admin);
    await execute(admin.actor, resendInvitation, { id: first.id });
    const second = await tokenOf(first.id);
    expect([await stateOf(invited.actor, first.token), await stateOf(invited.actor, second)]).toEqual([
      "unknown",
      "open",
    ]);
    await execute(admin.actor, revokeInvitation, { id: first.id });
    expect(await stateOf(invited.actor, second)).toBe("revoked");
    const refusal = await refusalOf(execute(invited.actor, acceptInvitation, { token: second }));
    expect(refusal.fields?.token?.[0]).toContain(endedInvitation.revoked);
    const third = await inviteAs(admin);
    await sql()`update invitations set expires_at = app_now() where id = ${third.id}`;
    expect(await stateOf(invited.actor, third.token)).toBe("outOfDate");
    expect(await outcomeOf(execute(invited.actor, acceptInvitation, { token: third.token }))).toBe(
      "invalid_input",
    );
    // An invitation that is out of date stands in no new one's way.
    expect(await outcomeOf(inviteAs(admin))).toBe("ok");
    await moveClock(sql(), "0 days");
  });

  it("is mailed to one address a few times at most, though each one is taken back", async () => {
    const stranger = await makeAccount({ userType: "brand" });
    for (let sent = 0; sent < 5; sent++) {
      const { id } = await inviteAs(admin, "editor", stranger.email);
      await execute(admin.actor, revokeInvitation, { id });
    }
    expect(await outcomeOf(inviteAs(admin, "editor", stranger.email))).toBe("rate_limited");
    expect(await outcomeOf(inviteAs(admin, "editor", `other.${stranger.email}`))).toBe("ok");
  });

  it("is one of 30 in a day, by its sender and by its company, though they are taken back or sent again", async () => {
    const second = await makeMember(admin, "admin");
    const third = await makeMember(admin, "admin");
    const mail = async (who: TestAccount) => {
      const { id } = await inviteAs(who, "editor", uniqueEmail());
      await execute(who.actor, revokeInvitation, { id });
    };
    const { id } = await inviteAs(second, "editor", uniqueEmail());
    for (let sent = 0; sent < MAX_INVITATION_MAILS / 2 - 1; sent++) await mail(second);
    for (let sent = 0; sent < MAX_INVITATION_MAILS / 2; sent++) await mail(third);
    const resend = () => outcomeOf(execute(second.actor, resendInvitation, { id }));
    expect(await refusalOf(mail(admin))).toMatchObject({ status: 429 });
    expect(await resend()).toBe("rate_limited");
    // Another company's mails are counted for whoever sends them.
    await sql()`delete from account_limits where key = ${`company:${admin.actor.companyId}`}`;
    await sql()`update account_limits set count = ${MAX_INVITATION_MAILS} where bucket = 'invitation'
      and key = ${third.userId}`;
    expect(await outcomeOf(mail(third))).toBe("rate_limited");
    expect(await resend()).toBe("ok");
    await moveClock(sql(), "1 day");
    expect(await outcomeOf(mail(third))).toBe("ok");
    await moveClock(sql(), "0 days");
  });

  it("says in its mail why somebody without an account gets it", async () => {
    const textFor = async (email: string) => {
      const { id } = await inviteAs(admin, "editor", email);
      await performJob(invitationMailJob, { invitationId: id, requestId: await requestOf(id) });
      const [mail] = (await listOutbox()).filter(({ to }) => to === email);
      return (await readOutbox(mail?.id ?? ""))?.text;
    };
    const why = "entered your address to invite you";
    expect(await textFor(uniqueEmail())).toContain(why);
    expect(await textFor(invited.email)).not.toContain(why);
  });

  it("grants no more than its sender may by the time it is accepted", async () => {
    const second = await makeMember(admin, "admin");
    const { id, token } = await inviteAs(second, "manager");
    await execute(admin.actor, updateMember, { id: second.userId, status: "paused" });
    expect(await stateOf(invited.actor, token)).toBe("revoked");
    // One that was sent while its sender was being paused.
    await sql()`update invitations set revoked_at = null where id = ${id}`;
    for (const reader of [invited.actor, anonymous()])
      expect(await stateOf(reader, token)).toBe("senderGone");
    const refusal = await refusalOf(execute(invited.actor, acceptInvitation, { token }));
    expect(refusal.message).toBe(companyMessages.senderGone);
    await execute(admin.actor, updateMember, { id: second.userId, status: "active" });
    await sql()`update users set deleted_at = app_now() where id = ${second.userId}`;
    expect(await stateOf(invited.actor, token)).toBe("senderGone");
    const gone = await refusalOf(execute(invited.actor, acceptInvitation, { token }));
    expect(gone.message).toBe(companyMessages.senderGone);
    await sql()`update users set deleted_at = null where id = ${second.userId}`;
    expect(await outcomeOf(execute(invited.actor, acceptInvitation, { token }))).toBe("ok");
  });

  it("goes to nobody who is a member or invited already, nor beyond the places", async () => {
    const member = await makeMember(admin, "editor");
    const inviteMember = () =>
      execute(admin.actor, invite, { email: member.email.toUpperCase(), role: "editor" });
    expect((await refusalOf(inviteMember())).message).toBe(companyMessages.alreadyMember);
    await inviteAs(admin);
    expect((await refusalOf(inviteAs(admin))).message).toBe(companyMessages.isInvited);
    const outcomes = await tally(
      Array.from({ length: 20 }, () =>
        execute(admin.actor, invite, { email: uniqueEmail(), role: "editor" }),
      ),
    );
    // The founder, the member and the first invitation hold three places.
    expect(outcomes).toEqual({ ok: MAX_MEMBERS - 3, conflict: 20 - (MAX_MEMBERS - 3) });
  });

  it("goes to no address that could not sign up", async () => {
    for (const email of ["a@test.com", "ann@mailinator.com"]) {
      const refusal = await refusalOf(inviteAs(admin, "editor", email));
      expect(refusal).toMatchObject({ fields: { email: [emailMessages.blocked] } });
    }
  });

  it("needs a sender with a confirmed address", async () => {
    await sql()`update users set email_verified_at = null where id = ${admin.userId}`;
    const unconfirmed = { ...admin.actor, emailVerified: false } as TestAccount["actor"];
    const send = execute(unconfirmed, invite, { email: uniqueEmail(), role: "editor" });
    expect(await outcomeOf(send)).toBe("email_unverified");
  });

  it("is mailed with its link, and not once it was taken back", async () => {
    const { id, token } = await inviteAs(admin);
    const requestId = await requestOf(id);
    const sent = async () => (await listOutbox()).filter(({ to }) => to === invited.email);
    await performJob(invitationMailJob, { invitationId: id, requestId });
    const [mail] = await sent();
    expect((await readOutbox(mail?.id ?? ""))?.text).toContain(`/invitation/${token}`);
    await execute(admin.actor, revokeInvitation, { id });
    await performJob(invitationMailJob, { invitationId: id, requestId });
    expect(await sent()).toHaveLength(1);
  });
});
