import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { NewsroomView } from "@/app/(public)/_shared/newsroom-page";
import { OwnPageBand } from "@/components/accounts/settings/own-page-band";
import { CreatorPage } from "@/components/profiles/profiles/creator-page";
import { PressPage } from "@/components/profiles/profiles/press-page";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { getBrand, getPaidMedia, getPress, getSource } from "@/lib/domain/discovery/profile-pages/queries";
import { getNewsroomAssets } from "@/lib/domain/newsrooms/assets/queries";
import { previewUrl } from "@/lib/domain/newsrooms/releases/events";
import { getNewsroomNews } from "@/lib/domain/newsrooms/releases/queries/newsroom";
import { OWN_PAGE_PATH } from "@/lib/domain/profiles/profiles/identity";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import type { OwnProfileView } from "@/lib/domain/profiles/profiles/schema";
import { page } from "@/lib/transport/page";

export const metadata: Metadata = { title: "Your page as only you see it", robots: { index: false } };
export const dynamic = "force-dynamic";

const operations = { PRESS: getPress, BRAND: getBrand, SOURCE: getSource, PAID_MEDIA: getPaidMedia };

/** Its own people see a profile that is not listed here, with why it is not and the way to change that. */
export default async function OwnPage() {
  const [{ profile }, { user }] = await Promise.all([
    page(getOwnProfile, {}, OWN_PAGE_PATH),
    page(me, {}, OWN_PAGE_PATH),
  ]);
  if (profile.listed) redirect(profile.url);
  return (
    <>
      <OwnPageBand profile={profile} emailVerified={user.emailVerified} acts={user.acts} />
      <PublicPage own={profile} />
    </>
  );
}

/** The public page's components show it as everybody would see it. */
async function PublicPage({ own: { id, userType } }: { own: OwnProfileView }) {
  const shown = await page(operations[userType], { id }, OWN_PAGE_PATH);
  const { profile } = shown;
  switch (profile.userType) {
    case "PRESS":
      return <PressPage page={{ ...shown, profile }} />;
    case "PAID_MEDIA":
      return <CreatorPage page={{ ...shown, profile }} />;
    default: {
      const [news, material] = await Promise.all([
        page(getNewsroomNews, { id }, OWN_PAGE_PATH),
        page(getNewsroomAssets, { id }, OWN_PAGE_PATH),
      ]);
      // The public address of a release answers nobody either.
      const releases = news.releases.map((release) => ({ ...release, url: previewUrl(release.id) }));
      return <NewsroomView page={{ ...shown, profile }} news={{ ...news, releases }} material={material} />;
    }
  }
}
