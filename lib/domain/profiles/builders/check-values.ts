import { AppError, type FieldErrors } from "@/lib/core/errors";
import { fieldErrorsOf } from "@/lib/core/field-errors";
import { checkedProfileInput } from "@/lib/domain/profiles/profiles/checked-input";
import type { UpdateProfileInput } from "@/lib/domain/profiles/profiles/input";
import type { ProfileRow } from "@/lib/domain/profiles/profiles/profile-views";
import type { BuilderField, BuilderValues } from "./schema";
import { missingAnywhere } from "./steps";
import { atFormFields, findRepeats, toProfileInput } from "./values-to-profile";

/** Some fields are saved together: details of an expertise, and the name of a contact that is the newsroom's own. */
const goesAlong: Partial<Record<ProfileRow["kind"], Partial<Record<BuilderField, BuilderField>>>> = {
  press: { expertise: "beats" },
  brand: { name: "email" },
  source: { name: "email" },
};

/** Checks the changed fields as a save of the profile does. Throws 400 at the form's fields. */
export function checkValues(
  profile: ProfileRow,
  values: BuilderValues,
  changed: readonly BuilderField[],
): UpdateProfileInput {
  const names = profile.kind === "brand" || (profile.kind === "source" && values.accountType === "company");
  const fields = [...changed, ...changed.flatMap((field) => goesAlong[profile.kind]?.[field] ?? [])];
  const input = {
    ...toProfileInput(values, fields),
    // The newsroom of someone who named no company yet names it.
    ...(names && !profile.companyId ? { company: values.name } : {}),
  };
  const errors: FieldErrors = { ...findRepeats(values) };
  for (const { field, message } of missingAnywhere(profile.kind, values)) errors[field] ??= [message];
  const parsed = checkedProfileInput.safeParse(input);
  const refused = parsed.error ? fieldErrorsOf(parsed.error) : {};
  const placed = atFormFields(refused, values, profile.kind === "paid_media");
  for (const [field, messages] of Object.entries(placed)) errors[field] ??= messages;
  if (!parsed.success || Object.keys(errors).length > 0)
    throw new AppError("invalid_input", Object.values(errors)[0]?.[0], { fields: errors });
  return parsed.data;
}
