import { Field, type FieldProps } from "@/components/ui/field";
import type { InputErrors } from "./input-props";

/** A field by its path in the form, which is its id too: a refusal finds it, and links lead to it. */
export function FieldAt({
  path,
  errors,
  ...rest
}: Omit<FieldProps, "id" | "error"> & { errors: InputErrors; path: string }) {
  return <Field {...rest} id={path} error={errors[path]} />;
}
