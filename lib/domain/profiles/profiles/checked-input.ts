import { profileName, setupProfileInput, updateProfileInput } from "./input";
import { unclaimed } from "./names";

const { name, professionalTitle, company } = setupProfileInput.shape;

/** What may not claim to be verified. */
export const nameClaims = {
  name: unclaimed(name, "Full name"),
  professionalTitle: unclaimed(professionalTitle, "Professional title"),
  company: unclaimed(company, "Company"),
};

/** Parts of the own profile as the server takes them. On the server only: the look-alike table is large. */
export const checkedProfileInput = updateProfileInput.safeExtend({
  name: unclaimed(profileName, "Profile name").optional(),
  professionalTitle: nameClaims.professionalTitle.optional(),
  company: unclaimed(updateProfileInput.shape.company, "Company"),
});
