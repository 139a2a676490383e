import dynamic from "next/dynamic";
import type { Step } from "@/components/builders/step-props";

/** The source's steps in the order of `builderSteps`. */
export const sourceSteps: readonly Step[] = [
  dynamic(() => import("./account-type").then((part) => part.SourceAccountType)),
  dynamic(() => import("../newsroom-basics").then((part) => part.NewsroomBasics)),
  dynamic(() => import("../inputs/social-rows").then((part) => part.SocialRows)),
  dynamic(() => import("./industries").then((part) => part.SourceIndustries)),
  dynamic(() => import("./about").then((part) => part.SourceAbout)),
  dynamic(() => import("./resources").then((part) => part.SourceResources)),
  dynamic(() => import("./featured").then((part) => part.SourceFeatured)),
];

/** Their code, before it is asked for: the parts that are drawn, or the bundler makes other chunks of it. */
export const loadSourceSteps = () =>
  Promise.all([
    import("./account-type").then((part) => part.SourceAccountType),
    import("../newsroom-basics").then((part) => part.NewsroomBasics),
    import("../inputs/social-rows").then((part) => part.SocialRows),
    import("./industries").then((part) => part.SourceIndustries),
    import("./about").then((part) => part.SourceAbout),
    import("./resources").then((part) => part.SourceResources),
    import("./featured").then((part) => part.SourceFeatured),
  ]);
