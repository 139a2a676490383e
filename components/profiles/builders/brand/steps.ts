import dynamic from "next/dynamic";
import { stepLoaders } from "@/components/profiles/builders/step-loaders";
import type { Step } from "@/components/profiles/builders/step-props";

const { register, loadAll } = stepLoaders();

/** The steps are in the order of `builderSteps`. */
export const brandSteps: readonly Step[] = [
  dynamic(register(() => import("./account-type").then((part) => part.BrandAccountType))),
  dynamic(register(() => import("../newsroom-basics").then((part) => part.NewsroomBasics))),
  dynamic(register(() => import("@/components/profiles/inputs/social-rows").then((part) => part.SocialRows))),
  dynamic(register(() => import("./portfolio").then((part) => part.BrandPortfolio))),
  dynamic(register(() => import("./review").then((part) => part.Review))),
];
export { loadAll as loadBrandSteps };
