import { bounds } from "@/lib/core/bounds";
import type { InputProps } from "./input-props";
import { LineField } from "./line-field";

/** The newsroom's own line, beside the professional title of whoever acts for it. */
export const TaglineField = (form: InputProps<"tagline">) => (
  <LineField
    {...form}
    path="tagline"
    label="Newsroom line"
    note="optional"
    help="Two or three words, shown above the newsroom’s name"
    max={bounds.title}
    autoComplete="off"
  />
);
