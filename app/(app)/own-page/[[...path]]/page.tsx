import { EyeOff } from "lucide-react";
import type { Metadata } from "next";
import { NewsroomView } from "@/app/(public)/_shared/newsroom-page";
import { OwnPageBand } from "@/components/accounts/settings/own-page-band";
import { OwnPageScope } from "@/components/layout/own-page-scope";
import { CreatorPage, type CreatorPanel, creatorPanels } from "@/components/profiles/profiles/creator-page";
import type { NewsroomPanel } from "@/components/profiles/profiles/newsroom";
import { PressPage } from "@/components/profiles/profiles/press-page";
import { ProfileFrame } from "@/components/profiles/profiles/profile-frame";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { getBrand, getPaidMedia, getPress, getSource } from "@/lib/domain/discovery/profile-pages/queries";
import { getNewsroomAssets } from "@/lib/domain/newsrooms/assets/queries";
import { previewUrl } from "@/lib/domain/newsrooms/releases/events";
import { getNewsroomNews } from "@/lib/domain/newsrooms/releases/queries/newsroom";
import { getPublicRelease } from "@/lib/domain/newsrooms/releases/queries/public";
import { isNewsroom, OWN_PAGE_PATH, underOwnPage } from "@/lib/domain/profiles/profiles/identity";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import type { OwnProfileView } from "@/lib/domain/profiles/profiles/schema";
import { accentOf, parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { redirectActing } from "@/lib/transport/acting";
import { page } from "@/lib/transport/page";

export const metadata: Metadata = { title: "Your page as only you see it", robots: { index: false } };
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ path?: string[] }> };

const tabsOf: Record<OwnProfileView["userType"], readonly string[]> = {
  PRESS: ["overview"],
  BRAND: ["overview", "assets"],
  SOURCE: ["overview", "assets"],
  PAID_MEDIA: creatorPanels,
};
const operations = { PRESS: getPress, BRAND: getBrand, SOURCE: getSource, PAID_MEDIA: getPaidMedia };
/** These have no page of their own here. A release's slug is never one of them. */
const listsAndFiles = new Set(["news", "work", "fact-sheet"]);

/**
 * Its own people see a profile that is not listed here, with why it is not and the way to change that. Below are the
 * same addresses as below the public one, so that no link of the page ends at a 404.
 */
export default async function OwnPage({ params }: Props) {
  const { path = [] } = await params;
  const [{ profile }, { user }] = await Promise.all([
    page(getOwnProfile, {}, OWN_PAGE_PATH),
    page(me, {}, OWN_PAGE_PATH),
  ]);
  if (profile.listed) await redirectActing([profile.url, ...path].join("/"));
  return (
    <OwnPageScope profileId={profile.id}>
      <OwnPageBand profile={profile} emailVerified={user.emailVerified} acts={user.acts} />
      <PublicPage own={profile} path={path} />
    </OwnPageScope>
  );
}

/** The public page's components show it as everybody would see it. */
async function PublicPage({
  own: { id, userType, slug, url },
  path,
}: {
  own: OwnProfileView;
  path: string[];
}) {
  const [part, ...beyond] = path;
  const tabs = tabsOf[userType];
  const panel = tabs.find((tab) => tab === path.join("/"));
  if (part && !panel) {
    if (isNewsroom({ userType }) && beyond.length === 0 && !listsAndFiles.has(part)) {
      const { release } = await page(getPublicRelease, { slug, release: part }, OWN_PAGE_PATH);
      if (release) await redirectActing(previewUrl(release.id));
    }
    return <NotPublic userType={userType} />;
  }
  const shown = underOwnPage(await page(operations[userType], { id }, OWN_PAGE_PATH), url);
  const { profile } = shown;
  switch (profile.userType) {
    case "PRESS":
      return <PressPage page={{ ...shown, profile }} panel={panel as "overview"} />;
    case "PAID_MEDIA":
      return <CreatorPage page={{ ...shown, profile }} panel={panel as CreatorPanel} />;
    default: {
      const [news, material] = await Promise.all([
        page(getNewsroomNews, { id }, OWN_PAGE_PATH),
        page(getNewsroomAssets, { id }, OWN_PAGE_PATH),
      ]);
      return (
        <NewsroomView
          page={{ ...shown, profile }}
          panel={panel as NewsroomPanel}
          news={underOwnPage(news, url)}
          material={material}
        />
      );
    }
  }
}

/** What is a page of its own, or a file, is made once it is public. */
function NotPublic({ userType }: Pick<OwnProfileView, "userType">) {
  const noun = isNewsroom({ userType }) ? "newsroom" : "profile";
  return (
    <ProfileFrame accent={accentOf(parseUserType(userType) ?? "press")} counts={null}>
      <div className="wrap py-6 md:py-18">
        <EmptyState
          level={1}
          icon={<EyeOff />}
          title={`This page is yours, and public once your ${noun} is`}
          action={<LinkButton href={OWN_PAGE_PATH}>To your {noun}</LinkButton>}
        />
      </div>
    </ProfileFrame>
  );
}
