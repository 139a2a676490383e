import dynamic from "next/dynamic";
import { stepLoaders } from "@/components/profiles/builders/step-loaders";
import type { Step } from "@/components/profiles/builders/step-props";

const { register, loadAll } = stepLoaders();

/** The steps are in the order of `builderSteps`. */
export const pressSteps: readonly Step[] = [
  dynamic(
    register(() => import("@/components/profiles/inputs/basic-fields").then((part) => part.PersonFields)),
  ),
  dynamic(register(() => import("./about").then((part) => part.PressAbout))),
  dynamic(register(() => import("./publications").then((part) => part.Publications))),
  dynamic(register(() => import("@/components/profiles/inputs/social-rows").then((part) => part.SocialRows))),
  dynamic(register(() => import("./expertise").then((part) => part.PressExpertise))),
  dynamic(register(() => import("./portfolio").then((part) => part.PressPortfolio))),
];
export { loadAll as loadPressSteps };
