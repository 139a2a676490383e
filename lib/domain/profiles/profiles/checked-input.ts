import { profileName, setupProfileInput, updateProfileInput } from "./input";
import { unclaimed } from "./names";

const { name, professionalTitle, tagline, company } = setupProfileInput.shape;

/** These names may not claim to be verified. */
export const nameClaims = {
  name: unclaimed(name, "Full name"),
  professionalTitle: unclaimed(professionalTitle, "Professional title"),
  tagline: unclaimed(tagline, "Newsroom line"),
  company: unclaimed(company, "Company"),
};

/** The server checks the own profile with this. It stays on the server, as the look-alike table is large. */
export const checkedProfileInput = updateProfileInput.safeExtend({
  name: unclaimed(profileName, "Profile name").optional(),
  professionalTitle: nameClaims.professionalTitle.optional(),
  tagline: nameClaims.tagline,
  company: unclaimed(updateProfileInput.shape.company, "Company"),
});
