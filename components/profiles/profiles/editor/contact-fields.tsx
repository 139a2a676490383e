"use client";

import { ArrowUp, Trash2 } from "lucide-react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { DeskForm } from "@/components/profiles/profiles/editor/desk-form";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";

/** One press contact: who, and how they are reached. */
export function ContactFields({
  form: { control, formState, register, setValue },
  index,
  onPicture,
  onRemove,
  onUp,
}: {
  form: UseFormReturn<DeskForm>;
  index: number;
  /** Chooses the portrait. */
  onPicture: () => void;
  onRemove: () => void;
  /** Before the one above; absent for the first. */
  onUp?: () => void;
}) {
  const errors = formState.errors.pressContacts?.[index];
  const [named, image] = useWatch({
    control,
    name: [`pressContacts.${index}.name`, `pressContacts.${index}.image`],
  });
  const name = named || `contact ${index + 1}`;
  const field = (key: keyof DeskForm["pressContacts"][number]) => register(`pressContacts.${index}.${key}`);
  return (
    <div className="grid min-w-0 gap-x-5 gap-y-4 sm:grid-cols-2">
      <div className="flex items-center justify-between gap-3 sm:col-span-2">
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <Avatar name={named || "?"} src={image || null} size="lg" />
          <Button size="sm" onClick={onPicture} aria-label={`Choose a portrait for ${name}`}>
            {image ? "Change portrait" : "Choose a portrait"}
          </Button>
          {image && (
            <Button
              variant="text"
              size="sm"
              aria-label={`Remove the portrait of ${name}`}
              onClick={() => setValue(`pressContacts.${index}.image`, "", { shouldDirty: true })}
            >
              Remove
            </Button>
          )}
        </div>
        <span className="flex flex-none">
          {onUp && (
            <IconButton label={`Move ${name} up`} onClick={onUp}>
              <ArrowUp aria-hidden />
            </IconButton>
          )}
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </div>
      <Field label="Name" error={errors?.name?.message}>
        <Input autoComplete="off" {...field("name")} />
      </Field>
      <Field label="Role" note="optional" error={errors?.role?.message}>
        <Input autoComplete="off" placeholder="Head of Press" {...field("role")} />
      </Field>
      <Field label="E-mail" note="optional" error={errors?.email?.message}>
        <Input type="email" autoComplete="off" {...field("email")} />
      </Field>
      <Field label="Phone" note="optional" error={errors?.phone?.message}>
        <Input type="tel" autoComplete="off" {...field("phone")} />
      </Field>
      <Field label="Languages" note="optional" error={errors?.languages?.message}>
        <Input autoComplete="off" placeholder="English, Norwegian" {...field("languages")} />
      </Field>
      <Field label="Hours" note="optional" error={errors?.hours?.message}>
        <Input autoComplete="off" placeholder="8 to 18 CET" {...field("hours")} />
      </Field>
    </div>
  );
}
