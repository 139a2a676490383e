import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/** People leave the https:// of a web address away, so it is added here. Empty stays empty. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  return address === "" || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

/** The address is completed when its field is left. */
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
