"use server";
import { respondToPitch } from "@/lib/domain/pitches/commands/answer-pitch";
import { createPitch } from "@/lib/domain/pitches/commands/create-pitch";
import { formAction } from "@/lib/transport/action";
import type { FormFields } from "@/lib/transport/form-fields";

/** The inbox with a pitch open in it. */
const openedPath = ({ pitch }: { pitch: { id: string } }) => `/matching?tab=inbox&pitch=${pitch.id}`;

const texts = ["title", "subject", "who", "what", "whereLocation", "whenTiming", "whyNewsworthy", "content"];

export const sendPitch = formAction(createPitch, {
  read: ({ text, list }: FormFields) => ({
    ...Object.fromEntries(texts.map((name) => [name, text(name) ?? ""])),
    perks: list("perks"),
    recipientId: text("recipientId"),
  }),
  done: openedPath,
});

export const answerPitch = formAction(respondToPitch, {
  read: ({ text }: FormFields) => ({ id: text("id"), response: text("response"), reason: text("reason") }),
  done: openedPath,
});
