"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useForm } from "react-hook-form";
import { ContactFields } from "@/components/profiles/editor/contact-fields";
import { type DeskForm, deskForm, noContact } from "@/components/profiles/editor/desk-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { SectionHead } from "@/components/ui/section";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import { api } from "@/lib/client/api";
import { newsroomLimits } from "@/lib/domain/profiles/input";

/** Press contacts, and the boilerplate that ends every release. */
export function PressDesk({ first }: { first: DeskForm }) {
  const form = useForm<DeskForm>({ resolver: zodResolver(deskForm), defaultValues: first });
  const { control, formState, handleSubmit, register, reset, setError } = form;
  const { fields, append, remove, swap } = useFieldArray({ control, name: "pressContacts" });
  const [refusal, setRefusal] = useState<string>();
  const hydrated = useHydrated();

  const save = handleSubmit(async (values) => {
    setRefusal(undefined);
    const response = await api.put("/users/profile", { body: values });
    if (!response.ok) {
      for (const [name, [message]] of Object.entries(response.fields ?? {})) {
        setError(name as keyof DeskForm, { message });
      }
      return setRefusal(response.message);
    }
    reset(values);
    showToast("Saved. Your newsroom shows it at once.");
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)} className="max-w-[44rem]">
      <FormError>{refusal}</FormError>
      <fieldset disabled={!hydrated} className="grid min-w-0 gap-12">
        <section aria-labelledby="contacts-head">
          <SectionHead
            id="contacts-head"
            title="Press contacts"
            note={`${fields.length} of ${newsroomLimits.contacts}, shown to everybody`}
          />
          <p className="meta mt-3">
            The address you sign in with is never shown. What you write here is public, on your newsroom and
            on every release.
          </p>
          <ul>
            {fields.map((field, index) => (
              <li key={field.id} className="border-rule border-b py-6">
                <ContactFields
                  form={form}
                  index={index}
                  onRemove={() => remove(index)}
                  onUp={index > 0 ? () => swap(index, index - 1) : undefined}
                />
              </li>
            ))}
          </ul>
          {fields.length < newsroomLimits.contacts && (
            <Button className="mt-5" onClick={() => append(noContact)}>
              <Plus aria-hidden />
              Add a press contact
            </Button>
          )}
        </section>
        <section aria-labelledby="boilerplate-head">
          <SectionHead id="boilerplate-head" title="Boilerplate" note="Ends every release" />
          <Field
            label="About your organisation"
            max={newsroomLimits.boilerplate}
            error={formState.errors.boilerplate?.message}
            help="Two or three sentences a reporter may copy as they stand."
            className="mt-4"
          >
            <Textarea rows={5} {...register("boilerplate")} />
          </Field>
        </section>
        <Button
          type="submit"
          variant="ink"
          busy={formState.isSubmitting}
          busyLabel="Saving"
          className="justify-self-start"
        >
          Save
        </Button>
      </fieldset>
    </form>
  );
}
