import { execute } from "@/lib/core/execute";
import { createDraft } from "@/lib/domain/pitching/pitch-drafts/commands";
import { type TestAccount, unique } from "./accounts";

/** A draft whose five W's pass every rule; a test changes the field that it is about. */
export const completeDraft = () => ({
  title: unique("A winter without a road"),
  who: "Hollow Pine and the crew of the Rjukan sleeper",
  what: "Eleven cabins no car can reach open with the night train",
  where: "Rjukan, Telemark",
  when: "From 12 December 2026",
  why: "The branch line closed in 1991 and 412 households bought it back.",
  perks: ["Interview", "Photo"],
});

export async function makeDraft(
  account: TestAccount,
  fields: Partial<ReturnType<typeof completeDraft>> = {},
) {
  const { draft } = await execute(account.actor, createDraft, { ...completeDraft(), ...fields });
  return draft;
}
