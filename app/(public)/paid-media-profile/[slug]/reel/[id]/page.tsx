import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readProfile } from "@/app/(public)/_shared/read-profile";
import { furtherPageMetadata } from "@/app/(public)/_shared/share-metadata";
import { slideOf } from "@/components/profiles/profiles/reels";
import { SlidePage } from "@/components/viewer/slide-page";
import { getPaidMedia } from "@/lib/domain/discovery/profile-pages/queries";
import { profileTag } from "@/lib/domain/profiles/profiles/tags";
import { getWorkSample } from "@/lib/domain/profiles/work-samples/queries";
import { publicPage } from "@/lib/transport/public-page";

type Props = { params: Promise<{ slug: string; id: string }> };

async function read({ params }: Props) {
  const { id } = await params;
  const { profile } = await readProfile(getPaidMedia, "PAID_MEDIA", { params }, `reel/${id}`);
  // The profile's page holds the newest alone.
  const tags = () => [profileTag(profile.id)];
  const { workSample } = await publicPage(getWorkSample, { profileId: profile.id, id }, { tags });
  const [slide] = slideOf(workSample);
  return slide ? { profile, slide } : notFound();
}

/** No page exists at build: each is rendered when first asked for, then cached. */
export const generateStaticParams = () => [];

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { profile, slide } = await read(props);
  return furtherPageMetadata(profile, {
    title: `${slide.title}, ${profile.name}`,
    description: [slide.title, slide.meta].filter(Boolean).join(", "),
    path: `/reel/${slide.id}`,
  });
}

export default async function ReelPage(props: Props) {
  const { profile, slide } = await read(props);
  return (
    <SlidePage
      slide={slide}
      accent="paid"
      counts={profile.id}
      back={{ href: profile.url, label: profile.name }}
    />
  );
}
