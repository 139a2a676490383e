import type { BuilderState } from "@/components/profiles/builders/builder-document";
import { describeValue } from "@/components/profiles/builders/labels";
import { otherWindow, VersionChoice } from "@/components/wizard/version-choice";
import type { BuilderField } from "@/lib/domain/profiles/builders/schema";
import { fields } from "@/lib/domain/profiles/profiles/fields/fields";

const texts = {
  published: {
    title: "Somebody else published a change",
    theirTitle: "Published by somebody else",
    takeTheirs: "Keep theirs",
  },
  window: otherWindow,
} as const;

/** These fields of a builder were changed here and elsewhere. */
export function BuilderChoice({
  state: { choices, chosenFrom, values },
  onChoose,
}: {
  state: BuilderState;
  onChoose: (field: BuilderField, whose: "mine" | "theirs") => void;
}) {
  const versions = choices.map(({ field, theirs }) => ({
    field,
    label: fields[field].label,
    mine: describeValue(values[field]),
    theirs: describeValue(theirs),
  }));
  return <VersionChoice {...texts[chosenFrom]} versions={versions} onChoose={onChoose} />;
}
