import { notFound } from "next/navigation";
import { StateBand } from "@/components/accounts/settings/state-band";
import { RingOnPage } from "@/components/messaging/calls/ring-on-page";
import { PitchWizard } from "@/components/pitching/pitch-pages/editor/pitch-wizard";
import { wizardPath } from "@/components/pitching/pitch-pages/labels";
import { RightsProvider } from "@/components/profiles/companies/rights";
import { writerOf } from "@/components/wizard/writer";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { getPitchPage, listPitchPages } from "@/lib/domain/pitching/pitch-pages/queries";
import { pitchPageKindOf } from "@/lib/domain/pitching/pitch-pages/rules";
import type { PitchPageKind } from "@/lib/domain/pitching/pitch-pages/schema";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { redirectActing } from "@/lib/transport/acting";
import { page } from "@/lib/transport/page";

export type WizardAddress = { searchParams: Promise<{ id?: string | string[] }> };

/**
 * The wizard of a kind of pitch page opens a new one, or with `?id=` one of one's own. Anyone who has the other kind of
 * newsroom is led to theirs; accounts without one get the 404 of the list.
 */
export async function PitchWizardPage({
  kind,
  here,
  searchParams,
}: WizardAddress & { kind: PitchPageKind; here: string }) {
  const { id } = await searchParams;
  const [{ user }] = await Promise.all([page(me, {}, here), page(listPitchPages, { limit: 1 }, here)]);
  const own = pitchPageKindOf(user.userType.toLowerCase() as UserType);
  if (own !== kind) await redirectActing(wizardPath(own));
  const [{ profile }, found] = await Promise.all([
    page(getOwnProfile, {}, here),
    id === undefined ? null : page(getPitchPage, { id: String(id) }, here),
  ]);
  if (found && found.pitchPage.kind !== kind) notFound();
  const { name, location, verified } = profile;
  return (
    <RightsProvider of={user}>
      <StateBand {...user} />
      <PitchWizard
        // The key gives another page a form of its own.
        key={found?.pitchPage.id ?? "new"}
        kind={kind}
        initial={found?.pitchPage ?? null}
        newsroom={{ name, location, verified }}
        writer={writerOf(user)}
      />
      <RingOnPage userId={user.id} isPrivate />
    </RightsProvider>
  );
}
