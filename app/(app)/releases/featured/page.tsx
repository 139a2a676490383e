import { ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AppPage, AppPageHead } from "@/components/layout/app-page";
import { FeaturedEditor } from "@/components/newsrooms/releases/featured/featured-editor";
import { formFields, toStored } from "@/components/profiles/forms/profile-values";
import { LinkButton } from "@/components/ui/link-button";
import { getBrand, getSource } from "@/lib/domain/discovery/profile-pages/queries";
import { isNewsroom, ownPathOf } from "@/lib/domain/profiles/profiles/identity";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import { page } from "@/lib/transport/page";
import { MatchingFrame, readFrame } from "../../matching-frame";
import { wayFrom } from "../../way";

export const metadata: Metadata = { title: "Featured stories" };
export const dynamic = "force-dynamic";

const HERE = "/releases/featured";

/** Those without a newsroom get the 404 of the list. */
export default async function FeaturedStoriesPage() {
  const [frame, { profile: own }] = await Promise.all([readFrame(HERE), page(getOwnProfile, {}, HERE)]);
  if (!isNewsroom(own)) notFound();
  const isSource = own.userType === "SOURCE";
  // Visitors see the public profile's stories, so the page can mark those that they do not see.
  const { profile } = await page(isSource ? getSource : getBrand, { id: own.id }, HERE);
  const shown = "heroStories" in profile ? profile.heroStories : [];
  const { heroStories } = own;
  const isLeftOut = ({ url }: { url: string }) => !shown.some((story) => story.url === url);
  const isBare = ({ image }: { image: string }) => !shown.some((story) => story.image === image);
  const notShown = {
    urls: heroStories.filter(isLeftOut).map(({ url }) => url),
    images: heroStories.filter((story) => !isLeftOut(story) && isBare(story)).map(({ image }) => image),
  };
  return (
    <MatchingFrame frame={frame} current="/releases">
      <AppPage>
        <AppPageHead
          way={wayFrom(frame.user, { href: "/releases", label: "Releases" })}
          title={isSource ? "Featured topics" : "Featured stories"}
          actions={
            <LinkButton href={ownPathOf(own)}>
              <ExternalLink aria-hidden />
              View newsroom
            </LinkButton>
          }
        />
        <FeaturedEditor
          first={toStored(own, formFields.stories)}
          userId={frame.user.id}
          notShown={notShown}
          photosOf={own.listed ? own.slug : null}
          isSource={isSource}
        />
      </AppPage>
    </MatchingFrame>
  );
}
