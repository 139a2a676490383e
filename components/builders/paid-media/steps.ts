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

/** Their code, before it is asked for. */
export const loadPaidMediaSteps = () =>
  Promise.all([
    import("../inputs/basic-fields"),
    import("../inputs/social-rows"),
    import("./content"),
    import("./about"),
    import("./portfolio"),
  ]);
