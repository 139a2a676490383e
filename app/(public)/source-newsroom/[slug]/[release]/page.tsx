import { type ReleaseAddress, ReleasePage, releaseMetadata } from "@/app/(public)/_shared/read-release";

export const generateStaticParams = () => [];
export const generateMetadata = (props: ReleaseAddress) => releaseMetadata("SOURCE", props);

export default function SourceReleasePage(props: ReleaseAddress) {
  return <ReleasePage userType="SOURCE" {...props} />;
}
