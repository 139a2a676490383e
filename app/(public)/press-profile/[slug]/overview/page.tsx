import type { Metadata } from "next";
import { describeProfile, readProfile, type SlugPage } from "@/app/(public)/_shared/read-profile";
import { furtherPageMetadata } from "@/app/(public)/_shared/share-metadata";
import { WayData } from "@/app/(public)/_shared/structured-data";
import { PressPage } from "@/components/profiles/profiles/press-page";
import { getPress } from "@/lib/domain/discovery/profile-pages/queries";

/** No page exists at build: each is rendered when first asked for, then cached. */
export const generateStaticParams = () => [];

export async function generateMetadata(props: SlugPage): Promise<Metadata> {
  const { profile } = await readProfile(getPress, "PRESS", props, "overview");
  return {
    ...furtherPageMetadata(profile, {
      title: `About ${profile.name}, ${profile.title}`,
      description: describeProfile(profile),
      path: "/overview",
    }),
    // Without a text of their own it says nothing that the profile does not.
    ...(profile.about ? {} : { robots: { index: false, follow: true } }),
  };
}

export default async function PressOverviewPage(props: SlugPage) {
  const page = await readProfile(getPress, "PRESS", props, "overview");
  return (
    <>
      <WayData under={page.profile} title="Overview" path={`${page.profile.url}/overview`} />
      <PressPage page={page} panel="overview" />
    </>
  );
}
