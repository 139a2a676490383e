import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/** People leave the https:// of a web address away: it is put in front when the field is left. */
export function completeWebAddress<Values extends FieldValues, Out>(
  form: UseFormReturn<Values, unknown, Out>,
  name: Path<Values>,
): void {
  const typed: unknown = form.getValues(name);
  const address = typeof typed === "string" ? typed.trim() : "";
  if (address === "" || /^[a-z][a-z0-9+.-]*:/i.test(address)) return;
  form.setValue(name, `https://${address}` as PathValue<Values, Path<Values>>, {
    shouldValidate: form.formState.isSubmitted,
  });
}
