import {
  type PitchAddress,
  PublicPitchPage,
  pitchPageMetadata,
} from "@/app/(public)/_shared/read-pitch-page";

/** No page exists at build: each is rendered when first asked for, then cached. */
export const generateStaticParams = () => [];
export const generateMetadata = (props: PitchAddress) => pitchPageMetadata("brand-pitch", props);

export default function BrandPitchPage(props: PitchAddress) {
  return <PublicPitchPage kind="brand-pitch" {...props} />;
}
