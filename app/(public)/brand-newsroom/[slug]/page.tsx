import { NewsroomMaterial } from "@/app/(public)/newsroom-material";
import { NewsroomNews } from "@/app/(public)/newsroom-news";
import { profileMetadata, readProfile, type SlugPage } from "@/app/(public)/read-profile";
import { TagSection } from "@/components/profiles/aside-sections";
import { Newsroom } from "@/components/profiles/newsroom";
import { NewsroomHero } from "@/components/profiles/newsroom-hero";
import { getBrand } from "@/lib/domain/profiles/queries";

export const generateStaticParams = () => [];
export const generateMetadata = (props: SlugPage) => profileMetadata(getBrand, props);

export default async function BrandNewsroomPage(props: SlugPage) {
  const page = await readProfile(getBrand, "BRAND", props);
  return (
    <Newsroom
      accent="brand"
      page={page}
      news={<NewsroomNews id={page.profile.id} />}
      material={<NewsroomMaterial owner={page.profile} />}
      hero={<NewsroomHero stories={page.profile.heroStories} />}
      facts={<TagSection title="Our Demographics" tags={page.profile.demographics} />}
    />
  );
}
