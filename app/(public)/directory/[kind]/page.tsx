import { notFound } from "next/navigation";
import { directoryMetadata, readFiltered } from "@/app/(public)/directory/read-directory";
import { DirectoryPage } from "@/components/discovery/directories/directory-page";
import { readAddress } from "@/lib/domain/discovery/directories/address";
import { kindOfPath } from "@/lib/domain/discovery/directories/labels";

type Props = {
  params: Promise<{ kind: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

async function kindOf({ params }: Props) {
  return kindOfPath((await params).kind) ?? notFound();
}

export const generateMetadata = async (props: Props) => directoryMetadata(await kindOf(props), true);

/** A filtered, searched or continued directory is rendered per request: next.config.ts leads here from its address. */
export default async function FilteredDirectoryPage(props: Props) {
  const kind = await kindOf(props);
  const address = readAddress(kind, await props.searchParams);
  return <DirectoryPage kind={kind} {...(await readFiltered(kind, address))} />;
}
