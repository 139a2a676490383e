import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { slugOfTitle } from "@/components/legal/slug-of-title";

export type LegalSection = { title: string; paragraphs: string[] };

/** A legal text: contents left, numbered sections in one measure, the way back to signing up. */
export function LegalPage({
  title,
  lede,
  sections,
}: {
  title: string;
  lede: string;
  sections: LegalSection[];
}) {
  return (
    <div className="flex min-h-dvh flex-col" data-accent="brand">
      <SiteHeader />
      <main id="main" className="wrap flex-1 pt-8 md:pt-14">
        <Link href="/signup" className="link inline-flex min-h-11 items-center gap-2 text-sm">
          <ArrowLeft aria-hidden className="size-4" />
          Back to Sign Up
        </Link>
        <h1 className="d2 mt-4">{title}</h1>
        <p className="meta mt-3">Last updated October 23, 2025</p>
        <div className="mt-8 grid gap-10 md:mt-12 md:grid-cols-[240px_minmax(0,1fr)] md:gap-18">
          <nav aria-label="Contents" className="md:sticky md:top-8 md:self-start">
            <ol className="border-ink border-t-2 pt-2 text-sm">
              {sections.map((section, index) => (
                <li key={section.title}>
                  <a
                    href={`#${slugOfTitle(section.title)}`}
                    className="flex min-h-11 items-center gap-3 text-ink-2 hover:text-ink hover:underline md:min-h-9"
                  >
                    <span className="num w-5 text-ink-3">{index + 1}</span>
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="max-w-[672px]">
            <p className="lede">{lede}</p>
            {sections.map((section, index) => (
              <section
                key={section.title}
                id={slugOfTitle(section.title)}
                aria-labelledby={`${slugOfTitle(section.title)}-title`}
                className="mt-10 border-rule border-t pt-5"
              >
                <h2 id={`${slugOfTitle(section.title)}-title`} className="h3">
                  {index + 1}. {section.title}
                </h2>
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph} className="mt-3 text-ink-2 text-pretty">
                    {paragraph}
                  </p>
                ))}
              </section>
            ))}
          </div>
        </div>
      </main>
      <SiteFooter />
    </div>
  );
}
