import { Button } from "@/components/ui/button";

export type FieldVersions<Field> = { field: Field; label: string; mine: string[]; theirs: string[] };

/** Fields that were changed here and elsewhere, both versions beside each other. Nothing is lost before a choice. */
export function VersionChoice<Field extends string>({
  title,
  theirTitle,
  takeTheirs,
  versions,
  onChoose,
}: {
  title: string;
  /** Over the other version, and on the button that takes it. */
  theirTitle: string;
  takeTheirs: string;
  versions: readonly FieldVersions<Field>[];
  onChoose: (field: Field, whose: "mine" | "theirs") => void;
}) {
  if (versions.length === 0) return null;
  return (
    <section role="alert" aria-label={title} className="border-ink border-t-2 bg-sunk p-4">
      <h2 className="h4">{title}</h2>
      <p className="meta mt-1">
        You changed the same. Choose which version to keep; nothing of yours is lost.
      </p>
      {versions.map(({ field, label, mine, theirs }) => (
        <div key={field} className="mt-4 border-rule border-t pt-3">
          <h3 className="label">{label}</h3>
          <div className="mt-2 grid gap-4 sm:grid-cols-2">
            <Version title="Yours" lines={mine}>
              <Button size="sm" onClick={() => onChoose(field, "mine")}>
                Keep mine<span className="sr-only"> for {label}</span>
              </Button>
            </Version>
            <Version title={theirTitle} lines={theirs}>
              <Button size="sm" onClick={() => onChoose(field, "theirs")}>
                {takeTheirs}
                <span className="sr-only"> for {label}</span>
              </Button>
            </Version>
          </div>
        </div>
      ))}
    </section>
  );
}

function Version({ title, lines, children }: { title: string; lines: string[]; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="meta">{title}</p>
      <ul className="mt-1 mb-3 max-h-60 overflow-y-auto text-sm [overflow-wrap:anywhere]">
        {lines.length === 0 && <li className="text-ink-3">Empty</li>}
        {lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and never move
          <li key={n}>{line}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
