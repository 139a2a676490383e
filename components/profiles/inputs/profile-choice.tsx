import type { ComponentProps } from "react";
import { describeValue } from "@/components/profiles/builders/labels";
import { VersionChoice } from "@/components/wizard/version-choice";
import type { BuilderField } from "@/lib/domain/profiles/builders/schema";
import { fields } from "@/lib/domain/profiles/profiles/fields/fields";

/** The fields of a profile that its writer and somebody else both changed. */
export function ProfileChoice<V extends object>(
  props: Omit<ComponentProps<typeof VersionChoice<V>>, "labelOf" | "describe">,
) {
  return (
    <VersionChoice
      {...props}
      labelOf={(field) => fields[field as BuilderField].label}
      describe={describeValue}
    />
  );
}
