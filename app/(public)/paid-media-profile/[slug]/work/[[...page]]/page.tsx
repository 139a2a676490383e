import { type WorkAddress, WorkPage, workMetadata } from "@/app/(public)/_shared/read-work";

/** No page exists at build: each is rendered when first asked for, then cached. */
export const generateStaticParams = () => [];
export const generateMetadata = (props: WorkAddress) => workMetadata("PAID_MEDIA", props);

export default function PaidMediaWorkPage(props: WorkAddress) {
  return <WorkPage {...props} userType="PAID_MEDIA" />;
}
