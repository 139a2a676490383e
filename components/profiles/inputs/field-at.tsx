import type { StepProps } from "@/components/profiles/builders/step-props";
import { Field, type FieldProps } from "@/components/ui/field";

/** A field by its path in the form, which is its id too: a refusal finds it, and links lead to it. */
export function FieldAt({
  path,
  errors,
  ...rest
}: Omit<FieldProps, "id" | "error"> & Pick<StepProps, "errors"> & { path: string }) {
  return <Field {...rest} id={path} error={errors[path]} />;
}
