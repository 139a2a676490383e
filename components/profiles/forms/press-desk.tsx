"use client";

import { ProfileForm } from "@/components/profiles/forms/profile-form";
import type { FormStored } from "@/components/profiles/forms/profile-values";
import { openProfile, useProfileForm } from "@/components/profiles/forms/use-profile-form";
import { ContactList } from "@/components/profiles/inputs/contact-rows";
import { BoilerplateField, FactRows } from "@/components/profiles/inputs/newsroom-fields";
import { PerksOfferedChoices } from "@/components/profiles/inputs/perk-choices";
import { SectionHead } from "@/components/ui/section";
import { newsroomLimits } from "@/lib/domain/profiles/profiles/limits";

/** Press contacts with their portraits, the boilerplate that ends every release, facts, and what perks are exactly. */
export function PressDesk({
  first,
  userId,
  type,
  photosOf,
}: {
  first: FormStored<"desk">;
  userId: string;
  type: "brand" | "source";
  /** The newsroom whose public photos portraits are chosen from; all of one's own where it has no public page. */
  photosOf: string | null;
}) {
  const form = useProfileForm(() => openProfile(first, userId));
  const { values, errors, change } = form;
  return (
    <ProfileForm form={form} saved="Saved. Your newsroom shows it at once." className="max-w-[44rem]">
      <div className="grid min-w-0 gap-12">
        <section aria-labelledby="contacts-head">
          <SectionHead
            id="contacts-head"
            title="Press contacts"
            note={`${values.pressContacts.length} of ${newsroomLimits.contacts}, shown to everybody`}
          />
          <p className="meta my-3">
            The address you sign in with is never shown. What you write here is public, on your newsroom and
            on every release.
          </p>
          <ContactList
            contacts={values.pressContacts}
            onChange={(pressContacts) => change({ pressContacts })}
            errors={errors}
            photosOf={photosOf}
          />
        </section>
        <section aria-labelledby="boilerplate-head" className="grid gap-4">
          <SectionHead id="boilerplate-head" title="Boilerplate" note="Ends every release" />
          <BoilerplateField
            {...form}
            texts={{
              label: "About your organisation",
              help: "Two or three sentences a reporter may copy as they stand.",
            }}
          />
        </section>
        <section aria-labelledby="facts-head" className="grid gap-4">
          <SectionHead
            id="facts-head"
            title="At a glance"
            note={`${values.facts.length} of ${newsroomLimits.facts}, and the fact sheet`}
          />
          <FactRows {...form} />
        </section>
        <section aria-labelledby="perks-head" className="grid gap-4">
          <SectionHead id="perks-head" title="Perks" note="Available to qualified press" />
          <PerksOfferedChoices {...form} kind={type} />
        </section>
      </div>
    </ProfileForm>
  );
}
