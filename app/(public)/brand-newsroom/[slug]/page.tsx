import { NewsroomPage } from "@/app/(public)/newsroom-page";
import { profileMetadata, readProfile, type SlugPage } from "@/app/(public)/read-profile";
import { getBrand } from "@/lib/domain/profiles/queries";

export const generateStaticParams = () => [];
export const generateMetadata = (props: SlugPage) => profileMetadata(getBrand, props);

export default async function BrandNewsroomPage(props: SlugPage) {
  return <NewsroomPage page={await readProfile(getBrand, "BRAND", props)} />;
}
