import { Link } from "@/components/ui/link";

export type Question = {
  ask: string;
  answer: string;
  /** Links from elsewhere lead to this id. */
  id?: string;
  /** The link to go on. */
  link?: { href: string; label: string };
};

/** The answers are open, so that nothing hides from readers, printers and search. */
export function Questions({ of, level = 3 }: { of: Question[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="divide-y divide-rule">
      {of.map(({ ask, answer, id, link }) => (
        <div key={ask} id={id} className="scroll-mt-24 py-5">
          <Heading className="h4">{ask}</Heading>
          <p className="mt-2 max-w-[44em] text-ink-2 text-pretty">{answer}</p>
          {link && (
            <Link href={link.href} className="link mt-1 inline-flex min-h-11 items-center text-sm">
              {link.label}
            </Link>
          )}
        </div>
      ))}
    </div>
  );
}
