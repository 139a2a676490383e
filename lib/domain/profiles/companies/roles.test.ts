import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { type MemberRole, memberRoles } from "@/db/enums";
import { execute, transact } from "@/lib/core/execute";
import { setPreferences } from "@/lib/domain/accounts/accounts/commands/preferences";
import { readCopyPage } from "@/lib/domain/accounts/personal-data/queries";
import { FREE_PITCHES } from "@/lib/domain/accounts/plans/rules";
import {
  createCompanyToken,
  revokeCompanyToken,
  rotateCompanyToken,
} from "@/lib/domain/accounts/tokens/commands/company-tokens";
import { listCompanyTokens } from "@/lib/domain/accounts/tokens/queries";
import { sendMessage } from "@/lib/domain/messaging/messages/commands/send";
import { deleteRelease } from "@/lib/domain/newsrooms/releases/commands/delete";
import { createRelease, updateRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { shareRelease } from "@/lib/domain/newsrooms/releases/commands/share";
import { archivePitchPage } from "@/lib/domain/pitching/pitch-pages/commands/manage";
import { createPitchPage } from "@/lib/domain/pitching/pitch-pages/commands/save";
import { respondToPitch } from "@/lib/domain/pitching/pitches/commands/answer-pitch";
import { createPitch } from "@/lib/domain/pitching/pitches/commands/create-pitch";
import { sendDraft, sendPitch } from "@/lib/domain/pitching/pitches/commands/send-pitch";
import { publishBuilderDraft, saveBuilderDraft } from "@/lib/domain/profiles/builders/commands";
import { getBuilderDraft } from "@/lib/domain/profiles/builders/queries";
import { removeAvatar, uploadAvatar } from "@/lib/domain/profiles/profiles/commands/profile-pictures";
import { setupProfile, updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { readAudience } from "@/lib/domain/profiles/profiles/store";
import { resetSettings } from "@/lib/platform/settings/settings";
import {
  inRole,
  makeAccount,
  makeMember,
  PASSWORD,
  type TestAccount,
  unique,
  uniqueEmail,
} from "@/tests/factories/accounts";
import { makeProduct, plainPicture, sent } from "@/tests/factories/assets";
import { makeMatch } from "@/tests/factories/conversations";
import { outcomeOf } from "@/tests/factories/outcome";
import { makeDraft } from "@/tests/factories/pitch-drafts";
import { completePitchPage, makePitchPage } from "@/tests/factories/pitch-pages";
import { completePitchBody, sendPitchTo } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import { remindTwoFactor, updateCompany } from "./commands/company";
import { invite, resendInvitation, revokeInvitation } from "./commands/invitations";
import { deleteMember, transferCompany, updateMember } from "./commands/members";
import { createNewsroom, updateNewsroom } from "./commands/newsrooms";
import { getCompany, listMembers } from "./queries/company";
import { listInvitations } from "./queries/invitations";
import { listActs } from "./queries/log";
import { type CompanyAct, companyActNames, may } from "./rules";

const { sql } = testDatabase();

type Scene = { admin: TestAccount; member: TestAccount };
type Attempts = Record<string, (scene: Scene) => Promise<unknown>>;

const embargoed = { status: "PUBLISHED", embargoUntil: "2126-11-26T06:00:00Z" } as const;
const release = { title: "The night train returns", body: "<p>It runs again.</p>" };
const releaseOf = async ({ actor }: TestAccount, more = {}) =>
  (await execute(actor, createRelease, { ...release, ...more })).release;
const press = () => makeAccount({ userType: "press" });
const places = {
  location: "Oslo, Norway",
  professionalTitle: "Head of Press",
  tagline: "Forest hospitality",
};

async function typeDraft({ actor }: TestAccount, changes: object) {
  const { values, version, baseRevision } = (await execute(actor, getBuilderDraft, {})).draft;
  const about = "Hollow Pine builds and keeps forest cabins that no car can reach.";
  const typed = { ...values, ...places, accountType: "individual" as const, about, ...changes };
  const input = { values: typed, version, baseRevision, step: 1 };
  return (await execute(actor, saveBuilderDraft, input)).saved;
}
async function publishTyped(member: TestAccount, changes = {}) {
  const { version } = await typeDraft(member, changes);
  return execute(member.actor, publishBuilderDraft, { version });
}

/** For each act of the table, the operations that it permits, each with rows of its own. */
const attempts: Record<
  // The payment has its own test beside the plans: lib/domain/accounts/plans/billing.test.ts.
  Exclude<CompanyAct, "receiveNotices" | "exportData" | "managePlan" | "carryPlan">,
  Attempts
> = {
  prepare: {
    "a release's draft": ({ member }) => releaseOf(member),
    "a change of it": async ({ admin, member }) =>
      execute(member.actor, updateRelease, { id: (await releaseOf(admin)).id, title: "It returns" }),
    "its deletion": async ({ admin, member }) =>
      execute(member.actor, deleteRelease, { id: (await releaseOf(admin)).id }),
    "a pitch page's draft": ({ member }) =>
      execute(member.actor, createPitchPage, { ...completePitchPage(), status: "draft" }),
    "the newsroom's draft": ({ member }) => typeDraft(member, {}),
    "the library": ({ member }) => makeProduct(member),
  },
  answerPitches: {
    "an answer": async ({ admin, member }) => {
      const { id } = await sendPitchTo(await press(), admin);
      return execute(member.actor, respondToPitch, { id, response: "accepted" });
    },
  },
  publish: {
    "a release": ({ member }) => releaseOf(member, { status: "PUBLISHED" }),
    "a release's schedule": ({ member }) =>
      releaseOf(member, { status: "SCHEDULED", publishAt: "2126-11-26T06:00:00Z" }),
    "a correction": async ({ admin, member }) => {
      const { id } = await releaseOf(admin, { status: "PUBLISHED" });
      return execute(member.actor, updateRelease, { id, title: "It returns" });
    },
    "a withdrawal": async ({ admin, member }) =>
      execute(member.actor, deleteRelease, { id: (await releaseOf(admin, { status: "PUBLISHED" })).id }),
    "a share under embargo": async ({ admin, member }) => {
      const { id } = await releaseOf(admin, embargoed);
      return execute(member.actor, shareRelease, { id, recipientIds: [(await press()).profileId] });
    },
    "a pitch page": ({ member }) =>
      execute(member.actor, createPitchPage, { ...completePitchPage(), status: "published" }),
    "a public pitch page's end": async ({ admin, member }) =>
      execute(member.actor, archivePitchPage, { id: (await makePitchPage(admin)).id }),
    "the newsroom's draft": ({ member }) => publishTyped(member),
    "a part of the newsroom": ({ member }) => execute(member.actor, updateProfile, { about: "Cabins." }),
    "the newsroom's set-up": ({ member }) =>
      execute(member.actor, setupProfile, { name: "Robin Vale", ...places }),
    "its picture": async ({ member }) =>
      execute(member.actor, uploadAvatar, { avatar: sent(await plainPicture()) }),
    "its picture's removal": ({ member }) => execute(member.actor, removeAvatar, {}),
  },
  sendPitches: {
    "a new pitch": async ({ member }) =>
      execute(member.actor, createPitch, { ...completePitchBody(), recipientId: (await press()).profileId }),
    "an unsent one": async ({ admin, member }) => {
      const { pitch } = await execute(admin.actor, createPitch, { ...completePitchBody(), send: false });
      return execute(member.actor, sendPitch, { id: pitch.id, recipientId: (await press()).profileId });
    },
    "a saved draft": async ({ member }) =>
      execute(member.actor, sendDraft, {
        ...{ id: (await makeDraft(member)).id, recipientId: (await press()).profileId },
      }),
  },
  sendMessages: {
    "a message": async ({ admin, member }) => {
      const { conversationId } = await makeMatch(admin, await press());
      return execute(member.actor, sendMessage, { conversationId, content: "Hello" });
    },
  },
  renameCompany: {
    "by the profile": ({ member }) => execute(member.actor, updateProfile, { company: "Pine & Sons" }),
    "by the builder": ({ member }) => publishTyped(member, { name: "Pine & Daughters" }),
    "by the set-up": ({ member }) =>
      execute(member.actor, setupProfile, { name: "Robin Vale", company: "Pine & Friends", ...places }),
    "by the settings": ({ member }) => execute(member.actor, updateCompany, { name: unique("Pine") }),
  },
  manageEditors: {
    "an Editor's invitation": ({ member }) => inviteBy(member, "editor"),
    "a new link for one": async ({ admin, member }) =>
      execute(member.actor, resendInvitation, { id: (await inviteBy(admin, "editor")).id }),
    "its end": async ({ admin, member }) =>
      execute(member.actor, revokeInvitation, { id: (await inviteBy(admin, "editor")).id }),
    "an Editor's pause": async ({ admin, member }) =>
      execute(member.actor, updateMember, {
        id: (await makeMember(admin, "editor")).userId,
        status: "paused",
      }),
    "an Editor's removal": async ({ admin, member }) =>
      execute(member.actor, deleteMember, { id: (await makeMember(admin, "editor")).userId }),
    "the list of members": ({ member }) => execute(member.actor, listMembers, {}),
    "the list of invitations": ({ member }) => execute(member.actor, listInvitations, {}),
  },
  manageMembers: {
    "a Manager's invitation": ({ member }) => inviteBy(member, "manager"),
    "an Admin's invitation": ({ member }) => inviteBy(member, "admin"),
    "an Editor's promotion": async ({ admin, member }) =>
      execute(member.actor, updateMember, {
        id: (await makeMember(admin, "editor")).userId,
        role: "manager",
      }),
    "a Manager's removal": async ({ admin, member }) =>
      execute(member.actor, deleteMember, { id: (await makeMember(admin, "manager")).userId }),
    "an Admin's demotion": async ({ admin, member }) =>
      execute(member.actor, updateMember, { id: (await makeMember(admin, "admin")).userId, role: "editor" }),
    "handing the company over": async ({ member }) => {
      const admin = await found();
      const giver = await makeMember(admin, member.actor.companyRole ?? "editor");
      return execute(giver.actor, transferCompany, { id: admin.userId });
    },
  },
  manageNewsrooms: {
    "a new newsroom": ({ member }) => newsroomBy(member),
    "its pause": async ({ admin, member }) =>
      execute(member.actor, updateNewsroom, { id: (await newsroomBy(admin)).id, status: "paused" }),
  },
  manageTokens: {
    "a new token": ({ member }) => execute(member.actor, createCompanyToken, tokenOf("Feed")),
    "another secret": async ({ admin, member }) => {
      const { token } = await execute(admin.actor, createCompanyToken, tokenOf("Rotated"));
      return execute(member.actor, rotateCompanyToken, {
        ...{ id: token.id, prefix: token.prefix, password: PASSWORD },
      });
    },
    "its end": async ({ admin, member }) => {
      const { token } = await execute(admin.actor, createCompanyToken, tokenOf("Ended"));
      return execute(member.actor, revokeCompanyToken, { id: token.id });
    },
    "their list": ({ member }) => execute(member.actor, listCompanyTokens, {}),
  },
  manageCompany: {
    "its settings": ({ member }) => execute(member.actor, getCompany, {}),
    "a change of them": ({ member }) => execute(member.actor, updateCompany, { description: "Cabins." }),
    "a reminder": async ({ admin, member }) => {
      await execute(admin.actor, updateCompany, { requiresTwoFactor: true });
      return execute(member.actor, remindTwoFactor, {});
    },
    "its log": ({ member }) => execute(member.actor, listActs, {}),
  },
};
const tokenOf = (name: string) => ({
  ...{ name, role: "editor", scopes: ["releases:read" as const], password: PASSWORD },
});
const inviteBy = async ({ actor }: TestAccount, role: MemberRole) =>
  (await execute(actor, invite, { email: uniqueEmail(), role })).invitation;
const newsroomBy = async ({ actor }: TestAccount) =>
  (await execute(actor, createNewsroom, { name: unique("Pine Larder"), kind: "brand" })).newsroom;
/** An account without a company has none of these to decide about. */
const needsCompany = [
  "renameCompany",
  "manageEditors",
  "manageMembers",
  "manageNewsrooms",
  "manageTokens",
  "manageCompany",
];

const found = () => makeAccount({ userType: "brand", company: "Hollow Pine" });
const expected = (role: MemberRole, act: CompanyAct) => (may(role, act) ? "ok" : "forbidden");
const cases = Object.entries(attempts).flatMap(([act, tries]) =>
  Object.entries(tries).map(([what, attempt]) => ({ act: act as CompanyAct, what, attempt })),
);

describe.each(memberRoles)("the operations answer as the table says: %s", (role) => {
  let scene: Scene;
  let own: Scene;
  beforeAll(async () => {
    const admin = await found();
    scene = { admin, member: await makeMember(admin, role) };
    const founder = await found();
    own = { admin: await makeMember(founder, "admin"), member: await inRole(founder, role) };
  });

  it.each(cases)("$act, $what", async ({ act, attempt }) => {
    expect(await outcomeOf(attempt(scene))).toBe(expected(role, act));
  });

  it.each(cases)("$act, $what, for the newsroom of their own account", async ({ act, attempt }) => {
    expect(await outcomeOf(attempt(own))).toBe(expected(role, act));
  });
});

describe("what no button decides follows the table", () => {
  it.each(memberRoles)("%s: whether their own newsroom is visible", async (role) => {
    const { actor } = await inRole(await found(), role);
    const hide = execute(actor, setPreferences, { publicProfile: false });
    expect(await outcomeOf(hide)).toBe(expected(role, "publish"));
    // A value that is sent along unchanged needs no right.
    const publicProfile = !may(role, "publish");
    expect(await outcomeOf(execute(actor, setPreferences, { publicProfile, weeklyDigest: true }))).toBe("ok");
  });

  it.each(memberRoles)("%s: notices", async (role) => {
    const { profileId, userId } = await makeMember(await found(), role);
    const audience = await transact((tx) => readAudience(tx, profileId));
    expect(audience.includes(userId)).toBe(may(role, "receiveNotices"));
  });

  it.each(memberRoles)("%s: the copy of one's data", async (role) => {
    const { actor, profileId } = await makeMember(await found(), role);
    await sql()`update profiles set user_id = null where id = ${profileId}`;
    const { rows } = await execute(actor, readCopyPage, { file: "profiles" });
    expect(rows.some(({ id }) => id === profileId)).toBe(may(role, "exportData"));
  });

  it.each(memberRoles)("%s: a plan that counts for the company", async (role) => {
    vi.stubEnv("BETA", "false");
    resetSettings();
    onTestFinished(() => {
      vi.unstubAllEnvs();
      resetSettings();
    });
    const admin = await found();
    const { userId } = await makeMember(admin, role);
    await sql()`update users set subscription_level = 'premium' where id = ${userId}`;
    for (let sends = 0; sends < FREE_PITCHES; sends++) await sendPitchTo(admin, await press());
    const outcome = await outcomeOf(sendPitchTo(admin, await press()));
    expect(outcome).toBe(may(role, "carryPlan") ? "ok" : "quota_exceeded");
  });
});

describe("the table", () => {
  it("gives an Admin everything, and each role what the one below it has", () => {
    for (const act of companyActNames) {
      expect(may("admin", act)).toBe(true);
      if (may("editor", act)) expect(may("manager", act)).toBe(true);
    }
  });

  it.each(cases.filter(({ act }) => !needsCompany.includes(act)))(
    "binds no account without a company: $act, $what",
    async ({ attempt }) => {
      const alone = await makeAccount({ userType: "brand" });
      expect(await outcomeOf(attempt({ admin: alone, member: alone }))).toBe("ok");
    },
  );

  it("leaves a member's own profile beside the company theirs, but for what is done in their name", async () => {
    const { actor } = await inRole(await makeMember(await found(), "editor"), "editor");
    const setUp = execute(actor, setupProfile, { name: "Robin Vale", ...places });
    expect(await outcomeOf(setUp)).toBe("ok");
    const send = { ...completePitchBody(), recipientId: (await press()).profileId };
    expect(await outcomeOf(execute(actor, createPitch, send))).toBe("forbidden");
  });
});
