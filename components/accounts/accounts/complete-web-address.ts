import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/** A web address as typed, with the https:// that people leave away. Empty stays empty. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  return address === "" || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

/** People leave the https:// of a web address away: it is put in front when the field is left. */
export function completeWebAddress<Values extends FieldValues, Out>(
  form: UseFormReturn<Values, unknown, Out>,
  name: Path<Values>,
): void {
  const typed: unknown = form.getValues(name);
  const address = typeof typed === "string" ? typed.trim() : "";
  const whole = withScheme(address);
  if (whole === address) return;
  form.setValue(name, whole as PathValue<Values, Path<Values>>, {
    shouldValidate: form.formState.isSubmitted,
  });
}
