"use client";

import { type ComponentProps, type SyntheticEvent, useState } from "react";
import { afterPress } from "@/components/ui/after-press";
import { Field, type FieldProps } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { isPageAddress, isSiteAddress, withScheme } from "@/lib/utils/web-address";

const NOT_AN_ADDRESS = "Write an address such as https://example.org";

/** Returns what to write instead of what the server would not take; undefined where it does, or nothing stands there. */
export const addressProblem = (whole: string, isPath: boolean): string | undefined =>
  whole === "" || (isPath ? isPageAddress : isSiteAddress)(whole) ? undefined : NOT_AN_ADDRESS;

/**
 * The field of every web address. Where it is left, or Enter sends its form, the https:// that people leave away is
 * added, and what is no address is said; `isPath` takes a path of this site too.
 */
export function AddressField({
  input,
  isPath = false,
  ...field
}: Omit<FieldProps, "children"> & { input: ComponentProps<typeof Input>; isPath?: boolean }) {
  const [problem, setProblem] = useState<string>();

  function complete({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    const whole = withScheme(currentTarget.value);
    if (whole !== currentTarget.value) type(currentTarget, whole);
    // The field may be left by a press on something below it, which must not move.
    afterPress(() => setProblem(addressProblem(whole, isPath)));
  }

  return (
    <Field {...field} error={field.error ?? problem}>
      <Input
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        {...input}
        type="url"
        onInput={(event) => {
          setProblem(undefined);
          input.onInput?.(event);
        }}
        onBlur={(event) => {
          complete(event);
          input.onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") complete(event);
          input.onKeyDown?.(event);
        }}
      />
    </Field>
  );
}

/** Sets the text as typing does: React hears of it, whether it knows the field's value or leaves it to the browser. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
