import type { Metadata } from "next";
import { NewsroomView } from "@/app/(public)/_shared/newsroom-page";
import { PREVIEW_PATH } from "@/components/profiles/builders/paths";
import { CreatorPage } from "@/components/profiles/profiles/creator-page";
import { PressPage } from "@/components/profiles/profiles/press-page";
import { previewBuilderDraft } from "@/lib/domain/discovery/profile-pages/queries";
import { getNewsroomAssets } from "@/lib/domain/newsrooms/assets/queries";
import type { PublicAssetsView } from "@/lib/domain/newsrooms/assets/schema";
import { getNewsroomNews } from "@/lib/domain/newsrooms/releases/queries/newsroom";
import type { NewsroomNewsView } from "@/lib/domain/newsrooms/releases/schema";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import { page } from "@/lib/transport/page";

export const metadata: Metadata = { title: "Live preview", robots: { index: false } };
export const dynamic = "force-dynamic";

/** A page that nobody sees yet has neither news nor assets that everybody may see. */
const noNews: NewsroomNewsView = { releases: [], total: 0, pages: 0, tags: [], changesAt: null };
const noMaterial: PublicAssetsView = {
  assets: [],
  counts: { photo: 0, video: 0, quote: 0, product: 0, resource: 0 },
  tags: [],
  fields: [],
  changesAt: null,
};

/** The builder's frame shows the own draft on the public page's components: nothing in it acts. */
export default function BuilderPreviewPage() {
  return (
    <div inert data-preview>
      {/* The builder changes the page without the site around it. */}
      <style>{"[data-preview]>div>:is(header,footer){display:none}"}</style>
      <DraftedPage />
    </div>
  );
}

async function DraftedPage() {
  const [drafted, own] = await Promise.all([
    page(previewBuilderDraft, {}, PREVIEW_PATH),
    page(getOwnProfile, {}, PREVIEW_PATH),
  ]);
  const { profile } = drafted;
  switch (profile.userType) {
    case "PRESS":
      return <PressPage page={{ ...drafted, profile }} opens="overview" />;
    case "PAID_MEDIA":
      return <CreatorPage page={{ ...drafted, profile }} opens="overview" />;
    default: {
      const { id } = profile;
      const [news, material] = own.profile.listed
        ? await Promise.all([
            page(getNewsroomNews, { id }, PREVIEW_PATH),
            page(getNewsroomAssets, { id }, PREVIEW_PATH),
          ])
        : [noNews, noMaterial];
      return <NewsroomView page={{ ...drafted, profile }} news={news} material={material} opens="overview" />;
    }
  }
}
