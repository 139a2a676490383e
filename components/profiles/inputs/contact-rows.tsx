"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { portraitOf } from "@/components/newsrooms/assets/chosen-picture";
import { UploadButton } from "@/components/profiles/work-samples/upload-button";
import { usePictureUpload } from "@/components/profiles/work-samples/use-picture-upload";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field-note";
import { Portrait } from "@/components/ui/portrait";
import { useIsScratch } from "@/components/wizard/scratch";
import type { BuilderValues } from "@/lib/domain/profiles/builders/schema";
import { newsroomLimits } from "@/lib/domain/profiles/profiles/limits";
import type { InputErrors, InputProps } from "./input-props";
import { LineField } from "./line-field";
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

/** The builder's press contacts, the first of them first; what is written here is public. */
export function ContactRows({ values, change, errors }: InputProps<"pressContacts" | "email">) {
  const { pressContacts, email } = values;
  return (
    <ContactList
      contacts={withEmail(pressContacts, email)}
      onChange={(contacts) => change(withoutEmail(contacts, email))}
      errors={errors.email ? { "pressContacts.0.email": errors.email, ...errors } : errors}
      empty={
        email.trim() ? `Without a contact the press writes to ${email.trim()}, under your name.` : undefined
      }
      blank={{ ...blank, email: pressContacts.length === 0 ? email : "" }}
    />
  );
}

/** Press contacts in their order, each with its own address. */
export function ContactList({
  contacts,
  onChange,
  errors,
  photosOf,
  empty = "No contact yet. The address you sign in with is never shown.",
  blank: added = blank,
}: {
  contacts: readonly Contact[];
  onChange: (contacts: Contact[]) => void;
  errors: InputErrors;
  photosOf?: string | null;
  empty?: string;
  blank?: Contact;
}) {
  return (
    <SortableRows
      entries={contacts}
      onChange={onChange}
      nameOf={nameOf}
      max={newsroomLimits.contacts}
      things="contacts"
      id="pressContacts"
      error={errors.pressContacts}
      empty={empty}
      addLabel="Add a press contact"
      blank={added}
      head={(row) => <ContactPortrait {...row} photosOf={photosOf} />}
    >
      {(row) => <ContactFields {...row} errors={errors} />}
    </SortableRows>
  );
}

function ContactFields({ entry, place, change, errors }: RowProps<Contact> & { errors: InputErrors }) {
  const field = { at: `pressContacts.${place}`, values: entry, change, errors };
  return (
    <div className="grid min-w-0 gap-4 @min-[520px]:grid-cols-2">
      <LineField {...field} path="name" label="Name" />
      <LineField {...field} path="role" label="Role" note="optional" placeholder="Head of Press" />
      <LineField {...field} path="email" label="E-mail" note="optional" type="email" />
      <LineField {...field} path="phone" label="Phone" note="optional" type="tel" />
      <LineField
        {...field}
        path="languages"
        label="Languages"
        note="optional"
        placeholder="English, Norwegian"
      />
      <LineField {...field} path="hours" label="Hours" note="optional" placeholder="8 to 18 CET" />
    </div>
  );
}

/** A contact's portrait, chosen from the newsroom's photos or uploaded. */
function ContactPortrait({
  entry,
  place,
  change,
  photosOf,
}: RowProps<Contact> & { photosOf?: string | null }) {
  const [picking, setPicking] = useState(false);
  const isScratch = useIsScratch();
  const upload = usePictureUpload((image) => change({ image }));
  const name = nameOf(entry, place);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <Portrait name={entry.name || "?"} src={entry.image || null} size="lg" />
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
      {picking && (
        <PhotoPicker
          slug={photosOf}
          onClose={() => setPicking(false)}
          onChoose={([photo]) => photo && change({ image: portraitOf(photo) })}
        />
      )}
    </div>
  );
}
