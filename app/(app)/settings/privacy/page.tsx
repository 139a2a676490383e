import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { settingsMessages } from "@/components/accounts/settings/messages";
import { PrivacySwitches } from "@/components/accounts/settings/privacy-switches";
import { DoneNote } from "@/components/ui/done-note";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { page } from "@/lib/transport/page";
import { SettingsSubPage } from "../sub-page";

export const metadata: Metadata = { title: "Privacy", robots: { index: false } };
export const dynamic = "force-dynamic";

const HERE = "/settings/privacy";

export default async function PrivacyPage({ searchParams }: SearchProps) {
  const { done } = await searchParams;
  const { user } = await page(me, {}, HERE);
  return (
    <SettingsSubPage
      here={HERE}
      title="Privacy"
      lede="Each switch says what it does, and what off means."
      width="full"
    >
      <DoneNote done={done} messages={{ saved: settingsMessages.saved }} />
      <PrivacySwitches preferences={user.preferences} />
    </SettingsSubPage>
  );
}
