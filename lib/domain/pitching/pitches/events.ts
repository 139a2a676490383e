import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { acceptedTemplate, receivedTemplate } from "@/lib/domain/pitching/pitches/mails/templates";
import { mailPerson } from "@/lib/domain/profiles/notifications/mail-person";
import { pushDevice } from "@/lib/domain/profiles/push/push-device";
import { pitchMailInput } from "./mails/facts";
import { readPitchMail } from "./queries/mail";
import { pitchPushInput, readPitchPush } from "./queries/push";

/** Mails "{sender} sent you a pitch", unless it was withdrawn or answered before the mail was sent. */
export const pitchReceivedMailJob = job({
  name: "pitches.receivedMail",
  queue: "mail",
  payload: pitchMailInput,
  run: async (context) => {
    const { payload, actor } = context;
    const facts = await execute(actor, readPitchMail, payload);
    if (!facts?.isWaiting) return;
    await mailPerson(context, {
      ...{ userId: payload.userId, to: facts.email, kind: "pitch_received" },
      key: `pitch-received.${payload.pitchId}.${payload.userId}`,
      template: (stopUrl) => receivedTemplate(facts, payload.pitchId, stopUrl),
    });
  },
});

/** Mails "{recipient} accepted your pitch". */
export const pitchAcceptedMailJob = job({
  name: "pitches.acceptedMail",
  queue: "mail",
  payload: pitchMailInput,
  run: async (context) => {
    const { payload, actor } = context;
    const facts = await execute(actor, readPitchMail, payload);
    if (!facts) return;
    await mailPerson(context, {
      ...{ userId: payload.userId, to: facts.email, kind: "pitch_accepted" },
      key: `pitch-accepted.${payload.pitchId}.${payload.userId}`,
      template: (stopUrl) => acceptedTemplate(facts, payload.pitchId, stopUrl),
    });
  },
});

const pitchPush = (name: string, kind: "pitchesReceived" | "pitchesAccepted") =>
  job({
    name,
    payload: pitchPushInput,
    run: async (context) => {
      const { pitchId } = context.payload;
      const shown = await execute(context.actor, readPitchPush, context.payload);
      if (!shown) return;
      const path = `/matching?tab=inbox&pitch=${pitchId}`;
      await pushDevice(context, { ...shown, kind, path, subject: pitchId, id: pitchId });
    },
  });

/** Pushes that a pitch came in, unless it was read, answered or withdrawn meanwhile. */
export const pitchReceivedPushJob = pitchPush("pitches.receivedPush", "pitchesReceived");
/** Pushes that a pitch was accepted, unless its sender has seen that already. */
export const pitchAcceptedPushJob = pitchPush("pitches.acceptedPush", "pitchesAccepted");
