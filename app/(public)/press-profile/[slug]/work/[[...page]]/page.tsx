import { type WorkAddress, WorkPage, workMetadata } from "@/app/(public)/_shared/read-work";

/** No page exists at build: each is rendered when first asked for, then cached. */
export const generateStaticParams = () => [];
export const generateMetadata = (props: WorkAddress) => workMetadata("PRESS", props);

export default function PressWorkPage(props: WorkAddress) {
  return <WorkPage {...props} userType="PRESS" />;
}
