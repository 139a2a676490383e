import { type ArchiveAddress, archiveMetadata, NewsArchivePage } from "@/app/(public)/_shared/news-archive";

export const generateStaticParams = () => [];
export const generateMetadata = (props: ArchiveAddress) => archiveMetadata("SOURCE", props);

export default function SourceNewsPage(props: ArchiveAddress) {
  return <NewsArchivePage userType="SOURCE" {...props} />;
}
