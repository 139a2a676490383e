import type { LoadStep } from "@/components/builders/step-props";

/** A creator's steps in the order of `builderSteps`. */
export const paidMediaSteps: readonly LoadStep[] = [
  () => import("../inputs/basic-fields").then((part) => part.PersonFields),
  () => import("../inputs/social-rows").then((part) => part.SocialRows),
  () => import("./content").then((part) => part.CreatorContent),
  () => import("./about").then((part) => part.CreatorAbout),
  () => import("./portfolio").then((part) => part.CreatorPortfolio),
];
