import { type Choice, isChosen, writeChoice } from "@/lib/domain/profiles/profiles/choice";
import type { ApiUserType } from "@/lib/domain/vocabulary/user-type/user-type";

/** A public page knows this of the recipient; `id` is the profile's. */
export type ComposerRecipient = {
  id: string;
  /** The profile's own; its id works as well, by way of a redirect. */
  slug: string;
  name: string;
  /** The recipient's type; where it is known, a pitch to one's own type is refused before it is written. */
  userType?: ApiUserType;
};

/** The page where a pitch is written has the chosen part of a creator's offer in its fragment. */
export const pitchPath = ({ slug }: Pick<ComposerRecipient, "slug">, choice?: Choice) =>
  `/pitch/${slug}${choice && isChosen(choice) ? `#${writeChoice(choice)}` : ""}`;

/** Behind a newsroom's address this opens its window to pitch, as after signing in for it. */
export const PITCH_HASH = "#pitch";
