import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { shareMetadata } from "@/app/(public)/_shared/share-metadata";
import { FollowScreen } from "@/components/follows/follow-screen";
import { getFollowPage } from "@/lib/domain/follows/queries";
import { PROFILE_ADDRESS } from "@/lib/domain/profiles/schema";
import { profileTag, slugTag } from "@/lib/domain/profiles/tags";
import { profileCard } from "@/lib/domain/syndication/views";
import { settings } from "@/lib/platform/settings/settings";
import { PRODUCT_NAME } from "@/lib/product";
import { publicPage } from "@/lib/transport/public-page";
import { isUuid } from "@/lib/utils/uuid";

type Props = { params: Promise<{ slug: string }> };

/** None at build: each is rendered when first asked for, then cached. */
export const generateStaticParams = () => [];

async function read({ params }: Props) {
  const { slug } = await params;
  const page = await publicPage(
    getFollowPage,
    { id: slug },
    {
      tags: (found) => [
        ...(PROFILE_ADDRESS.test(slug) ? [slugTag(slug)] : []),
        ...(found
          ? [found.profile, ...found.followers].map(({ id }) => profileTag(id))
          : isUuid(slug)
            ? [profileTag(slug)]
            : []),
      ],
    },
  );
  if (page.profile.slug !== slug) permanentRedirect(`/follow/${page.profile.slug}`);
  return page;
}

/** The page itself says nothing that the profile does not: search engines keep that one. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { profile } = await read(props);
  const title = `Follow ${profile.name}`;
  const description = `${profile.name} on one page: follow, and their news reaches you.`;
  const origin = settings().APP_URL;
  return {
    title,
    description,
    alternates: { canonical: `${origin}${profile.url}` },
    robots: { index: false, follow: true },
    ...shareMetadata(origin, ["profiles", profile.id, profileCard(profile)], {
      ...{
        type: "profile",
        title,
        description,
        url: `${origin}/follow/${profile.slug}`,
        siteName: PRODUCT_NAME,
      },
    }),
  };
}

/** The link newsrooms share: whose news it is, and a button to follow. */
export default async function FollowPage(props: Props) {
  return <FollowScreen {...(await read(props))} />;
}
