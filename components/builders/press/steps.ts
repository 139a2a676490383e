import type { LoadStep } from "@/components/builders/step-props";

/** A journalist's steps in the order of `builderSteps`. */
export const pressSteps: readonly LoadStep[] = [
  () => import("../inputs/basic-fields").then((part) => part.PersonFields),
  () => import("./about").then((part) => part.PressAbout),
  () => import("./publications").then((part) => part.Publications),
  () => import("../inputs/social-rows").then((part) => part.SocialRows),
  () => import("./expertise").then((part) => part.PressExpertise),
  () => import("./portfolio").then((part) => part.PressPortfolio),
];
