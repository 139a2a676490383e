import { ArrowLeft, BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { FollowButton } from "@/components/follows/follow-button";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { ProfilePicture } from "@/components/profiles/profile-picture";
import { countOf } from "@/components/profiles/words";
import { AccentScope } from "@/components/ui/accent-scope";
import { Link } from "@/components/ui/link";
import { LinkButton } from "@/components/ui/link-button";
import type { NewsroomView } from "@/lib/domain/releases/schema";

export const accentOfNewsroom = ({ userType }: NewsroomView) => (userType === "SOURCE" ? "source" : "brand");

/** A release's public page: header, the newsroom's strip, footer. Only the article is printed. */
export function ReleaseFrame({ newsroom, children }: { newsroom: NewsroomView; children: ReactNode }) {
  return (
    <AccentScope accent={accentOfNewsroom(newsroom)} className="flex min-h-dvh flex-col">
      <div className="print:hidden">
        <SiteHeader />
      </div>
      <main id="main" className="flex-1">
        <div className="wrap">
          <NewsroomStrip newsroom={newsroom} />
          {children}
        </div>
      </main>
      <div className="print:hidden">
        <SiteFooter />
      </div>
    </AccentScope>
  );
}

/** Whose news it is, the way to the rest of it, and FOLLOW. */
function NewsroomStrip({ newsroom }: { newsroom: NewsroomView }) {
  const { id, slug, url, name, title, verified, avatarUrl, followerCount, releaseCount } = newsroom;
  return (
    <div className="flex items-center gap-3 border-rule border-b py-2.5 md:py-3.5 print:border-0">
      <ProfilePicture
        name={name}
        src={avatarUrl}
        width={44}
        height={44}
        className="size-11 flex-none text-xl"
      />
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5">
        <Link href={url} className="h4 leading-[1.375rem] hover:underline [overflow-wrap:anywhere]">
          {name}
        </Link>
        {verified && (
          <span className="inline-flex items-center gap-1 font-[640] text-2xs text-accent tracking-[0.07em] max-md:hidden [&_svg]:size-4">
            <BadgeCheck aria-hidden />
            VERIFIED | {(title || newsroom.userType).toUpperCase()}
          </span>
        )}
      </p>
      <LinkButton href={url} variant="text" size="sm" className="max-md:hidden print:hidden">
        <ArrowLeft aria-hidden />
        All {countOf(releaseCount, "release")}
      </LinkButton>
      <span className="print:hidden">
        <FollowButton profileId={id} slug={slug} name={name} followerCount={followerCount} size="sm" />
      </span>
    </div>
  );
}
