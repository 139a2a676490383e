"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { Plus, Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { useFieldArray, useForm, useWatch } from "react-hook-form";
import { portraitOf } from "@/components/newsrooms/assets/chosen-picture";
import { PerkDetails } from "@/components/pitching/pitches/perk-details";
import { PerksField } from "@/components/pitching/pitches/perks-field";
import { MayPress, useMay } from "@/components/profiles/companies/rights";
import { ContactFields } from "@/components/profiles/profiles/editor/contact-fields";
import { type DeskForm, deskForm, noContact } from "@/components/profiles/profiles/editor/desk-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { SectionHead } from "@/components/ui/section";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import { api } from "@/lib/client/api";
import { newsroomLimits } from "@/lib/domain/profiles/profiles/limits";

const PhotoPicker = dynamic(
  () => import("@/components/newsrooms/releases/photos/photo-picker").then((part) => part.PhotoPicker),
  { ssr: false },
);

/** Press contacts with their portraits, the boilerplate that ends every release, facts, and what perks are exactly. */
export function PressDesk({
  first,
  type,
  photosOf,
}: {
  first: DeskForm;
  type: "brand" | "source";
  /** The newsroom whose public photos portraits are chosen from; all of one's own where it has no public page. */
  photosOf: string | null;
}) {
  const form = useForm<DeskForm>({ resolver: zodResolver(deskForm), defaultValues: first });
  const { control, formState, handleSubmit, register, reset, setError, setValue, watch } = form;
  const { fields, append, remove, swap } = useFieldArray({ control, name: "pressContacts" });
  const facts = useFieldArray({ control, name: "facts" });
  const [perks, details] = useWatch({ control, name: ["perksOffered", "perkDetails"] });
  const [refusal, setRefusal] = useState<string>();
  const [picking, setPicking] = useState<number | null>(null);
  // What was refused is said until something of it is changed.
  useEffect(() => watch(() => setRefusal(undefined)).unsubscribe, [watch]);
  const hydrated = useHydrated();
  const mayPublish = useMay("publish");

  const save = handleSubmit(async (values) => {
    setRefusal(undefined);
    const response = await api.put("/users/profile", { body: values });
    if (!response.ok) {
      for (const [name, [message]] of Object.entries(response.fields ?? {})) {
        setError(name as "boilerplate", { message });
      }
      return setRefusal(response.message);
    }
    reset(values);
    showToast("Saved. Your newsroom shows it at once.");
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)} className="max-w-[44rem]">
      <FormError>{refusal}</FormError>
      <fieldset disabled={!hydrated || !mayPublish} className="grid min-w-0 gap-12">
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
                  onPicture={() => setPicking(index)}
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
        <section aria-labelledby="facts-head">
          <SectionHead
            id="facts-head"
            title="At a glance"
            note={`${facts.fields.length} of ${newsroomLimits.facts}, and the fact sheet`}
          />
          <ul>
            {facts.fields.map((field, index) => (
              <li
                key={field.id}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-rule border-b py-5"
              >
                <div className="grid min-w-0 gap-x-5 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
                  <Field label="Label" error={formState.errors.facts?.[index]?.label?.message}>
                    <Input autoComplete="off" placeholder="Founded" {...register(`facts.${index}.label`)} />
                  </Field>
                  <Field label="Value" error={formState.errors.facts?.[index]?.value?.message}>
                    <Input
                      autoComplete="off"
                      placeholder="2014, Rjukan"
                      {...register(`facts.${index}.value`)}
                    />
                  </Field>
                </div>
                <span className="pt-6">
                  <IconButton label={`Remove fact ${index + 1}`} onClick={() => facts.remove(index)}>
                    <Trash2 aria-hidden />
                  </IconButton>
                </span>
              </li>
            ))}
          </ul>
          {facts.fields.length < newsroomLimits.facts && (
            <Button className="mt-5" onClick={() => facts.append({ label: "", value: "" })}>
              <Plus aria-hidden />
              Add a fact
            </Button>
          )}
        </section>
        <section aria-labelledby="perks-head">
          <SectionHead id="perks-head" title="Perks" note="Available to qualified press" />
          <div className="mt-4 grid gap-6">
            <PerksField
              type={type}
              perks={perks}
              onChange={(next) => setValue("perksOffered", next, { shouldDirty: true })}
            />
            <PerkDetails
              perks={perks}
              details={details}
              onChange={(next) => setValue("perkDetails", next, { shouldDirty: true })}
            />
          </div>
        </section>
        <MayPress act="publish">
          <Button
            type="submit"
            variant="ink"
            busy={formState.isSubmitting}
            busyLabel="Saving"
            className="justify-self-start"
          >
            Save
          </Button>
        </MayPress>
      </fieldset>
      {picking !== null && (
        <PhotoPicker
          slug={photosOf}
          onClose={() => setPicking(null)}
          onChoose={([photo]) => {
            if (photo) setValue(`pressContacts.${picking}.image`, portraitOf(photo), { shouldDirty: true });
          }}
        />
      )}
    </form>
  );
}
