import type { ComponentProps } from "react";
import { withScheme } from "@/components/accounts/accounts/complete-web-address";
import type { FieldProps } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { FieldAt } from "./field-at";
import type { InputErrors } from "./input-props";

type Props<Path extends string> = {
  path: Path;
  values: { [Field in Path]: string };
  change: (part: { [Field in Path]?: string }) => void;
  errors: InputErrors;
  /** Others change it. */
  isLocked?: boolean;
} & Pick<FieldProps, "label" | "note" | "help" | "required" | "max"> &
  Pick<ComponentProps<typeof Input>, "type" | "placeholder" | "autoComplete">;

/** One of the profile's texts of one line. People leave the https:// of a web address away: leaving the field adds it. */
export function LineField<Path extends string>(props: Props<Path>) {
  const { path, values, change, errors, label, note, help, required, max, isLocked } = props;
  const { type, placeholder = type === "url" ? "https://" : undefined, autoComplete } = props;
  const put = (text: string) => change({ [path]: text } as { [Field in Path]?: string });
  return (
    <FieldAt {...{ path, errors, label, note, help, required, max }}>
      <Input
        {...{ type, placeholder, autoComplete }}
        name={path}
        readOnly={isLocked}
        className={isLocked ? "bg-sunk" : undefined}
        value={values[path]}
        onChange={({ target }) => put(target.value)}
        onBlur={({ target: { value } }) =>
          type === "url" && value !== withScheme(value) && put(withScheme(value))
        }
      />
    </FieldAt>
  );
}
