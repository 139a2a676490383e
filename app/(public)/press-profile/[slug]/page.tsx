import { profileMetadata, readProfile, type SlugPage } from "@/app/(public)/_shared/read-profile";
import { ProfileData } from "@/app/(public)/_shared/structured-data";
import { PressPage } from "@/components/profiles/profiles/press-page";
import { getPress } from "@/lib/domain/discovery/profile-pages/queries";

/** No page exists at build: each is rendered when first asked for, then cached. */
export const generateStaticParams = () => [];
export const generateMetadata = (props: SlugPage) => profileMetadata(getPress, props);

export default async function PressProfilePage(props: SlugPage) {
  const page = await readProfile(getPress, "PRESS", props);
  return (
    <>
      <ProfileData profile={page.profile} />
      <PressPage page={page} />
    </>
  );
}
