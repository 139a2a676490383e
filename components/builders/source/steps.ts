import type { LoadStep } from "@/components/builders/step-props";

/** The source's steps in the order of `builderSteps`. */
export const sourceSteps: readonly LoadStep[] = [
  () => import("./account-type").then((part) => part.SourceAccountType),
  () => import("../newsroom-basics").then((part) => part.NewsroomBasics),
  () => import("../inputs/social-rows").then((part) => part.SocialRows),
  () => import("./industries").then((part) => part.SourceIndustries),
  () => import("./about").then((part) => part.SourceAbout),
  () => import("./resources").then((part) => part.SourceResources),
  () => import("./featured").then((part) => part.SourceFeatured),
];
