import dynamic from "next/dynamic";
import type { Step } from "@/components/builders/step-props";

/** A creator's steps in the order of `builderSteps`. */
export const paidMediaSteps: readonly Step[] = [
  dynamic(() => import("../inputs/basic-fields").then((part) => part.PersonFields)),
  dynamic(() => import("../inputs/social-rows").then((part) => part.SocialRows)),
  dynamic(() => import("./content").then((part) => part.CreatorContent)),
  dynamic(() => import("./about").then((part) => part.CreatorAbout)),
  dynamic(() => import("./portfolio").then((part) => part.CreatorPortfolio)),
];

/** Their code, before it is asked for: the parts that are drawn, or the bundler makes other chunks of it. */
export const loadPaidMediaSteps = () =>
  Promise.all([
    import("../inputs/basic-fields").then((part) => part.PersonFields),
    import("../inputs/social-rows").then((part) => part.SocialRows),
    import("./content").then((part) => part.CreatorContent),
    import("./about").then((part) => part.CreatorAbout),
    import("./portfolio").then((part) => part.CreatorPortfolio),
  ]);
