import { NewsroomMaterial } from "@/app/(public)/newsroom-material";
import { NewsroomNews } from "@/app/(public)/newsroom-news";
import { profileMetadata, readProfile, type SlugPage } from "@/app/(public)/read-profile";
import { TagSection } from "@/components/profiles/aside-sections";
import { Newsroom } from "@/components/profiles/newsroom";
import { getSource } from "@/lib/domain/profiles/queries";

export const generateStaticParams = () => [];
export const generateMetadata = (props: SlugPage) => profileMetadata(getSource, props);

export default async function SourceNewsroomPage(props: SlugPage) {
  const page = await readProfile(getSource, "SOURCE", props);
  return (
    <Newsroom
      accent="source"
      page={page}
      news={<NewsroomNews id={page.profile.id} />}
      material={<NewsroomMaterial owner={page.profile} />}
      facts={<TagSection title="Resources Available" tags={page.profile.resources} />}
    />
  );
}
