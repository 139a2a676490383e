import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { setupProfileInput } from "@/lib/domain/profiles/profiles/input";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import type { TestingTerms } from "@/lib/site";

export type SetupValues = z.input<typeof setupProfileInput>;
export type SetupFormState = UseFormReturn<SetupValues, unknown, z.output<typeof setupProfileInput>>;

/** Who is setting up, as far as it is known. */
export type SetupViewer = {
  type: UserType;
  email: string;
  emailVerified: boolean;
  testing: TestingTerms | null;
  /** The company a brand's or source's profile is named after. */
  company: string | null;
  avatarUrl: string | null;
  /** Set up before: the same screen edits it. */
  complete: boolean;
  values: SetupValues;
};

/** The fields top to bottom: the order in which problems are shown. */
export const setupOrder = [
  "name",
  "professionalTitle",
  "location",
  "company",
  "topics",
  "perks",
  "website",
  "customPortfolioUrl",
] as const satisfies readonly (keyof SetupValues)[];

/** The id of a control: where the box's "Go to the field" leads. */
export const setupFieldId = (name: keyof SetupValues | "picture") => `setup-${name}`;
