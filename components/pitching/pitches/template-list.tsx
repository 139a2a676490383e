import { RadioRow } from "@/components/ui/radio-row";
import type { Template } from "./drafts-api";

export function TemplateList({
  templates,
  chosenId,
  onChoose,
}: {
  templates: readonly Template[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}) {
  return (
    <div role="radiogroup" aria-label="Templates" className="md:max-h-[46dvh] md:overflow-y-auto md:pr-1">
      {templates.map(({ id, title, industry }) => (
        <RadioRow
          key={id}
          name="template"
          value={id}
          checked={id === chosenId}
          onChange={() => onChoose(id)}
          title={title}
          meta={industry ?? "For any story"}
        />
      ))}
    </div>
  );
}
