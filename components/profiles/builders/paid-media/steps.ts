import dynamic from "next/dynamic";
import { stepLoaders } from "@/components/profiles/builders/step-loaders";
import type { Step } from "@/components/profiles/builders/step-props";

const { known, loadAll } = stepLoaders();

/** The steps are in the order of `builderSteps`. */
export const paidMediaSteps: readonly Step[] = [
  dynamic(known(() => import("@/components/profiles/inputs/basic-fields").then((part) => part.PersonFields))),
  dynamic(known(() => import("@/components/profiles/inputs/social-rows").then((part) => part.SocialRows))),
  dynamic(known(() => import("./content").then((part) => part.CreatorContent))),
  dynamic(known(() => import("./about").then((part) => part.CreatorAbout))),
  dynamic(known(() => import("./portfolio").then((part) => part.CreatorPortfolio))),
];
export { loadAll as loadPaidMediaSteps };
