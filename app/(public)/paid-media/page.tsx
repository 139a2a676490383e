import { DirectoryData } from "@/app/(public)/_shared/structured-data";
import { directoryMetadata, readFirstPage } from "@/app/(public)/directory/read-directory";
import { DirectoryPage } from "@/components/discovery/directories/directory-page";

export const generateMetadata = () => directoryMetadata("paid_media", false);

/** The first page without filters is cached, the same bytes for everybody. With a query, see directory/[kind]. */
export default async function PaidMediaDirectoryPage() {
  const data = await readFirstPage("paid_media");
  return (
    data && (
      <>
        <DirectoryData kind="paid_media" cards={data.cards} />
        <DirectoryPage kind="paid_media" address={{}} {...data} />
      </>
    )
  );
}
