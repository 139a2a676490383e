import dynamic from "next/dynamic";
import { stepLoaders } from "@/components/profiles/builders/step-loaders";
import type { Step } from "@/components/profiles/builders/step-props";

const { register, loadAll } = stepLoaders();

/** The steps are in the order of `builderSteps`. */
export const sourceSteps: readonly Step[] = [
  dynamic(register(() => import("./account-type").then((part) => part.SourceAccountType))),
  dynamic(register(() => import("../newsroom-basics").then((part) => part.NewsroomBasics))),
  dynamic(register(() => import("@/components/profiles/inputs/social-rows").then((part) => part.SocialRows))),
  dynamic(register(() => import("./industries").then((part) => part.SourceIndustries))),
  dynamic(register(() => import("./about").then((part) => part.SourceAbout))),
  dynamic(register(() => import("./resources").then((part) => part.SourceResources))),
  dynamic(register(() => import("./featured").then((part) => part.SourceFeatured))),
];
export { loadAll as loadSourceSteps };
