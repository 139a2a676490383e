import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/legal-page";
import { termsSections } from "@/components/legal/terms-text";
import { PRODUCT_NAME } from "@/lib/product";

export const metadata: Metadata = { title: "Terms of Service" };

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      lede={`The agreement between you and ${PRODUCT_NAME}, in plain words. By making an account you accept it.`}
      sections={termsSections}
    />
  );
}
