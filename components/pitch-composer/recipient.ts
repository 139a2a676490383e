import type { ApiUserType } from "@/lib/domain/user-type";

/** The recipient of a pitch, as a public page knows them; `id` is the profile's. */
export type ComposerRecipient = {
  id: string;
  /** The profile's own; its id works as well, by way of a redirect. */
  slug: string;
  name: string;
  /** Where it is known, an own-type pitch is refused before it is written. */
  userType?: ApiUserType;
};

/** The page where a pitch to a profile is written. */
export const pitchPath = ({ slug }: Pick<ComposerRecipient, "slug">) => `/pitch/${slug}`;

/** Behind a newsroom's address: its window to pitch is to be open, as after signing in for it. */
export const PITCH_HASH = "#pitch";
