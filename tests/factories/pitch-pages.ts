import { execute } from "@/lib/core/execute";
import { createPitchPage } from "@/lib/domain/pitching/pitch-pages/commands/save";
import { type TestAccount, unique } from "./accounts";

/** A pitch page that lacks nothing; a test changes the field that it is about. */
export const completePitchPage = () => ({
  name: "Hollow Pine",
  pitchTitle: unique("A winter without a road"),
  who: "Hollow Pine and the crew of the Rjukan sleeper",
  what: "Eleven cabins no car can reach open with the night train",
  why: "The branch line closed in 1991 and 412 households bought it back.",
  topics: ["Travel"],
  perks: ["Interview", "Media Rate"],
});

export async function makePitchPage(account: TestAccount, fields: Record<string, unknown> = {}) {
  return (await execute(account.actor, createPitchPage, { ...completePitchPage(), ...fields })).pitchPage;
}
