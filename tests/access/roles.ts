import { type MemberRole, memberRoles } from "@/db/enums";
import { matrix, type Outcome } from "./matrix";

/** Members of the sender's company who act for its newsroom, and somebody who was a member and is none any more. */
export const memberCallers = [...memberRoles, "removed"] as const;
export type MemberCaller = (typeof memberCallers)[number];

/** Operations on the sender's rows that take this role; every other one any member may call. */
const from: Record<Exclude<MemberRole, "editor">, string[]> = {
  manager: [
    ...["profiles.update", "profiles.setup", "profiles.removeAvatar", "profiles.removeLogo"],
    ...[
      "builders.publish",
      "pitches.create",
      "pitches.send",
      "messages.send",
      "messages.addFile",
      "messages.startUpload",
      "messages.schedule",
    ],
    ...["calls.start", "calls.answer", "calls.take"],
    ...["pitchPages.update", "pitchPages.save", "pitchPages.archive", "pitchPages.unarchive"],
    ...["pitchPages.delete", "releases.share", "releases.unshare"],
    ...["members.list", "members.delete"],
    ...["invitations.list", "invitations.create", "invitations.resend", "invitations.revoke"],
  ],
  admin: [
    ...["plans.checkout", "plans.portal", "plans.settle"],
    ...["companies.get", "companies.update", "companies.remindTwoFactor", "companies.overview"],
    ...["companies.listActs", "companies.exportActs", "companies.analytics", "companies.exportAnalytics"],
    ...["companyTokens.list", "companyTokens.create", "companyTokens.rotate", "companyTokens.revoke"],
    ...["members.update", "members.transfer", "newsrooms.create", "newsrooms.update"],
  ],
};

/** These are about rows of the sender's account alone, whatever another member's role. */
const ofAccount: Record<string, Outcome> = {
  ...Object.fromEntries(
    [
      ...["accounts.endSession", "tokens.rotate", "tokens.revoke", "pitches.sendDraft"],
      ...["messages.updateScheduled", "messages.deleteScheduled"],
      ...["pitchDrafts.get", "pitchDrafts.update", "pitchDrafts.save"],
      ...["pitchDrafts.duplicate", "pitchDrafts.delete", "accounts.resumeMail"],
      ...["reports.readQuestion", "reports.answer", "messages.readUpload", "messages.appendUpload"],
      ...["messages.finishUpload", "messages.dropUpload"],
      ...["push.setDevice", "push.test", "push.unsubscribe"],
    ].map((name) => [name, "not_found"]),
  ),
  "messages.delete": "forbidden",
  "messages.edit": "forbidden",
  "accounts.delete": "ok",
  // The sender is an Admin, and one remains when another member leaves.
  "members.leave": "ok",
};

/** The outcome for a caller who sends what the sender would: a member by their role, a removed one as any stranger. */
export function expectedOf(name: string, caller: MemberCaller): Outcome | undefined {
  const expected = matrix[name]?.expected;
  if (caller === "removed") return expected?.brand;
  if (caller !== "admin" && from.admin.includes(name)) return "forbidden";
  if (caller === "editor" && from.manager.includes(name)) return "forbidden";
  return ofAccount[name] ?? expected?.sender;
}

/** Every name above is an operation's: a test compares. */
export const namedOperations = [...from.manager, ...from.admin, ...Object.keys(ofAccount)];
