import { askViewer, isHinted } from "@/components/layout/viewer-call";
import { readDrafts } from "@/components/pitches/drafts-api";
import type { DraftView } from "@/lib/domain/pitch-drafts/schema";
import { parseUserType, type UserType } from "@/lib/domain/user-type";

/** Who is about to write. Null for a guest; also without an answer; sending shows it then. */
export type Sender = {
  profileId: string;
  type: UserType;
  /** Saved pitches to begin with. */
  drafts: DraftView[];
};

/** Requests the sender, again each time: people sign in and out in other tabs. */
export async function askSender(): Promise<Sender | null> {
  if (!isHinted()) return null;
  const answer = await askViewer().catch(() => null);
  const type = answer && parseUserType(answer.user.userType);
  if (!type || !answer.user.profile) return null;
  const saved = await readDrafts({ stayOnUnauthenticated: true });
  return { profileId: answer.user.profile.id, type, drafts: saved.ok ? saved.data.drafts : [] };
}
