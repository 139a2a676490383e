import { describeFormValue } from "@/components/wizard/describe-value";
import { otherWindow, VersionChoice } from "@/components/wizard/version-choice";
import type { DocumentState } from "@/lib/client/document/saved-document";
import { draftLabels } from "@/lib/domain/pitching/pitch-drafts/schema";
import type { PitchFacts } from "./pitch-document";
import type { PitchPart, PitchValues } from "./pitch-form";

/** These parts of a pitch were changed here and in another window. */
export function PitchChoice({
  state: { choices, values },
  onChoose,
}: {
  state: DocumentState<PitchValues, PitchFacts>;
  onChoose: (part: PitchPart, whose: "mine" | "theirs") => void;
}) {
  const versions = choices.map(({ field, theirs }) => ({
    field,
    label: field === "perks" ? "Perks" : draftLabels[field],
    mine: describeFormValue(values[field]),
    theirs: describeFormValue(theirs),
  }));
  return <VersionChoice {...otherWindow} versions={versions} onChoose={onChoose} />;
}
