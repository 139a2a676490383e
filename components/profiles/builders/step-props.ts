import type { ComponentType } from "react";
import type { InputProps } from "@/components/profiles/inputs/input-props";
import type { UserType } from "@/db/enums";
import type { BuilderField } from "@/lib/domain/profiles/builders/schema";

/** A step of a builder is given the whole form. */
export type StepProps = InputProps<BuilderField> & { kind: UserType };

/** A type's steps are `components/profiles/builders/<type>/steps.ts`, each a chunk of its own. */
export type Step = ComponentType<StepProps>;
