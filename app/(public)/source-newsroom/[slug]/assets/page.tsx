import { NewsroomPanelPage, newsroomPanelMetadata } from "@/app/(public)/_shared/newsroom-page";
import type { SlugPage } from "@/app/(public)/_shared/read-profile";

/** No page exists at build: each is rendered when first asked for, then cached. */
export const generateStaticParams = () => [];
export const generateMetadata = (props: SlugPage) => newsroomPanelMetadata("SOURCE", props, "assets");

export default function SourceAssetsPage(props: SlugPage) {
  return <NewsroomPanelPage userType="SOURCE" panel="assets" {...props} />;
}
