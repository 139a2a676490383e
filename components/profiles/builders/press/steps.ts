import dynamic from "next/dynamic";
import { stepLoaders } from "@/components/profiles/builders/step-loaders";
import type { Step } from "@/components/profiles/builders/step-props";

const { known, loadAll } = stepLoaders();

/** The steps are in the order of `builderSteps`. */
export const pressSteps: readonly Step[] = [
  dynamic(known(() => import("@/components/profiles/inputs/basic-fields").then((part) => part.PersonFields))),
  dynamic(known(() => import("./about").then((part) => part.PressAbout))),
  dynamic(known(() => import("./publications").then((part) => part.Publications))),
  dynamic(known(() => import("@/components/profiles/inputs/social-rows").then((part) => part.SocialRows))),
  dynamic(known(() => import("./expertise").then((part) => part.PressExpertise))),
  dynamic(known(() => import("./portfolio").then((part) => part.PressPortfolio))),
];
export { loadAll as loadPressSteps };
