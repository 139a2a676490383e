import { z } from "zod";
import { memberRoles, memberStatuses, newsroomStatuses } from "@/db/enums";
import { bounds } from "@/lib/core/bounds";
import {
  anyCaseEnum,
  calendarDay,
  flag,
  isoDate,
  nameLine,
  optionalSiteUrl,
  rowId,
  singleLine,
  text,
  timeZone,
  unbroken,
  upperEnum,
} from "@/lib/core/fields";
import { pageInput, paginationSchema } from "@/lib/core/page-schema";
import { sourceIndustries } from "@/lib/domain/vocabulary/options/options";
import { newsroomTypes } from "@/lib/domain/vocabulary/user-type/user-type";
import { canonicalEmail } from "@/lib/utils/canonical-email";
import { isEmail } from "@/lib/utils/is-email";
import { actKinds } from "./act-texts";
import { invitationEnds, invitationStates } from "./rules";

/** Characters per field. The form's counters and the server read the same numbers. */
export const companyLimits = { name: bounds.name, description: bounds.about } as const;

export const companyView = z.object({
  id: z.uuid(),
  name: z.string(),
  website: z.string().nullable(),
  description: z.string(),
  /** One of the industries that a source chooses from, or null. */
  industry: z.string().nullable(),
  /** Newsrooms that are made from now on are public once they are complete. */
  newsroomsVisible: z.boolean(),
  /** Newsrooms that are made from now on take messages of people they did not match with. */
  newsroomsTakeMessages: z.boolean(),
  requiresTwoFactor: z.boolean(),
  /** Until then a member without two-factor sign-in may go on; null where there is no such time. */
  twoFactorFrom: isoDate().nullable(),
  createdAt: isoDate(),
});
export type CompanyView = z.infer<typeof companyView>;
export const companyOutput = z.object({ company: companyView });

/** Absent fields stay as they are. */
export const updateCompanyInput = z.object({
  name: nameLine("Company name", companyLimits.name, 1).optional(),
  website: optionalSiteUrl("Website").optional(),
  description: text("Description", companyLimits.description).optional(),
  industry: z
    .union([z.literal("").transform(() => null), z.null(), z.enum(sourceIndustries)], {
      error: `Industry must be one of ${sourceIndustries.join(", ")}`,
    })
    .optional(),
  newsroomsVisible: z.boolean({ error: "newsroomsVisible must be true or false" }).optional(),
  newsroomsTakeMessages: z.boolean({ error: "newsroomsTakeMessages must be true or false" }).optional(),
  requiresTwoFactor: z.boolean({ error: "requiresTwoFactor must be true or false" }).optional(),
});

const namedTokens = z.array(z.object({ id: z.uuid(), name: z.string() }));

export const memberView = z.object({
  /** The member's user id. */
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  role: upperEnum(memberRoles),
  status: upperEnum(memberStatuses),
  twoFactor: z.boolean(),
  isSelf: z.boolean(),
  /** The plan holds them no more since then: they can only read. */
  readOnlyAt: isoDate().nullable(),
  /** Newsrooms whose manager this member is. */
  manages: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** The company's API tokens whose text they know, for those who may rotate them. */
  knownTokens: namedTokens,
  lastActiveAt: isoDate().nullable(),
  joinedAt: isoDate(),
});
export type MemberView = z.infer<typeof memberView>;
export const membersOutput = z.object({ members: z.array(memberView) });

export const memberIdInput = z.object({ id: rowId() });
export const leftOutput = z.object({
  id: z.uuid(),
  /** The member's own API tokens, which ended with their membership. */
  endedTokens: namedTokens,
  /** The company's tokens whose text they know, because they made them: these work on until they are rotated. */
  knownTokens: namedTokens,
});
export type LeftMember = z.infer<typeof leftOutput>;
export const updateMemberInput = z.object({
  id: rowId(),
  role: anyCaseEnum(memberRoles, "Role").optional(),
  status: anyCaseEnum(memberStatuses, "Status").optional(),
});
export const memberOutput = z.object({
  member: z.object({ id: z.uuid(), role: upperEnum(memberRoles), status: upperEnum(memberStatuses) }),
  /**
   * The company's tokens that work on with the rights of their own role, and whose text is known to whoever was demoted,
   * paused or handed over.
   */
  knownTokens: namedTokens,
});

export const invitationView = z.object({
  id: z.uuid(),
  email: z.string(),
  role: upperEnum(memberRoles),
  invitedBy: z.string().nullable(),
  /** Its link works until then; in the past where it is out of date. */
  expiresAt: isoDate(),
  isOpen: z.boolean(),
  createdAt: isoDate(),
});
export type InvitationView = z.infer<typeof invitationView>;
export const invitationsOutput = z.object({ invitations: z.array(invitationView) });
export const invitationOutput = z.object({ invitation: invitationView });

export const inviteInput = z.object({
  email: unbroken("Email", bounds.email, 1)
    .transform(canonicalEmail)
    .refine(isEmail, "Please enter a valid email address"),
  role: anyCaseEnum(memberRoles, "Role"),
});
export const invitationIdInput = z.object({ id: rowId() });
export const invitationTokenInput = z.object({ token: text("Token", 200, 1) });

export const shownInvitationView = z.object({
  invitation: z
    .object({
      company: z.string(),
      /** Of the company's first newsroom, as an account that is made for the invitation has it too. */
      kind: upperEnum(newsroomTypes),
      email: z.string(),
      role: upperEnum(memberRoles),
      invitedBy: z.string().nullable(),
      expiresAt: isoDate(),
      /** The address has an account, so that its reader signs in; else they sign up. */
      hasAccount: z.boolean(),
    })
    .nullable(),
  /** What its reader can do: accept it, or why not. Without an invitation it is used, taken back or out of date. */
  state: z.enum([...invitationStates, ...invitationEnds]),
});
export type ShownInvitation = z.infer<typeof shownInvitationView>;

export const createNewsroomInput = z.object({
  name: nameLine("Profile name", bounds.name, 1),
  kind: anyCaseEnum(newsroomTypes, "Profile type"),
  /** The user id of an active member. */
  managerId: rowId().nullish(),
  description: text("Description", bounds.about).optional(),
});
export const updateNewsroomInput = z.object({
  id: rowId(),
  status: anyCaseEnum(newsroomStatuses, "Status").optional(),
  managerId: rowId().nullish(),
});
export const newsroomOutput = z.object({
  newsroom: z.object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    kind: upperEnum(newsroomTypes),
    status: upperEnum(newsroomStatuses),
    managerId: z.uuid().nullable(),
  }),
});

const logDays = { from: calendarDay("From").optional(), until: calendarDay("Until").optional() };

export const actFilters = {
  /** A member's user id. */
  member: rowId().optional(),
  kind: z.enum(actKinds, { error: `kind must be one of ${actKinds.join(", ")}` }).optional(),
  q: singleLine("Search", 100).optional(),
  /** The first and the last day, of `zone`. */
  ...logDays,
  zone: timeZone(),
};

type Days = { from?: string; until?: string };
const isReversed = ({ from, until }: Days): boolean =>
  from !== undefined && until !== undefined && until < from;
export const reversedDays = "The last day must not be before the first.";
/** Refuses a last day before the first one, at its field. */
export const inOrder = <Shape extends z.ZodType<Days>>(shape: Shape) =>
  shape.refine((days) => !isReversed(days), { path: ["until"], message: reversedDays });
const daysInput = inOrder(z.object(logDays));

/** What a log's address can be asked: a day that is refused is left out, and `problems` says why, by field. */
export function askableDays<F extends Days>(filters: F): { asked: F; problems: Days } {
  const { error } = daysInput.safeParse(filters);
  const refused = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const);
  const left = Object.fromEntries(refused.map(([name]) => [name, undefined]));
  return { asked: { ...filters, ...left }, problems: Object.fromEntries(refused) };
}

export const listActsInput = inOrder(
  z.object({
    ...pageInput(),
    ...actFilters,
    /** Who acted and is no member any more is named besides. */
    former: flag().default(false),
  }),
);
export const exportActsInput = inOrder(z.object(actFilters));
/** The days that a log's file covers, on the zone's clock: to today at the latest, from its oldest act where none is asked. */
export const exportedLog = {
  period: z.object({ firstDay: z.iso.date(), lastDay: z.iso.date(), from: isoDate(), zone: z.string() }),
};
export type ExportedLog = { period: z.infer<typeof exportedLog.period> };
export type ActFilters = Pick<z.output<typeof listActsInput>, keyof typeof actFilters>;
export const actView = z.object({
  id: z.uuid(),
  at: isoDate(),
  /** The name at the act, or "Deleted user". */
  who: z.string(),
  /** A person acted in a session, an API token for one, or a job by itself. */
  by: z.enum(["PERSON", "TOKEN", "JOB"]),
  userId: z.uuid().nullable(),
  operation: z.string(),
  kind: z.enum(actKinds),
  /** "changed the role of" */
  text: z.string(),
  /** What it was about, by its name at the act. */
  subject: z.string().nullable(),
  /** What follows the name: "from Editor to Admin", "to Jun Watari". */
  rest: z.string().nullable(),
  /** The newsroom acted for. */
  as: z.string().nullable(),
});
export type ActView = z.infer<typeof actView>;
export const actListView = z.object({
  acts: z.array(actView),
  /** Who acted and is no member any more, by the name of then; empty where it was not asked for. */
  former: z.array(z.object({ id: z.uuid(), name: z.string() })),
  pagination: paginationSchema,
});
export type ActListView = z.infer<typeof actListView>;
