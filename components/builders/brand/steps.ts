import type { LoadStep } from "@/components/builders/step-props";

/** The brand's steps in the order of `builderSteps`. */
export const brandSteps: readonly LoadStep[] = [
  () => import("./account-type").then((part) => part.BrandAccountType),
  () => import("../newsroom-basics").then((part) => part.NewsroomBasics),
  () => import("../inputs/social-rows").then((part) => part.SocialRows),
  () => import("./portfolio").then((part) => part.BrandPortfolio),
  () => import("./review").then((part) => part.Review),
];
