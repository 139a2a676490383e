import { type Choice, isChosen, writeChoice } from "@/lib/domain/profiles/profiles/choice";
import type { ApiUserType } from "@/lib/domain/vocabulary/user-type/user-type";

/** The recipient of a pitch, as a public page knows them; `id` is the profile's. */
export type ComposerRecipient = {
  id: string;
  /** The profile's own; its id works as well, by way of a redirect. */
  slug: string;
  name: string;
  /** Where it is known, an own-type pitch is refused before it is written. */
  userType?: ApiUserType;
};

/** The page where a pitch to a profile is written; what was chosen of a creator's offer stands in its fragment. */
export const pitchPath = ({ slug }: Pick<ComposerRecipient, "slug">, choice?: Choice) =>
  `/pitch/${slug}${choice && isChosen(choice) ? `#${writeChoice(choice)}` : ""}`;

/** Behind a newsroom's address: its window to pitch is to be open, as after signing in for it. */
export const PITCH_HASH = "#pitch";
