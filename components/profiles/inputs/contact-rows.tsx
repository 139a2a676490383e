"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { portraitOf } from "@/components/newsrooms/assets/chosen-picture";
import type { StepProps } from "@/components/profiles/builders/step-props";
import { UploadButton } from "@/components/profiles/work-samples/upload-button";
import { usePictureUpload } from "@/components/profiles/work-samples/use-picture-upload";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { Input } from "@/components/ui/input";
import { useIsScratch } from "@/components/wizard/scratch";
import type { BuilderValues } from "@/lib/domain/profiles/builders/schema";
import { newsroomLimits } from "@/lib/domain/profiles/profiles/limits";
import { FieldAt } from "./field-at";
import { type RowProps, SortableRows } from "./sortable-rows";

const PhotoPicker = dynamic(
  () => import("@/components/newsrooms/releases/photos/photo-picker").then((part) => part.PhotoPicker),
  { ssr: false },
);

type Contact = BuilderValues["pressContacts"][number];
const blank: Contact = { name: "", role: "", email: "", phone: "", languages: "", hours: "", image: "" };
const nameOf = ({ name }: Contact, place: number) => name.trim() || `contact ${place + 1}`;

/** The first contact's address is the field `email`: it is shown in the row and stored there. */
export const withEmail = (contacts: readonly Contact[], email: string): Contact[] =>
  contacts.map((contact, place) => (place === 0 ? { ...contact, email } : contact));
/** Back into the form: the address of whoever stands first now, and the contacts without it. Without any it stays. */
export function withoutEmail(contacts: readonly Contact[], before: string) {
  const [first, ...others] = contacts;
  if (!first) return { email: before, pressContacts: [] };
  return { email: first.email, pressContacts: [{ ...first, email: "" }, ...others] };
}

/** Press contacts in their order, the first of them first; what is written here is public. */
export function ContactRows({ values, change, errors }: StepProps) {
  return (
    <SortableRows
      entries={withEmail(values.pressContacts, values.email)}
      onChange={(contacts) => change(withoutEmail(contacts, values.email))}
      nameOf={nameOf}
      max={newsroomLimits.contacts}
      things="contacts"
      id="pressContacts"
      error={errors.pressContacts}
      empty={
        values.email.trim()
          ? `Without a contact the press writes to ${values.email.trim()}, under your name.`
          : "No contact yet. The address you sign in with is never shown."
      }
      addLabel="Add a press contact"
      blank={{ ...blank, email: values.pressContacts.length === 0 ? values.email : "" }}
    >
      {(row) => <ContactFields {...row} errors={errors} />}
    </SortableRows>
  );
}

function ContactFields({ entry, place, change, errors }: RowProps<Contact> & Pick<StepProps, "errors">) {
  const [picking, setPicking] = useState(false);
  const isScratch = useIsScratch();
  const upload = usePictureUpload((image) => change({ image }));
  const name = nameOf(entry, place);
  const at = `pressContacts.${place}`;
  const field = (key: keyof Contact) => ({
    value: entry[key],
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => change({ [key]: target.value }),
  });
  return (
    <div className="grid min-w-0 gap-4 @min-[520px]:grid-cols-2">
      <div className="flex min-w-0 flex-wrap items-center gap-3 @min-[520px]:col-span-2">
        <Avatar name={entry.name || "?"} src={entry.image || null} size="lg" />
        {!isScratch && (
          <>
            <Button size="sm" aria-label={`Choose a portrait for ${name}`} onClick={() => setPicking(true)}>
              {entry.image ? "Change portrait" : "Choose a portrait"}
            </Button>
            <UploadButton upload={upload} of={name}>
              Upload a portrait
            </UploadButton>
          </>
        )}
        {entry.image && (
          <Button
            variant="text"
            size="sm"
            aria-label={`Remove the portrait of ${name}`}
            onClick={() => change({ image: "" })}
          >
            Remove
          </Button>
        )}
        <div role="alert">{upload.problem && <FieldError>{upload.problem}</FieldError>}</div>
      </div>
      <FieldAt path={`${at}.name`} errors={errors} label="Name">
        <Input {...field("name")} />
      </FieldAt>
      <FieldAt path={`${at}.role`} errors={errors} label="Role" note="optional">
        <Input placeholder="Head of Press" {...field("role")} />
      </FieldAt>
      <FieldAt
        path={`${at}.email`}
        errors={place === 0 && errors.email ? { [`${at}.email`]: errors.email } : errors}
        label="E-mail"
        note="optional"
      >
        <Input type="email" {...field("email")} />
      </FieldAt>
      <FieldAt path={`${at}.phone`} errors={errors} label="Phone" note="optional">
        <Input type="tel" {...field("phone")} />
      </FieldAt>
      <FieldAt path={`${at}.languages`} errors={errors} label="Languages" note="optional">
        <Input placeholder="English, Norwegian" {...field("languages")} />
      </FieldAt>
      <FieldAt path={`${at}.hours`} errors={errors} label="Hours" note="optional">
        <Input placeholder="8 to 18 CET" {...field("hours")} />
      </FieldAt>
      {picking && (
        <PhotoPicker
          onClose={() => setPicking(false)}
          onChoose={([photo]) => photo && change({ image: portraitOf(photo) })}
        />
      )}
    </div>
  );
}
