import { DirectoryData } from "@/app/(public)/_shared/structured-data";
import { directoryMetadata, readFirstPage } from "@/app/(public)/directory/read-directory";
import { DirectoryPage } from "@/components/discovery/directories/directory-page";

export const generateMetadata = () => directoryMetadata("press", false);

/** The first page without filters is cached, the same bytes for everybody. With a query, see directory/[kind]. */
export default async function PressDirectoryPage() {
  const data = await readFirstPage("press");
  return (
    data && (
      <>
        <DirectoryData kind="press" cards={data.cards} />
        <DirectoryPage kind="press" address={{}} {...data} />
      </>
    )
  );
}
