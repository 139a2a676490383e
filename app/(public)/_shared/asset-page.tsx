import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readProfile } from "@/app/(public)/_shared/read-profile";
import { furtherPageMetadata } from "@/app/(public)/_shared/share-metadata";
import { slidesOf } from "@/components/newsrooms/assets/asset-list";
import { archiveOf } from "@/components/newsrooms/assets/labels";
import { accentOfNewsroom } from "@/components/newsrooms/releases/release-frame";
import { SlidePage } from "@/components/viewer/slide-page";
import { getBrand, getSource } from "@/lib/domain/discovery/profile-pages/queries";
import { getPublicAsset } from "@/lib/domain/newsrooms/assets/queries";
import { sectionNames } from "@/lib/domain/newsrooms/assets/rules";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { publicPage } from "@/lib/transport/public-page";

/** `/asset/{id}` under a newsroom's address shows a photo, a video or a quote by itself. */
export type AssetPageAddress = { params: Promise<{ slug: string; id: string }> };
type Kind = "BRAND" | "SOURCE";

async function read(userType: Kind, { params }: AssetPageAddress) {
  const { profile } = await readProfile(userType === "BRAND" ? getBrand : getSource, userType, { params });
  const input = { profileId: profile.id, id: (await params).id };
  const { asset } = await publicPage(getPublicAsset, input, { tags: () => [profileTag(profile.id)] });
  const [slide] = slidesOf([asset]);
  return slide ? { profile, asset, slide } : notFound();
}

export async function assetPageMetadata(userType: Kind, props: AssetPageAddress): Promise<Metadata> {
  const { profile, asset, slide } = await read(userType, props);
  return furtherPageMetadata(profile, {
    title: `${slide.title}, ${profile.name}`,
    description: slide.caption || slide.quote || slide.title,
    path: `/asset/${asset.id}`,
  });
}

export async function AssetPage({ userType, ...props }: AssetPageAddress & { userType: Kind }) {
  const { profile, asset, slide } = await read(userType, props);
  const back = {
    href: archiveOf(profile, asset.kind),
    label: `${sectionNames[asset.kind]} from ${profile.name}`,
  };
  return <SlidePage slide={slide} accent={accentOfNewsroom(profile)} counts={profile.id} back={back} />;
}
