import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { describeProfile, readProfile } from "@/app/(public)/_shared/read-profile";
import { furtherPageMetadata } from "@/app/(public)/_shared/share-metadata";
import { WayData } from "@/app/(public)/_shared/structured-data";
import { CreatorPage, type CreatorPanel, creatorPanels } from "@/components/profiles/profiles/creator-page";
import { getPaidMedia } from "@/lib/domain/discovery/profile-pages/queries";

type Props = { params: Promise<{ slug: string; panel: string }> };

const titles: Record<CreatorPanel, (name: string) => string> = {
  overview: (name) => `About ${name}`,
  rates: (name) => `Rates and packages of ${name}`,
  portfolio: (name) => `Portfolio of ${name}`,
  analytics: (name) => `Audience and reach of ${name}`,
  testimonials: (name) => `Testimonials for ${name}`,
};

async function read({ params }: Props) {
  const asked = (await params).panel;
  const panel = creatorPanels.find((panel) => panel === asked);
  if (!panel) notFound();
  return { panel, page: await readProfile(getPaidMedia, "PAID_MEDIA", { params }, panel) };
}

/** No page exists at build: each is rendered when first asked for, then cached. */
export const generateStaticParams = () => [];

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { panel, page } = await read(props);
  const { profile } = page;
  const title = titles[panel](profile.name);
  return {
    ...furtherPageMetadata(profile, {
      title,
      description: panel === "overview" ? describeProfile(profile) : `${title}. ${describeProfile(profile)}`,
      path: `/${panel}`,
    }),
    ...(hasContent(panel, page) ? {} : { robots: { index: false, follow: true } }),
  };
}

type Page = Awaited<ReturnType<typeof read>>["page"];

/** Search engines leave out a tab without content of its own. */
function hasContent(panel: CreatorPanel, { profile, workCount, reelCount, ...page }: Page): boolean {
  switch (panel) {
    case "overview":
      return profile.about !== "";
    case "rates":
      return profile.packages.length > 0 || Object.keys(profile.rates).length > 0;
    case "portfolio":
      return workCount > reelCount;
    case "analytics":
      return Object.keys(profile.socialMedia).length > 0 || page.collaborations.completed > 0;
    case "testimonials":
      return page.testimonialCount > 0;
  }
}

export default async function CreatorPanelPage(props: Props) {
  const { panel, page } = await read(props);
  const { name, url } = page.profile;
  return (
    <>
      <WayData under={page.profile} title={titles[panel](name)} path={`${url}/${panel}`} />
      <CreatorPage page={page} panel={panel} />
    </>
  );
}
