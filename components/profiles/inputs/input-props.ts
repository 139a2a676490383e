import type { BuilderField, BuilderValues } from "@/lib/domain/profiles/builders/schema";

/** What an input of a profile is given: the fields that it edits, in the builder or in a form of their own. */
export type InputProps<Field extends BuilderField> = {
  values: Pick<BuilderValues, Field>;
  /** Takes the fields that changed, each whole. */
  change: (part: Partial<Pick<BuilderValues, Field>>) => void;
  errors: InputErrors;
};

/** Sentences of the last refusal by the form's path: `name`, `heroStories.2.title`. */
export type InputErrors = Readonly<Record<string, string>>;
