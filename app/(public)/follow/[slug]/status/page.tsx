import type { Metadata } from "next";
import { FollowScreen } from "@/components/profiles/follows/follow-screen";
import { refusalMessage } from "@/lib/core/errors";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { getFollowPage } from "@/lib/domain/profiles/follows/queries";
import { page } from "@/lib/transport/page";

export const metadata: Metadata = { title: "You and this profile", robots: { index: false } };
export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** FOLLOW and Save for Later lead here without scripts: the page says whether the reader follows or saved a profile. */
export default async function FollowStatusPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const { refused } = await searchParams;
  const view = await page(getFollowPage, { id: slug });
  const { id } = view.profile;
  const { following, saved } = await page(me, { profiles: id }, `/follow/${slug}/status`);
  return (
    <FollowScreen
      {...view}
      relation={{ following: following?.includes(id) ?? false, saved: saved?.includes(id) ?? false }}
      refusal={refusalMessage(refused)}
    />
  );
}
