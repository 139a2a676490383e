import type { ReactNode } from "react";
import { slugOfTitle } from "@/components/site/legal/slug-of-title";

export type ContentsSection = { title: string; content: ReactNode };

/** Titled sections share one measure, with their contents left of them; `numbered` is for legal texts. */
export function Contents({
  sections,
  numbered = false,
  intro,
}: {
  sections: ContentsSection[];
  numbered?: boolean;
  intro?: ReactNode;
}) {
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 md:mt-12 md:grid-cols-[240px_minmax(0,1fr)] md:gap-18">
      <nav aria-label="Contents" className="md:sticky md:top-8 md:self-start">
        <ol className="border-ink border-t-2 pt-2 text-sm">
          {sections.map(({ title }, index) => (
            <li key={title}>
              <a
                href={`#${slugOfTitle(title)}`}
                className="flex min-h-11 items-center gap-3 text-ink-2 hover:text-ink hover:underline md:min-h-9"
              >
                {numbered && <span className="num w-5 text-ink-3">{index + 1}</span>}
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-[672px]">
        {intro}
        {sections.map(({ title, content }, index) => {
          const id = slugOfTitle(title);
          return (
            <section
              key={title}
              id={id}
              aria-labelledby={`${id}-title`}
              className={`border-rule border-t pt-5 ${intro || index > 0 ? "mt-10" : "md:border-ink md:border-t-2"}`}
            >
              <h2 id={`${id}-title`} className="h3">
                {numbered && `${index + 1}. `}
                {title}
              </h2>
              {content}
            </section>
          );
        })}
      </div>
    </div>
  );
}

export function Paragraphs({ of }: { of: string[] }) {
  return of.map((paragraph) => (
    <p key={paragraph} className="mt-3 text-ink-2 text-pretty">
      {paragraph}
    </p>
  ));
}
