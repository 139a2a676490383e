import dynamic from "next/dynamic";
import { stepLoaders } from "@/components/profiles/builders/step-loaders";
import type { Step } from "@/components/profiles/builders/step-props";

const { known, loadAll } = stepLoaders();

/** The steps are in the order of `builderSteps`. */
export const brandSteps: readonly Step[] = [
  dynamic(known(() => import("./account-type").then((part) => part.BrandAccountType))),
  dynamic(known(() => import("../newsroom-basics").then((part) => part.NewsroomBasics))),
  dynamic(known(() => import("@/components/profiles/inputs/social-rows").then((part) => part.SocialRows))),
  dynamic(known(() => import("./portfolio").then((part) => part.BrandPortfolio))),
  dynamic(known(() => import("./review").then((part) => part.Review))),
];
export { loadAll as loadBrandSteps };
