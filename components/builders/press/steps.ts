import dynamic from "next/dynamic";
import type { Step } from "@/components/builders/step-props";

/** A journalist's steps in the order of `builderSteps`. */
export const pressSteps: readonly Step[] = [
  dynamic(() => import("../inputs/basic-fields").then((part) => part.PersonFields)),
  dynamic(() => import("./about").then((part) => part.PressAbout)),
  dynamic(() => import("./publications").then((part) => part.Publications)),
  dynamic(() => import("../inputs/social-rows").then((part) => part.SocialRows)),
  dynamic(() => import("./expertise").then((part) => part.PressExpertise)),
  dynamic(() => import("./portfolio").then((part) => part.PressPortfolio)),
];

/** Their code, before it is asked for: the parts that are drawn, or the bundler makes other chunks of it. */
export const loadPressSteps = () =>
  Promise.all([
    import("../inputs/basic-fields").then((part) => part.PersonFields),
    import("./about").then((part) => part.PressAbout),
    import("./publications").then((part) => part.Publications),
    import("../inputs/social-rows").then((part) => part.SocialRows),
    import("./expertise").then((part) => part.PressExpertise),
    import("./portfolio").then((part) => part.PressPortfolio),
  ]);
