import { DirectoryData } from "@/app/(public)/_shared/structured-data";
import { directoryMetadata, readFirstPage } from "@/app/(public)/directory/read-directory";
import { DirectoryPage } from "@/components/discovery/directories/directory-page";

export const generateMetadata = () => directoryMetadata("source", false);

/** The first page without filters is cached, the same bytes for everybody. With a query, see directory/[kind]. */
export default async function SourcesDirectoryPage() {
  const data = await readFirstPage("source");
  return (
    data && (
      <>
        <DirectoryData kind="source" cards={data.cards} />
        <DirectoryPage kind="source" address={{}} {...data} />
      </>
    )
  );
}
