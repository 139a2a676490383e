"use server";
import { respondToPitch } from "@/lib/domain/pitching/pitches/commands/answer-pitch";
import * as completing from "@/lib/domain/pitching/pitches/commands/complete-pitch";
import { createPitch } from "@/lib/domain/pitching/pitches/commands/create-pitch";
import { deletePitch } from "@/lib/domain/pitching/pitches/commands/edit-pitch";
import { formAction } from "@/lib/transport/action";
import type { FormFields } from "@/lib/transport/form-fields";

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

/** A pitch that was sent stays in the list of sent ones as withdrawn. */
export const withdrawPitch = formAction(deletePitch, {
  read: ({ text }: FormFields) => ({ id: text("id") }),
  done: ({ id, pitch }) => (pitch ? openedPath({ pitch: { id } }) : "/matching?tab=inbox&box=sent"),
});

const rating = {
  read: ({ text, address }: FormFields) => {
    const outcome = { yes: true, no: false }[text("outcome") ?? ""];
    return {
      id: text("id"),
      rating: text("rating"),
      feedback: text("feedback")?.trim(),
      feedbackPublic: text("feedbackPublic") === "true" && text("feedback")?.trim() !== "",
      outcome,
      ...(outcome ? { storyUrl: address("storyUrl") } : {}),
    };
  },
  done: ({ pitch }: { pitch: { id: string } }) => `${openedPath({ pitch })}&view=pitch`,
};

export const completePitch = formAction(completing.completePitch, rating);
export const ratePitch = formAction(completing.ratePitch, rating);
