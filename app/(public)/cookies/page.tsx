import { pageMetadata } from "@/app/(public)/_shared/page-metadata";
import { cookieSections } from "@/components/site/legal/cookies-text";
import { LegalPage } from "@/components/site/legal/legal-page";
import { PRODUCT_NAME } from "@/lib/product";

export const generateMetadata = () =>
  pageMetadata({
    path: "/cookies",
    title: "Cookie Policy",
    description: `The cookies ${PRODUCT_NAME} sets, by name: what each is for, and how long it stays.`,
  });

export default function CookiesPage() {
  return (
    <LegalPage
      title="Cookie Policy"
      lede={`Every cookie ${PRODUCT_NAME} sets, by its name, and what stays in your browser besides.`}
      sections={cookieSections}
    />
  );
}
