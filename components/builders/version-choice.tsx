import type { BuilderState } from "@/components/builders/builder-saver";
import { describeValue, fieldLabels } from "@/components/builders/labels";
import { Button } from "@/components/ui/button";
import type { BuilderField } from "@/lib/domain/builders/schema";

const texts = {
  published: ["Somebody else published a change", "Published by somebody else", "Keep theirs"],
  window: [
    "Changed in another window or on another device",
    "In the other window or device",
    "Keep the other one",
  ],
} as const;

/** Fields that were changed here and elsewhere, both versions beside each other. Nothing is lost before a choice. */
export function VersionChoice({
  state: { choices, chosenFrom, values },
  onChoose,
}: {
  state: BuilderState;
  onChoose: (field: BuilderField, whose: "mine" | "theirs") => void;
}) {
  if (choices.length === 0) return null;
  const [title, theirTitle, takeTheirs] = texts[chosenFrom];
  return (
    <section role="alert" aria-label={title} className="border-ink border-t-2 bg-sunk p-4">
      <h2 className="h4">{title}</h2>
      <p className="meta mt-1">
        You changed the same. Choose which version to keep; nothing of yours is lost.
      </p>
      {choices.map(({ field, theirs }) => (
        <div key={field} className="mt-4 border-rule border-t pt-3">
          <h3 className="label">{fieldLabels[field]}</h3>
          <div className="mt-2 grid gap-4 sm:grid-cols-2">
            <Version title="Yours" lines={describeValue(values[field])}>
              <Button size="sm" onClick={() => onChoose(field, "mine")}>
                Keep mine
              </Button>
            </Version>
            <Version title={theirTitle} lines={describeValue(theirs)}>
              <Button size="sm" onClick={() => onChoose(field, "theirs")}>
                {takeTheirs}
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
