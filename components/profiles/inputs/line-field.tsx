import type { ComponentProps } from "react";
import { withScheme } from "@/components/ui/complete-web-address";
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

/** A text of one line, of the profile or of an entry in it. People leave the https:// of a web address away: leaving the field adds it. */
export function LineField<Path extends string>(props: Props<Path>) {
  const { path, at, values, change, errors, label, note, help, required, max, isLocked, isNumber } = props;
  const { type, placeholder = type === "url" ? "https://" : undefined, autoComplete = "off" } = props;
  const id = at ? `${at}.${path}` : path;
  const put = (text: string) => change({ [path]: text } as { [Field in Path]?: string });
  return (
    <FieldAt
      {...{ label, note, help, required, max }}
      path={id}
      errors={props.problem ? { ...errors, [id]: props.problem } : errors}
    >
      <Input
        {...{ type, placeholder, autoComplete }}
        name={id}
        inputMode={isNumber ? "decimal" : undefined}
        readOnly={isLocked}
        className={isLocked ? "bg-sunk" : isNumber ? "num" : undefined}
        value={values[path]}
        onChange={({ target }) => put(target.value)}
        onBlur={({ target: { value } }) =>
          type === "url" && value !== withScheme(value) && put(withScheme(value))
        }
      />
    </FieldAt>
  );
}
