import type { Step } from "@/components/builders/step-props";
import { SocialRows } from "../inputs/social-rows";
import { NewsroomBasics } from "../newsroom-basics";
import { SourceAbout } from "./about";
import { SourceAccountType } from "./account-type";
import { SourceFeatured } from "./featured";
import { SourceIndustries } from "./industries";
import { SourceResources } from "./resources";

/** The source's steps in the order of `builderSteps`. All come with the page: the next one opens without a connection. */
export const sourceSteps: readonly Step[] = [
  SourceAccountType,
  NewsroomBasics,
  SocialRows,
  SourceIndustries,
  SourceAbout,
  SourceResources,
  SourceFeatured,
];
