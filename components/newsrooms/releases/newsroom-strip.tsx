import type { ReactNode } from "react";
import { FollowButton } from "@/components/profiles/follows/follow-button";
import { ProfilePicture } from "@/components/profiles/picture/profile-picture";
import { Link } from "@/components/ui/link";
import type { NewsroomView } from "@/lib/domain/newsrooms/releases/schema";

type Newsroom = Pick<NewsroomView, "id" | "slug" | "url" | "name" | "followerCount"> &
  Parameters<typeof ProfilePicture>[0]["profile"];

/** The strip with the newsroom and FOLLOW is over a release and over the archive. */
export function NewsroomStrip({
  newsroom,
  mark,
  children,
}: {
  newsroom: Newsroom;
  /** The mark beside the name. */
  mark?: ReactNode;
  /** They come before FOLLOW. */
  children?: ReactNode;
}) {
  const { id, slug, url, name, followerCount } = newsroom;
  return (
    <div className="flex flex-wrap items-center gap-3 border-rule border-b py-2.5 md:py-3.5 print:border-0">
      <ProfilePicture profile={newsroom} size="tile" />
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5">
        <Link href={url} className="h4 leading-[1.375rem] hover:underline [overflow-wrap:anywhere]">
          {name}
        </Link>
        {mark}
      </p>
      {children}
      <span className="print:hidden">
        <FollowButton profileId={id} slug={slug} name={name} followerCount={followerCount} size="sm" />
      </span>
    </div>
  );
}
