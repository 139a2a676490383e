import dynamic from "next/dynamic";
import { stepLoaders } from "@/components/profiles/builders/step-loaders";
import type { Step } from "@/components/profiles/builders/step-props";

const { register, loadAll } = stepLoaders();

/** The steps are in the order of `builderSteps`. */
export const paidMediaSteps: readonly Step[] = [
  dynamic(
    register(() => import("@/components/profiles/inputs/basic-fields").then((part) => part.PersonFields)),
  ),
  dynamic(register(() => import("@/components/profiles/inputs/social-rows").then((part) => part.SocialRows))),
  dynamic(register(() => import("./content").then((part) => part.CreatorContent))),
  dynamic(register(() => import("./about").then((part) => part.CreatorAbout))),
  dynamic(register(() => import("./portfolio").then((part) => part.CreatorPortfolio))),
];
export { loadAll as loadPaidMediaSteps };
