import type { Step } from "@/components/builders/step-props";
import { SocialRows } from "../inputs/social-rows";
import { NewsroomBasics } from "../newsroom-basics";
import { BrandAccountType } from "./account-type";
import { BrandPortfolio } from "./portfolio";
import { Review } from "./review";

/** The brand's steps in the order of `builderSteps`. All come with the page: the next one opens without a connection. */
export const brandSteps: readonly Step[] = [
  BrandAccountType,
  NewsroomBasics,
  SocialRows,
  BrandPortfolio,
  Review,
];
