import type { Step } from "@/components/builders/step-props";
import { PersonFields } from "../inputs/basic-fields";
import { SocialRows } from "../inputs/social-rows";
import { CreatorAbout } from "./about";
import { CreatorContent } from "./content";
import { CreatorPortfolio } from "./portfolio";

/** A creator's steps in the order of `builderSteps`. All come with the page: the next one opens without a connection. */
export const paidMediaSteps: readonly Step[] = [
  PersonFields,
  SocialRows,
  CreatorContent,
  CreatorAbout,
  CreatorPortfolio,
];
