import dynamic from "next/dynamic";
import type { Step } from "@/components/builders/step-props";

/** The brand's steps in the order of `builderSteps`. */
export const brandSteps: readonly Step[] = [
  dynamic(() => import("./account-type").then((part) => part.BrandAccountType)),
  dynamic(() => import("../newsroom-basics").then((part) => part.NewsroomBasics)),
  dynamic(() => import("../inputs/social-rows").then((part) => part.SocialRows)),
  dynamic(() => import("./portfolio").then((part) => part.BrandPortfolio)),
  dynamic(() => import("./review").then((part) => part.Review)),
];

/** Their code, before it is asked for: the parts that are drawn, or the bundler makes other chunks of it. */
export const loadBrandSteps = () =>
  Promise.all([
    import("./account-type").then((part) => part.BrandAccountType),
    import("../newsroom-basics").then((part) => part.NewsroomBasics),
    import("../inputs/social-rows").then((part) => part.SocialRows),
    import("./portfolio").then((part) => part.BrandPortfolio),
    import("./review").then((part) => part.Review),
  ]);
