import dynamic from "next/dynamic";
import { brandSteps } from "@/components/builders/brand/steps";
import { paidMediaSteps } from "@/components/builders/paid-media/steps";
import { pressSteps } from "@/components/builders/press/steps";
import { sourceSteps } from "@/components/builders/source/steps";
import type { LoadStep, Step } from "@/components/builders/step-props";
import type { UserType } from "@/db/enums";

const loaders: Record<UserType, readonly LoadStep[]> = {
  brand: brandSteps,
  source: sourceSteps,
  press: pressSteps,
  paid_media: paidMediaSteps,
};

// The same calls as below: an import that stands inside of dynamic() would be bundled apart.
const drawn = (steps: readonly LoadStep[]): readonly Step[] => steps.map((load) => dynamic(load));

/** Each type's steps as they are drawn, in the order of `builderSteps`. */
export const stepsOf: Record<UserType, readonly Step[]> = {
  brand: drawn(brandSteps),
  source: drawn(sourceSteps),
  press: drawn(pressSteps),
  paid_media: drawn(paidMediaSteps),
};

/** Fetches the code of all of a type's steps. */
export const loadSteps = (kind: UserType) => Promise.all(loaders[kind].map((load) => load()));
