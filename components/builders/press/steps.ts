import type { Step } from "@/components/builders/step-props";
import { PersonFields } from "../inputs/basic-fields";
import { SocialRows } from "../inputs/social-rows";
import { PressAbout } from "./about";
import { PressExpertise } from "./expertise";
import { PressPortfolio } from "./portfolio";
import { Publications } from "./publications";

/** A journalist's steps in the order of `builderSteps`. All come with the page: the next one opens without a connection. */
export const pressSteps: readonly Step[] = [
  PersonFields,
  PressAbout,
  Publications,
  SocialRows,
  PressExpertise,
  PressPortfolio,
];
