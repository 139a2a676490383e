import { brandSteps } from "@/components/builders/brand/steps";
import { paidMediaSteps } from "@/components/builders/paid-media/steps";
import { pressSteps } from "@/components/builders/press/steps";
import { sourceSteps } from "@/components/builders/source/steps";
import type { Step } from "@/components/builders/step-props";
import type { UserType } from "@/db/enums";

/** Each type's steps as they are drawn, in the order of `builderSteps`. */
export const stepsOf: Record<UserType, readonly Step[]> = {
  brand: brandSteps,
  source: sourceSteps,
  press: pressSteps,
  paid_media: paidMediaSteps,
};
