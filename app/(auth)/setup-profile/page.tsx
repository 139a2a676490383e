import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { SetupScreen } from "@/components/accounts/accounts/setup-screen";
import { RightsProvider } from "@/components/profiles/companies/rights";
import { formFields, toStored } from "@/components/profiles/forms/profile-values";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { testingTerms } from "@/lib/site";
import { page } from "@/lib/transport/page";
import { safePath } from "@/lib/utils/safe-path";

export const metadata: Metadata = { title: "Set up your profile", robots: { index: false } };
export const dynamic = "force-dynamic";

export default async function SetupProfilePage({ searchParams }: SearchProps) {
  const { callbackUrl } = await searchParams;
  const { user } = await page(me, {}, "/setup-profile");
  const { profile } = await page(getOwnProfile, {}, "/setup-profile");
  const stored = toStored(profile, formFields.setup);
  return (
    <RightsProvider of={user}>
      <SetupScreen
        next={safePath(callbackUrl, "/dashboard")}
        viewer={{
          userId: user.id,
          type: user.userType.toLowerCase() as UserType,
          email: user.email,
          emailVerified: user.emailVerified,
          testing: testingTerms(),
          company: user.company?.name ?? null,
          avatarUrl: profile.avatarUrl,
          logoUrl: "logoUrl" in profile ? profile.logoUrl : null,
          complete: profile.complete,
          stored: { ...stored, values: { ...stored.values, name: user.name } },
        }}
      />
    </RightsProvider>
  );
}
