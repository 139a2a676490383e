import type { Metadata } from "next";
import { InfoPage } from "@/components/site/info/info-page";
import { TemplateCards } from "@/components/site/template-demo/template-cards";

export const metadata: Metadata = { title: "Template demo", robots: { index: false } };
export const dynamic = "force-dynamic";

export default function TemplateDemoPage() {
  return (
    <InfoPage
      title="Template demo"
      lede="Try the form of every profile and pitch without an account. Nothing that you write is stored."
    >
      <TemplateCards />
    </InfoPage>
  );
}
