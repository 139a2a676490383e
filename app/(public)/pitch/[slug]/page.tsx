import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { nextDeadline } from "@/app/(public)/_shared/read-profile";
import { shareMetadata } from "@/app/(public)/_shared/share-metadata";
import { PitchScreen } from "@/components/pitch-composer/pitch-screen";
import { pitchPath } from "@/components/pitch-composer/recipient";
import { getPitchPage } from "@/lib/domain/pitches/queries/pitches";
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
    getPitchPage,
    { id: slug },
    {
      tags: (found) => [
        ...(PROFILE_ADDRESS.test(slug) ? [slugTag(slug)] : []),
        ...(found ? [profileTag(found.profile.id)] : isUuid(slug) ? [profileTag(slug)] : []),
      ],
      changesAt: ({ profile }) => nextDeadline(profile),
    },
  );
  if (page.profile.slug !== slug) permanentRedirect(pitchPath(page.profile));
  return page;
}

/** A form, and nothing to read that the profile does not say: search engines keep that one. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { profile } = await read(props);
  const title = `Send Pitch to ${profile.name}`;
  const description = `Write to ${profile.name} in the 5 W's: who, what, where, when and why it is news.`;
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
        url: `${origin}${pitchPath(profile)}`,
        siteName: PRODUCT_NAME,
      },
    }),
  };
}

/** The composer to one profile, as a page: the same form as the window on a newsroom. */
export default async function PitchPage(props: Props) {
  return <PitchScreen {...(await read(props))} />;
}
