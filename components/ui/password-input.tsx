"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useFieldControl } from "@/components/ui/field-context";
import { IconButton } from "@/components/ui/icon-button";
import { cn } from "@/lib/utils/cn";

/** `name` goes into the label of the eye: "Show confirm password". */
export function PasswordInput({
  className,
  what = "password",
  ...props
}: Omit<ComponentProps<"input">, "type"> & { what?: string }) {
  const field = useFieldControl(props);
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <input
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cn("control pr-12", className)}
        {...props}
        {...field}
      />
      <IconButton
        label={shown ? `Hide ${what}` : `Show ${what}`}
        aria-pressed={shown}
        className="absolute top-0 right-0 hover:bg-transparent"
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </span>
  );
}
