import dynamic from "next/dynamic";
import { stepLoaders } from "@/components/profiles/builders/step-loaders";
import type { Step } from "@/components/profiles/builders/step-props";

const { known, loadAll } = stepLoaders();

/** The steps are in the order of `builderSteps`. */
export const sourceSteps: readonly Step[] = [
  dynamic(known(() => import("./account-type").then((part) => part.SourceAccountType))),
  dynamic(known(() => import("../newsroom-basics").then((part) => part.NewsroomBasics))),
  dynamic(known(() => import("@/components/profiles/inputs/social-rows").then((part) => part.SocialRows))),
  dynamic(known(() => import("./industries").then((part) => part.SourceIndustries))),
  dynamic(known(() => import("./about").then((part) => part.SourceAbout))),
  dynamic(known(() => import("./resources").then((part) => part.SourceResources))),
  dynamic(known(() => import("./featured").then((part) => part.SourceFeatured))),
];
export { loadAll as loadSourceSteps };
