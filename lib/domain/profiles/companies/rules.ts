import {
  type MemberRole,
  memberRoles,
  type memberStatuses,
  type subscriptionLevels,
  type UserType,
} from "@/db/enums";
import { isNewsroomType } from "@/lib/domain/vocabulary/user-type/user-type";
import { utcDay } from "@/lib/utils/dates";

/** An act of a company's members has a name, a lowest role that may do it, and a sentence for the others. */
type Act = {
  /** `docs/access.md` lists it under this label. */
  label: string;
  /** This role and the roles above it may. */
  from: MemberRole;
  /**
   * A member's role always decides for the company's profiles. With this it also decides for the member's own profile
   * beside the company, where the act is done in a person's name.
   */
  inOwnName?: true;
  /** It changes something in the company's name, so it rests for what the company's plan no longer holds. */
  changes?: true;
  /** The sentence says who does it instead: it is shown in place of the button, and is the message of the 403. */
  waits?: string;
};

const ONLY_MEMBERS = "Only the people of this newsroom can do this.";

/** The sentence for what is over the plan; `at` is ISO 8601. */
export const readOnlyNote = (at: string): string =>
  `Since ${utcDay(at)} your company's plan holds fewer members or newsrooms, so this can only be read. An Admin can change the plan.`;

/** This table alone decides what a role may (docs/product.md#companies). It is safe in a browser. */
export const companyActs = {
  prepare: {
    label: "Write drafts of releases, pitch pages and the newsroom, and fill its library",
    from: "editor",
    changes: true,
    waits: ONLY_MEMBERS,
  },
  answerPitches: {
    label: "Answer, complete and rate pitches",
    from: "editor",
    changes: true,
    inOwnName: true,
    waits: ONLY_MEMBERS,
  },
  publish: {
    label: "Publish releases, pitch pages and the newsroom, share under embargo, and change what is public",
    from: "manager",
    changes: true,
    waits: "A Manager or an Admin of your company publishes this.",
  },
  sendPitches: {
    label: "Send pitches",
    from: "manager",
    changes: true,
    inOwnName: true,
    waits: "Editors do not send pitches. Please ask a Manager or an Admin of your company.",
  },
  sendMessages: {
    label: "Send messages",
    from: "manager",
    changes: true,
    inOwnName: true,
    waits: "Editors do not send messages. Please ask a Manager or an Admin of your company.",
  },
  receiveNotices: {
    label:
      "Receive live events of the company's profiles, and notifications and mails of those without a manager",
    from: "manager",
  },
  exportData: {
    label: "Take the company's newsrooms along in the copy of their own data",
    from: "manager",
  },
  renameCompany: {
    label: "Rename the company, and its newsroom with it",
    from: "admin",
    waits: "Only an Admin may rename the company.",
  },
  managePlan: {
    label: "Change the company's plan and its payment",
    from: "admin",
    inOwnName: true,
    waits: "Only an Admin may change the company's plan.",
  },
  manageEditors: {
    label: "Invite, pause and remove Editors",
    from: "manager",
    waits: "A Manager or an Admin of your company does this.",
  },
  manageMembers: {
    label: "Invite, pause and remove Managers and Admins, and change roles",
    from: "admin",
    waits: "Only an Admin does this.",
  },
  manageNewsrooms: {
    label: "Create newsrooms, pause them and say who manages them",
    from: "admin",
    waits: "Only an Admin creates, pauses and assigns newsrooms.",
  },
  manageCompany: {
    label: "See the company's figures and its log, and change its settings",
    from: "admin",
    waits: "Only an Admin manages the company.",
  },
  manageTokens: {
    label: "Make, rotate and revoke the company's API tokens",
    from: "admin",
    waits: "Only an Admin manages the company's API tokens.",
  },
  carryPlan: {
    label: "Pay a plan that the whole company then has",
    from: "admin",
  },
} as const satisfies Record<string, Act>;

type Acts = typeof companyActs;
export type CompanyAct = keyof Acts;
export const companyActNames = Object.keys(companyActs) as [CompanyAct, ...CompanyAct[]];

type ActsWith<Part> = { [A in CompanyAct]: Acts[A] extends Part ? A : never }[CompanyAct];
/** These acts have a button: a member who may not press it reads who does. */
export type PressedAct = ActsWith<{ waits: string }>;
export type PersonalAct = ActsWith<{ inOwnName: true }>;

/** A member finds so many newsrooms of their company to act for. */
export const MAX_MANAGED = 100;

const rankOf = (role: MemberRole) => memberRoles.indexOf(role);

export const may = (role: MemberRole, act: CompanyAct): boolean =>
  rankOf(role) <= rankOf(companyActs[act].from);

export const rolesThat = (act: CompanyAct): MemberRole[] => memberRoles.filter((role) => may(role, act));

/** A role as the table has it, of one as the API writes it. */
export const roleOf = (written: Uppercase<MemberRole>) => written.toLowerCase() as MemberRole;

export const isAdmin = (role: MemberRole | null): boolean => role === "admin";

/** This act is what it takes to give, change or take away a role. */
export const actOn = (role: MemberRole) => (role === "editor" ? "manageEditors" : "manageMembers");

export const roleLabels: Record<MemberRole, string> = {
  admin: "Admin",
  manager: "Manager",
  editor: "Editor",
};

/** What a role is for, beside its name. */
export const roleNotes: Record<MemberRole, string> = {
  admin: "Everything, billing and security too",
  manager: "Runs the newsrooms, invites Editors",
  editor: "Writes and answers, never sends or publishes",
};

/** A premium plan has room for so many members. An open invitation holds a place, a paused member none. */
export const MAX_MEMBERS = 10;
export type PlanName = (typeof subscriptionLevels)[number];
/** Each plan has room for so many of a company's; null where it sets no limit. */
export const companyPlaces = {
  basic: { members: 1, newsrooms: 1 },
  premium: { members: MAX_MEMBERS, newsrooms: null },
} as const satisfies Record<PlanName, { members: number; newsrooms: number | null }>;

export const PLANS_PATH = "/plans";
/** Where a payer chooses the plan, once plans are sold. */
export const UPGRADE_PATH = "/settings/subscription";

/** The sentence for what the plan has no room for: "Your company's plan holds 1 newsroom. Premium holds more." */
export const beyondPlan = (limit: number, noun: "member" | "newsroom"): string =>
  `Your company's plan holds ${limit} ${noun}${limit === 1 ? "" : "s"}. Premium holds more.`;

export const INVITATION_DAYS = 7;
/** After two-factor sign-in is asked for, a member without it may go on for so many days. */
export const TWO_FACTOR_DAYS = 14;

type Reader = { email: string; userType: UserType; companyId: string | null };

export const invitationStates = [
  "open",
  "signedOut",
  "otherAddress",
  "otherType",
  "otherCompany",
  "isMember",
  "senderGone",
] as const;
export type InvitationState = (typeof invitationStates)[number];

type Sender = { status: (typeof memberStatuses)[number]; role: MemberRole; isGone: boolean };
type Invitation = { email: string; companyId: string; role: MemberRole };

/** What a reader can do with an invitation that is open: accept it, or why not. `sender` is null for a former member. */
export function invitationState(
  reader: Reader | undefined,
  invitation: Invitation,
  sender: Sender | null,
): InvitationState {
  if (reader?.companyId === invitation.companyId) return "isMember";
  if (sender?.status !== "active" || sender.isGone || !may(sender.role, actOn(invitation.role)))
    return "senderGone";
  if (!reader) return "signedOut";
  if (reader.email.toLowerCase() !== invitation.email.toLowerCase()) return "otherAddress";
  if (!isNewsroomType(reader.userType)) return "otherType";
  return reader.companyId ? "otherCompany" : "open";
}

/** Why an invitation can be accepted no more, for its reader; a link that was replaced is unknown. */
export const endedInvitation = {
  used: "It was accepted, and an invitation works once. If you accepted it, sign in with the account that you did so with.",
  revoked: "It was taken back. Please ask the company for a new one.",
  outOfDate: "It was not accepted in time. Please ask the company for a new one.",
  unknown:
    "The link is not whole, or a newer invitation took its place. Please open the newest mail that invites you.",
} as const;
export type InvitationEnd = keyof typeof endedInvitation;
export const invitationEnds = Object.keys(endedInvitation) as InvitationEnd[];
export const isEnded = (state: InvitationState | InvitationEnd): state is InvitationEnd =>
  state in endedInvitation;

export const companyMessages = {
  held: "Your account is on hold: this waits until our staff lift it.",
  lastAdmin: "A company needs an Admin. Please make somebody else an Admin first.",
  hasNewsroom: "Your company has a newsroom of this name already. Please choose another name.",
  hasNewsrooms:
    "You are the company's only member, and it has other newsrooms. Please make somebody else its Admin first.",
  isPaid:
    "You are the company's only member, and its plan is paid. Please end the plan first, or make somebody else its Admin.",
  full: `Your company has ${MAX_MEMBERS} members, open invitations included. Please remove or pause one first.`,
  noPlace:
    "The company's plan has no place for another member. Once an Admin has changed it, this invitation works.",
  noTwoFactor: "Your company does not ask for two-factor sign-in.",
  allHaveTwoFactor: "Every active member has it.",
  alreadyMember: "This person is a member of your company.",
  isMember: "You are a member of this company already.",
  isInvited: "This person is invited already. You can send the invitation again.",
  otherAddress: "This invitation is for another e-mail address.",
  otherCompany: "You belong to another company. Leave it first, then accept.",
  pausedElsewhere: "You are a paused member of a company. Leave it first, under Settings, Company.",
  otherType: "Your account is a journalist's or a creator's. A company's members are brands or sources.",
  senderGone: "Whoever invited you may no longer do so. Please ask for a new invitation.",
} as const;

/** An active newsroom that was never published shows as a draft, another as what it was set to. */
export const shownStatus = <Status extends string>(newsroom: { status: Status; isDraft: boolean }) =>
  newsroom.isDraft && newsroom.status === "ACTIVE" ? "DRAFT" : newsroom.status;
