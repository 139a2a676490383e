import { profileMetadata, readProfile, type SlugPage } from "@/app/(public)/_shared/read-profile";
import { ProfileData } from "@/app/(public)/_shared/structured-data";
import { CreatorPage } from "@/components/profiles/profiles/creator-page";
import { getPaidMedia } from "@/lib/domain/discovery/profile-pages/queries";

export const generateStaticParams = () => [];
export const generateMetadata = (props: SlugPage) => profileMetadata(getPaidMedia, props);

export default async function PaidMediaProfilePage(props: SlugPage) {
  const page = await readProfile(getPaidMedia, "PAID_MEDIA", props);
  return (
    <>
      <ProfileData profile={page.profile} />
      <CreatorPage page={page} />
    </>
  );
}
