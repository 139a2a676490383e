import type { Metadata } from "next";
import { templateOf, unknownTemplate } from "@/components/site/template-demo/labels";
import { TemplateForm } from "@/components/site/template-demo/template-form";
import { isTestingMode } from "@/lib/site";

type Props = { params: Promise<{ type: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { type } = await params;
  return { title: templateOf(type)?.title ?? unknownTemplate.title, robots: { index: false } };
}
export const dynamic = "force-dynamic";

/** The open step in the address makes the page per request, never cached. It reads no cookie. */
export default async function TemplatePage({ params }: Props) {
  const { type } = await params;
  return (
    <>
      <p className="wrap hidden py-3 text-sm noscript:block">These forms need JavaScript.</p>
      {/* The key gives another type a form of its own. */}
      <TemplateForm key={type} type={type} saves={isTestingMode()} />
    </>
  );
}
