type Term = { label: string; counted: string };

/** Folds out how each of some figures is counted, without scripts too. */
export function HowCounted({ label, terms }: { label: string; terms: readonly Term[] }) {
  return (
    <details className="mt-3 print:hidden">
      <summary className="link hit-area w-fit cursor-pointer text-ink-2 text-xs">{label}</summary>
      <dl className="mt-2 grid max-w-[80ch] gap-1.5 text-xs leading-5">
        {terms.map(({ label, counted }) => (
          <div key={label} className="grid gap-x-3 md:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="font-[600]">{label}</dt>
            <dd className="text-ink-2 text-pretty">{counted}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
