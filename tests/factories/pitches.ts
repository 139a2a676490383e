import { execute } from "@/lib/core/execute";
import { respondToPitch } from "@/lib/domain/pitching/pitches/commands/answer-pitch";
import { completePitch } from "@/lib/domain/pitching/pitches/commands/complete-pitch";
import { createPitch } from "@/lib/domain/pitching/pitches/commands/create-pitch";
import { makeAccount, type TestAccount, unique } from "./accounts";

/** A pitch whose five W's pass every rule; a test changes the field that it is about. */
export const completePitchBody = () => ({
  title: unique("A winter without a road"),
  who: "Hollow Pine and the crew of the Rjukan sleeper",
  what: "Eleven cabins no car can reach open with the night train",
  whereLocation: "Rjukan, Telemark",
  whenTiming: "From 12 December 2026",
  whyNewsworthy: "The branch line closed in 1991 and 412 households bought it back.",
  perks: ["Interview", "Photo"],
});

/** Makes a brand and a journalist who may pitch each other. */
export async function makePair(): Promise<{ brand: TestAccount; press: TestAccount }> {
  return { brand: await makeAccount({ userType: "brand" }), press: await makeAccount({ userType: "press" }) };
}

/** Sends a pitch through the real operation. */
export async function sendPitchTo(from: TestAccount, to: TestAccount, fields: Record<string, unknown> = {}) {
  const input = { ...completePitchBody(), recipientId: to.profileId, ...fields };
  return (await execute(from.actor, createPitch, input)).pitch;
}

/** Makes a pitch that its recipient has accepted. */
export async function makeCollaboration(
  from: TestAccount,
  to: TestAccount,
  fields: Record<string, unknown> = {},
) {
  const pitch = await sendPitchTo(from, to, fields);
  return (await execute(to.actor, respondToPitch, { id: pitch.id, response: "accepted" })).pitch;
}

/** Makes a collaboration that its sender has completed, rated "up" and without a story. */
export async function makeCompleted(from: TestAccount, to: TestAccount) {
  const { id } = await makeCollaboration(from, to);
  return (await execute(from.actor, completePitch, { id, rating: "up", outcome: false })).pitch;
}
