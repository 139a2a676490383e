import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Contents, Paragraphs } from "@/components/site/info/contents";
import { InfoPage } from "@/components/site/info/info-page";
import { Link } from "@/components/ui/link";
import { TERMS_DAY } from "@/lib/product";

export type LegalSection = { title: string; paragraphs: string[]; more?: ReactNode };

/** A legal text has its contents left, numbered sections in one measure, and the way back to signing up. */
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
    <InfoPage
      title={title}
      meta={`Last updated ${TERMS_DAY}`}
      above={
        <Link href="/signup" className="link inline-flex min-h-11 items-center gap-2 text-sm">
          <ArrowLeft aria-hidden className="size-4" />
          Back to Sign Up
        </Link>
      }
    >
      <Contents
        numbered
        intro={<p className="lede">{lede}</p>}
        sections={sections.map(({ title, paragraphs, more }) => ({
          title,
          content: (
            <>
              <Paragraphs of={paragraphs} />
              {more}
            </>
          ),
        }))}
      />
    </InfoPage>
  );
}
