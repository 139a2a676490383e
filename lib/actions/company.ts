"use server";
import { withActing } from "@/lib/acting";
import * as company from "@/lib/domain/profiles/companies/commands/company";
import * as invitations from "@/lib/domain/profiles/companies/commands/invitations";
import * as members from "@/lib/domain/profiles/companies/commands/members";
import * as newsrooms from "@/lib/domain/profiles/companies/commands/newsrooms";
import { formAction } from "@/lib/transport/action";
import type { FormFields } from "@/lib/transport/form-fields";

const idOf = ({ text }: FormFields) => ({ id: text("id") });
const OWN = "/settings/company";
/** A Manager does from their settings what an Admin does in the company's management, and comes back there. */
const at = (tab: string, done: string) => (_: unknown, __: unknown, from: string | null) =>
  from?.startsWith(OWN) ? `${OWN}?done=${done}` : `/company-management?tab=${tab}&done=${done}`;

export const acceptInvitation = formAction(invitations.acceptInvitation, {
  read: ({ text }) => ({ token: text("token") ?? "" }),
  done: ({ company: { newsroom } }: { company: { newsroom: string | null } }) =>
    withActing("/dashboard", newsroom),
});
export const invite = formAction(invitations.invite, {
  read: ({ text }) => ({ email: text("email") ?? "", role: text("role") }),
  done: at("team", "invited"),
});
export const resendInvitation = formAction(invitations.resendInvitation, {
  read: idOf,
  done: at("team", "invited"),
});
export const revokeInvitation = formAction(invitations.revokeInvitation, {
  read: idOf,
  done: at("team", "revoked"),
});
export const updateMember = formAction(members.updateMember, {
  read: (fields) => ({
    ...idOf(fields),
    role: fields.text("role") || undefined,
    status: fields.text("status") || undefined,
  }),
  done: at("team", "saved"),
});
export const deleteMember = formAction(members.deleteMember, { read: idOf, done: at("team", "removed") });
export const transferCompany = formAction(members.transferCompany, { read: idOf, done: () => "/dashboard" });
export const leaveCompany = formAction(members.leaveCompany, { read: () => ({}), done: () => "/dashboard" });

/** The new newsroom is a draft, so its builder is next. */
export const createNewsroom = formAction(newsrooms.createNewsroom, {
  read: ({ text }) => ({
    name: text("name") ?? "",
    kind: text("kind"),
    managerId: text("managerId") || null,
    description: text("description") ?? "",
  }),
  done: ({ newsroom }: { newsroom: { kind: string; slug: string } }) =>
    `/create-${newsroom.kind.toLowerCase()}-newsroom?as=${newsroom.slug}`,
});
export const updateNewsroom = formAction(newsrooms.updateNewsroom, {
  read: (fields) => ({
    ...idOf(fields),
    status: fields.text("status") || undefined,
    managerId: fields.text("managerId") === undefined ? undefined : fields.text("managerId") || null,
  }),
  done: at("profiles", "saved"),
});
export const remindTwoFactor = formAction(company.remindTwoFactor, {
  read: () => ({}),
  done: at("settings", "reminded"),
});
export const updateCompany = formAction(company.updateCompany, {
  read: ({ changed }) => {
    const ticked = (name: string) => {
      const typed = changed(name);
      return typed === undefined ? undefined : typed === "on";
    };
    return {
      name: changed("name"),
      website: changed("website"),
      description: changed("description"),
      industry: changed("industry"),
      newsroomsVisible: ticked("newsroomsVisible"),
      newsroomsTakeMessages: ticked("newsroomsTakeMessages"),
      requiresTwoFactor: ticked("requiresTwoFactor"),
    };
  },
  done: at("settings", "saved"),
});
