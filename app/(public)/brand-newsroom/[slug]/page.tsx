import { NewsroomPage } from "@/app/(public)/_shared/newsroom-page";
import { profileMetadata, readProfile, type SlugPage } from "@/app/(public)/_shared/read-profile";
import { getBrand } from "@/lib/domain/discovery/profile-pages/queries";

export const generateStaticParams = () => [];
export const generateMetadata = (props: SlugPage) => profileMetadata(getBrand, props);

export default async function BrandNewsroomPage(props: SlugPage) {
  return <NewsroomPage page={await readProfile(getBrand, "BRAND", props)} />;
}
