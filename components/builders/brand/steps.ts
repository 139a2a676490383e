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

/** Their code, before it is asked for. */
export const loadBrandSteps = () =>
  Promise.all([
    import("./account-type"),
    import("../newsroom-basics"),
    import("../inputs/social-rows"),
    import("./portfolio"),
    import("./review"),
  ]);
