import type { Metadata } from "next";
import type { SearchProps } from "@/app/(auth)/search-props";
import { SetupScreen } from "@/components/accounts/accounts/setup-screen";
import { RightsProvider } from "@/components/profiles/companies/rights";
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
  return (
    <RightsProvider acts={user.acts}>
      <SetupScreen
        next={safePath(callbackUrl, "/dashboard")}
        viewer={{
          type: user.userType.toLowerCase() as UserType,
          email: user.email,
          emailVerified: user.emailVerified,
          testing: testingTerms(),
          company: user.company?.name ?? null,
          avatarUrl: profile.avatarUrl,
          complete: profile.complete,
          values: {
            name: user.name,
            professionalTitle: profile.title,
            location: profile.location,
            company: "",
            website: profile.website ?? "",
            customPortfolioUrl: profile.customPortfolioUrl ?? "",
            topics: profile.userType === "PRESS" ? profile.expertise : profile.industries,
            perks: "perksOffered" in profile ? profile.perksOffered : profile.perksPreferred,
          },
        }}
      />
    </RightsProvider>
  );
}
