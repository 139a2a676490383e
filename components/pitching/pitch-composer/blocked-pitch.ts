import type { ComposerRecipient } from "@/components/pitching/pitch-composer/recipient";
import type { Sender } from "@/components/pitching/pitch-composer/sender";
import { directories } from "@/lib/domain/discovery/directories/labels";
import { companyActs } from "@/lib/domain/profiles/companies/rules";
import {
  labelOf,
  parseUserType,
  type UserType,
  userTypes,
} from "@/lib/domain/vocabulary/user-type/user-type";

export type BlockedPitch = {
  title: string;
  text: string;
  /** Links to profiles that can be pitched instead. */
  ways: { href: string; label: string }[];
};

const many: Record<UserType, string> = {
  press: "Journalists",
  brand: "Brand newsrooms",
  source: "Source newsrooms",
  paid_media: "Creators",
};

/** Explains why this sender's pitch can't go to this recipient, whatever its content; null where it can. */
export function explainNoPitch(sender: Sender | null, recipient: ComposerRecipient): BlockedPitch | null {
  if (!sender) return null;
  const ways = userTypes
    .filter((type) => type !== sender.type)
    .map((type) => ({ href: `/${directories[type].path}`, label: many[type] }));
  if (sender.profileId === recipient.id) {
    return {
      title: "This is your own profile",
      text: "A pitch goes to somebody else. This is how others reach you.",
      ways,
    };
  }
  if (!sender.acts.includes("sendPitches"))
    return { title: "Sending waits for a Manager", text: companyActs.sendPitches.waits, ways: [] };
  if (!recipient.userType || parseUserType(recipient.userType) !== sender.type) return null;
  const type = labelOf(sender.type);
  return {
    title: `${recipient.name} is ${type} as well`,
    text: `You are signed in with a ${type} account. A pitch goes to a profile of another type than your own.`,
    ways,
  };
}
