import type { ComponentType } from "react";
import type { UserType } from "@/db/enums";
import type { BuilderValues } from "@/lib/domain/profiles/builders/schema";

/** What a step of a builder is given. */
export type StepProps = {
  kind: UserType;
  values: BuilderValues;
  /** Takes the fields that changed, each whole. */
  change: (part: Partial<BuilderValues>) => void;
  /** Sentences of the last refusal by the form's path: `name`, `heroStories.2.title`. */
  errors: Readonly<Record<string, string>>;
};

/** A type's steps are `components/profiles/builders/<type>/steps.ts`, each a chunk of its own. */
export type Step = ComponentType<StepProps>;
