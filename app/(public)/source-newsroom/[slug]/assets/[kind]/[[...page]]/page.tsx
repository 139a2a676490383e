import {
  type AssetAddress,
  AssetArchivePage,
  assetArchiveMetadata,
} from "@/app/(public)/_shared/asset-archive";

/** No page exists at build: each is rendered when first asked for, then cached. */
export const generateStaticParams = () => [];
export const generateMetadata = (props: AssetAddress) => assetArchiveMetadata("SOURCE", props);

export default function SourceAssetsPage(props: AssetAddress) {
  return <AssetArchivePage userType="SOURCE" {...props} />;
}
