import { ArrowLeft, BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { NewsroomStrip } from "@/components/newsrooms/releases/newsroom-strip";
import { CountVisits } from "@/components/profiles/profiles/count-visits";
import { countOf } from "@/components/profiles/profiles/labels";
import { AccentScope } from "@/components/ui/accent-scope";
import { LinkButton } from "@/components/ui/link-button";
import type { NewsroomView } from "@/lib/domain/newsrooms/releases/schema";

export const accentOfNewsroom = ({ userType }: Pick<NewsroomView, "userType">) =>
  userType === "SOURCE" ? "source" : "brand";

/** Only the article is printed. */
export function ReleaseFrame({ newsroom, children }: { newsroom: NewsroomView; children: ReactNode }) {
  const { url, tagline, verified, releaseCount } = newsroom;
  return (
    <AccentScope accent={accentOfNewsroom(newsroom)} className="flex min-h-dvh flex-col">
      <div className="print:hidden">
        <SiteHeader />
      </div>
      <CountVisits profileId={newsroom.id} />
      <main id="main" className="flex-1">
        <div className="wrap">
          <NewsroomStrip
            newsroom={newsroom}
            mark={
              verified && (
                <span className="inline-flex items-center gap-1 font-[640] text-2xs text-accent tracking-[0.07em] max-md:hidden [&_svg]:size-4">
                  <BadgeCheck aria-hidden />
                  VERIFIED | {(tagline || newsroom.userType).toUpperCase()}
                </span>
              )
            }
          >
            <LinkButton href={url} variant="text" size="sm" className="max-md:hidden print:hidden">
              <ArrowLeft aria-hidden />
              All {countOf(releaseCount, "release")}
            </LinkButton>
          </NewsroomStrip>
          {children}
        </div>
      </main>
      <div className="print:hidden">
        <SiteFooter />
      </div>
    </AccentScope>
  );
}
