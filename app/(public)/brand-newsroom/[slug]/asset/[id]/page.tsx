import { AssetPage, type AssetPageAddress, assetPageMetadata } from "@/app/(public)/_shared/asset-page";

/** No page exists at build: each is rendered when first asked for, then cached. */
export const generateStaticParams = () => [];
export const generateMetadata = (props: AssetPageAddress) => assetPageMetadata("BRAND", props);

export default function BrandAssetPage(props: AssetPageAddress) {
  return <AssetPage userType="BRAND" {...props} />;
}
