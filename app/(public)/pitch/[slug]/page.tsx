import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { nextDeadline } from "@/app/(public)/_shared/read-profile";
import { actionPageMetadata } from "@/app/(public)/_shared/share-metadata";
import { PitchScreen } from "@/components/pitching/pitch-composer/pitch-screen";
import { pitchPath } from "@/components/pitching/pitch-composer/recipient";
import { getPitchPage } from "@/lib/domain/pitching/pitches/queries/pitches";
import { addressTags } from "@/lib/domain/profiles/profiles/tags";
import { publicPage } from "@/lib/transport/public-page";

type Props = { params: Promise<{ slug: string }> };

/** No page exists at build: each is rendered when first asked for, then cached. */
export const generateStaticParams = () => [];

async function read({ params }: Props) {
  const { slug } = await params;
  const page = await publicPage(
    getPitchPage,
    { id: slug },
    {
      tags: (found) => addressTags(slug, found && [found.profile]),
      changesAt: ({ profile }) => nextDeadline(profile),
    },
  );
  if (page.profile.slug !== slug) permanentRedirect(pitchPath(page.profile));
  return page;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { profile } = await read(props);
  const title = `Send Pitch to ${profile.name}`;
  const description = `Write to ${profile.name} in the 5 W's: who, what, where, when and why it is news.`;
  return actionPageMetadata(profile, { title, description, path: pitchPath(profile) });
}

/** The composer to one profile is also a page, with the same form as the window on a newsroom. */
export default async function PitchPage(props: Props) {
  return <PitchScreen {...(await read(props))} />;
}
