import { type ReleaseAddress, ReleasePage, releaseMetadata } from "@/app/(public)/_shared/read-release";

export const generateStaticParams = () => [];
export const generateMetadata = (props: ReleaseAddress) => releaseMetadata("BRAND", props);

export default function BrandReleasePage(props: ReleaseAddress) {
  return <ReleasePage userType="BRAND" {...props} />;
}
