import { pageMetadata } from "@/app/(public)/_shared/page-metadata";
import { LegalPage } from "@/components/site/legal/legal-page";
import { privacySections } from "@/components/site/legal/privacy-text";
import { PRODUCT_NAME } from "@/lib/product";

export const generateMetadata = () =>
  pageMetadata({
    path: "/privacy",
    title: "Privacy Policy",
    description: `What ${PRODUCT_NAME} keeps about you, why, who sees it, for how long, and your rights.`,
  });

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lede={`What ${PRODUCT_NAME} keeps about you, why, who sees it, and how to have it changed or deleted.`}
      sections={privacySections}
    />
  );
}
