import type { FormStored } from "@/components/profiles/forms/profile-values";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import type { TestingTerms } from "@/lib/site";

export type SetupValues = FormStored<"setup">["values"];

/** The account that is being set up, with what is known of it. */
export type SetupViewer = {
  userId: string;
  type: UserType;
  email: string;
  emailVerified: boolean;
  testing: TestingTerms | null;
  /** The company a brand's or source's profile is named after. */
  company: string | null;
  avatarUrl: string | null;
  logoUrl: string | null;
  /** The profile was set up before, so that the screen edits it. */
  complete: boolean;
  /** The profile under the person's own name. */
  stored: FormStored<"setup">;
};
