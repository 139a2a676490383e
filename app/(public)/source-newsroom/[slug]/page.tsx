import { NewsroomPage } from "@/app/(public)/_shared/newsroom-page";
import { profileMetadata, readProfile, type SlugPage } from "@/app/(public)/_shared/read-profile";
import { getSource } from "@/lib/domain/discovery/profile-pages/queries";

export const generateStaticParams = () => [];
export const generateMetadata = (props: SlugPage) => profileMetadata(getSource, props);

export default async function SourceNewsroomPage(props: SlugPage) {
  return <NewsroomPage page={await readProfile(getSource, "SOURCE", props)} />;
}
