import type { z } from "zod";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { pitchAcceptedMail } from "@/lib/domain/pitching/pitches/mails/pitch-accepted";
import { pitchReceivedMail } from "@/lib/domain/pitching/pitches/mails/pitch-received";
import { mailPerson } from "@/lib/domain/profiles/notifications/mail-person";
import { pushDevice } from "@/lib/domain/profiles/push/push-device";
import { settings } from "@/lib/platform/settings/settings";
import { pitchMailInput, readPitchMail } from "./queries/mail";
import { pitchPushInput, readPitchPush } from "./queries/push";

const HEADLESS = "a pitch";

const frameOf = (
  { title }: { title: string },
  { pitchId }: z.output<typeof pitchMailInput>,
  unsubscribeUrl: string | undefined,
) => ({
  pitchTitle: title || HEADLESS,
  pitchUrl: `${settings().APP_URL}/matching?tab=inbox&pitch=${pitchId}`,
  appUrl: settings().APP_URL,
  unsubscribeUrl,
});

/** Mails "{sender} sent you a pitch", unless it was withdrawn or answered before the mail was sent. */
export const pitchReceivedMailJob = job({
  name: "pitches.receivedMail",
  queue: "mail",
  payload: pitchMailInput,
  run: async (context) => {
    const { payload, actor } = context;
    const facts = await execute(actor, readPitchMail, payload);
    if (!facts?.isWaiting) return;
    const { email: to, senderName, recipientName, summary, subjectLine, pageUrl } = facts;
    const texts = { senderName, recipientName, summary, subjectLine, pageUrl };
    await mailPerson(context, {
      ...{ userId: payload.userId, to, kind: "pitch_received" },
      key: `pitch-received.${payload.pitchId}.${payload.userId}`,
      template: (stopUrl) => pitchReceivedMail({ ...frameOf(facts, payload, stopUrl), ...texts }),
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
    const { email: to, senderName, recipientName } = facts;
    await mailPerson(context, {
      ...{ userId: payload.userId, to, kind: "pitch_accepted" },
      key: `pitch-accepted.${payload.pitchId}.${payload.userId}`,
      template: (stopUrl) =>
        pitchAcceptedMail({ ...frameOf(facts, payload, stopUrl), senderName, recipientName }),
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
