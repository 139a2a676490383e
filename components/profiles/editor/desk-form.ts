import { z } from "zod";
import { updateProfileInput } from "@/lib/domain/profiles/input";
import type { PressContactView } from "@/lib/domain/profiles/schema";

const rules = updateProfileInput.pick({ pressContacts: true, boilerplate: true });

/** The form's own values: every field is there, an empty one stands for an absent one. */
export type DeskForm = { pressContacts: Required<PressContactView>[]; boilerplate: string };

export const deskForm = z.custom<DeskForm>().superRefine((value, context) => {
  const checked = rules.safeParse(value);
  if (checked.success) return;
  for (const { message, path } of checked.error.issues) context.addIssue({ code: "custom", message, path });
});

export const noContact: Required<PressContactView> = {
  ...{ name: "", role: "", email: "", phone: "", languages: "", hours: "" },
};

/** What is stored, as the form takes it. */
export const toDeskForm = (profile: {
  pressContacts: PressContactView[];
  boilerplate: string;
}): DeskForm => ({
  pressContacts: profile.pressContacts.map((contact) => ({ ...noContact, ...contact })),
  boilerplate: profile.boilerplate,
});
