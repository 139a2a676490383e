import { fetchViewer, isHinted } from "@/components/layout/viewer-call";
import { readDrafts } from "@/components/pitching/pitches/drafts-api";
import type { DraftView } from "@/lib/domain/pitching/pitch-drafts/schema";
import type { CompanyAct } from "@/lib/domain/profiles/companies/rules";
import { parseUserType, type UserType } from "@/lib/domain/vocabulary/user-type/user-type";

/** The account that writes; null for a guest, and without a response, where the sending shows who writes. */
export type Sender = {
  profileId: string;
  type: UserType;
  /** The sender's role in the company allows these acts. */
  acts: readonly CompanyAct[];
  /** The saved pitches that the form can begin with. */
  drafts: DraftView[];
};

/** The sender is requested again each time, because people sign in and out in other tabs. */
export async function fetchSender(): Promise<Sender | null> {
  if (!isHinted()) return null;
  const response = await fetchViewer().catch(() => null);
  const type = response && parseUserType(response.user.userType);
  if (!type || !response.user.profile) return null;
  const saved = await readDrafts({ stayOnUnauthenticated: true });
  const { acts } = response.user;
  return { profileId: response.user.profile.id, type, acts, drafts: saved.ok ? saved.data.drafts : [] };
}
