import { brandSteps, loadBrandSteps } from "@/components/profiles/builders/brand/steps";
import { loadPaidMediaSteps, paidMediaSteps } from "@/components/profiles/builders/paid-media/steps";
import { loadPressSteps, pressSteps } from "@/components/profiles/builders/press/steps";
import { loadSourceSteps, sourceSteps } from "@/components/profiles/builders/source/steps";
import type { Step } from "@/components/profiles/builders/step-props";
import type { UserType } from "@/db/enums";

/** Each type's steps are in the order of `builderSteps`. */
export const stepsOf: Record<UserType, readonly Step[]> = {
  brand: brandSteps,
  source: sourceSteps,
  press: pressSteps,
  paid_media: paidMediaSteps,
};

export const loadSteps: Record<UserType, () => Promise<Step[]>> = {
  brand: loadBrandSteps,
  source: loadSourceSteps,
  press: loadPressSteps,
  paid_media: loadPaidMediaSteps,
};
