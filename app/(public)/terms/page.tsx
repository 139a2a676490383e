import { pageMetadata } from "@/app/(public)/_shared/page-metadata";
import { LegalPage } from "@/components/site/legal/legal-page";
import { termsSections } from "@/components/site/legal/terms-text";
import { PRODUCT_NAME } from "@/lib/product";

export const generateMetadata = () =>
  pageMetadata({
    path: "/terms",
    title: "Terms of Service",
    description: `The agreement between you and ${PRODUCT_NAME}: accounts, plans and fees, content, conduct, and how it ends.`,
  });

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      lede={`The agreement between you and ${PRODUCT_NAME}, in plain words. By making an account you accept it.`}
      sections={termsSections}
    />
  );
}
