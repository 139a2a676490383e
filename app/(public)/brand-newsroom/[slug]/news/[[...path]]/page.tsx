import { type ArchiveAddress, archiveMetadata, NewsArchivePage } from "@/app/(public)/_shared/news-archive";

export const generateStaticParams = () => [];
export const generateMetadata = (props: ArchiveAddress) => archiveMetadata("BRAND", props);

export default function BrandNewsPage(props: ArchiveAddress) {
  return <NewsArchivePage userType="BRAND" {...props} />;
}
