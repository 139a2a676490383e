import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { actionPageMetadata } from "@/app/(public)/_shared/share-metadata";
import { FollowScreen } from "@/components/profiles/follows/follow-screen";
import { getFollowPage } from "@/lib/domain/profiles/follows/queries";
import { addressTags } from "@/lib/domain/profiles/profiles/tags";
import { publicPage } from "@/lib/transport/public-page";

type Props = { params: Promise<{ slug: string }> };

/** No page exists at build: each is rendered when first asked for, then cached. */
export const generateStaticParams = () => [];

async function read({ params }: Props) {
  const { slug } = await params;
  const page = await publicPage(
    getFollowPage,
    { id: slug },
    { tags: (found) => addressTags(slug, found && [found.profile, ...found.followers]) },
  );
  if (page.profile.slug !== slug) permanentRedirect(`/follow/${page.profile.slug}`);
  return page;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { profile } = await read(props);
  const title = `Follow ${profile.name}`;
  const description = `${profile.name} on one page: follow, and their news reaches you.`;
  return actionPageMetadata(profile, { title, description, path: `/follow/${profile.slug}` });
}

/** Newsrooms share this link, which says whose news it is and has a button to follow. */
export default async function FollowPage(props: Props) {
  return <FollowScreen {...(await read(props))} />;
}
