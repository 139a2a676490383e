import type { ComponentProps } from "react";
import { AddressField } from "@/components/ui/address-field";
import type { FieldProps } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { FieldAt } from "./field-at";
import type { InputErrors } from "./input-props";

type Props<Path extends string> = {
  path: Path;
  /** The form's path of the entry whose text it is: `facts.2`. */
  at?: string;
  values: { [Field in Path]: string };
  change: (part: { [Field in Path]?: string }) => void;
  errors: InputErrors;
  /** Others change it. */
  isLocked?: boolean;
  isNumber?: boolean;
  /** What cannot be read of it is said while typing, before the server would. */
  problem?: string;
} & Pick<FieldProps, "label" | "note" | "help" | "required" | "max"> &
  Pick<ComponentProps<typeof Input>, "type" | "placeholder" | "autoComplete">;

/** A text of one line, of the profile or of an entry in it. */
export function LineField<Path extends string>(props: Props<Path>) {
  const { path, at, values, change, errors, label, note, help, required, max, isLocked, isNumber } = props;
  const { type, placeholder, autoComplete = "off" } = props;
  const id = at ? `${at}.${path}` : path;
  const put = (text: string) => change({ [path]: text } as { [Field in Path]?: string });
  const control = {
    ...{ placeholder, autoComplete },
    name: id,
    readOnly: isLocked,
    className: isLocked ? "bg-sunk" : isNumber ? "num" : undefined,
    value: values[path],
    onChange: ({ target }: { target: { value: string } }) => put(target.value),
  };
  const texts = { label, note, help, required, max };
  if (type === "url") return <AddressField {...texts} id={id} error={errors[id]} input={control} />;
  return (
    <FieldAt {...texts} path={id} errors={props.problem ? { ...errors, [id]: props.problem } : errors}>
      <Input {...control} type={type} inputMode={isNumber ? "decimal" : undefined} />
    </FieldAt>
  );
}
