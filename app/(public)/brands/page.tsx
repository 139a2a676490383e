import { DirectoryData } from "@/app/(public)/_shared/structured-data";
import { directoryMetadata, readFirstPage } from "@/app/(public)/directory/read-directory";
import { DirectoryPage } from "@/components/discovery/directories/directory-page";

export const generateMetadata = () => directoryMetadata("brand", false);

/** The first page without filters is cached, the same bytes for everybody. With a query, see directory/[kind]. */
export default async function BrandsDirectoryPage() {
  const data = await readFirstPage("brand");
  return (
    data && (
      <>
        <DirectoryData kind="brand" cards={data.cards} />
        <DirectoryPage kind="brand" address={{}} {...data} />
      </>
    )
  );
}
