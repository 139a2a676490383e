import { pageMetadata } from "@/app/(public)/_shared/page-metadata";
import { FaqData } from "@/app/(public)/_shared/structured-data";
import { Contents } from "@/components/site/info/contents";
import { faqGroups } from "@/components/site/info/faq-groups";
import { InfoPage } from "@/components/site/info/info-page";
import { Questions } from "@/components/site/info/questions";
import { PRODUCT_NAME } from "@/lib/product";

export const generateMetadata = () =>
  pageMetadata({
    path: "/faqs",
    title: "FAQs",
    description: `Questions about ${PRODUCT_NAME}: accounts and costs, pitches and matches, newsrooms, privacy.`,
  });

export default function FaqsPage() {
  return (
    <InfoPage title="FAQs" lede="What people ask before they sign up, and after.">
      <FaqData questions={faqGroups.flatMap(({ questions }) => questions)} />
      <Contents
        sections={faqGroups.map(({ title, questions }) => ({
          title,
          content: <Questions of={questions} />,
        }))}
      />
    </InfoPage>
  );
}
