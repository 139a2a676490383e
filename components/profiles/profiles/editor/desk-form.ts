import { z } from "zod";
import type { PressContactView } from "@/lib/domain/profiles/profiles/fields/newsroom";
import { updateProfileInput } from "@/lib/domain/profiles/profiles/input";

const rules = updateProfileInput.pick({
  pressContacts: true,
  boilerplate: true,
  facts: true,
  perksOffered: true,
  perkDetails: true,
});

/** The form's own values: every field is there, an empty one stands for an absent one. */
export type DeskForm = {
  pressContacts: Required<PressContactView>[];
  boilerplate: string;
  facts: { label: string; value: string }[];
  perksOffered: string[];
  perkDetails: Record<string, string>;
};

export const deskForm = z.custom<DeskForm>().superRefine((value, context) => {
  const checked = rules.safeParse(value);
  if (checked.success) return;
  for (const { message, path } of checked.error.issues) context.addIssue({ code: "custom", message, path });
});

export const noContact: Required<PressContactView> = {
  ...{ name: "", role: "", email: "", phone: "", languages: "", hours: "", image: "" },
};

/** What is stored, as the form takes it. */
export const toDeskForm = ({
  pressContacts,
  boilerplate,
  facts,
  perksOffered,
  perkDetails,
}: Omit<DeskForm, "pressContacts"> & { pressContacts: PressContactView[] }): DeskForm => ({
  pressContacts: pressContacts.map((contact) => ({ ...noContact, ...contact })),
  ...{ boilerplate, facts, perksOffered, perkDetails },
});
