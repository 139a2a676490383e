import type { z } from "zod";
import { execute } from "@/lib/core/execute";
import { job } from "@/lib/core/jobs";
import { pitchAcceptedMail } from "@/lib/domain/pitching/pitches/mails/pitch-accepted";
import { pitchReceivedMail } from "@/lib/domain/pitching/pitches/mails/pitch-received";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { unsubscribeHeaders, unsubscribePageUrl } from "@/lib/platform/mail/unsubscribe-token";
import { settings } from "@/lib/platform/settings/settings";
import { pitchMailInput, readPitchMail } from "./queries/mail";

const HEADLESS = "a pitch";
type Payload = z.output<typeof pitchMailInput>;

const frameOf = ({ title }: { title: string }, { pitchId, userId }: Payload, kind: string) => ({
  pitchTitle: title || HEADLESS,
  pitchUrl: `${settings().APP_URL}/matching?tab=inbox&pitch=${pitchId}`,
  appUrl: settings().APP_URL,
  unsubscribeUrl: unsubscribePageUrl({ userId, kind }),
});

/** Mails "{sender} sent you a pitch", unless it was withdrawn or answered before the mail was sent. */
export const pitchReceivedMailJob = job({
  name: "pitches.receivedMail",
  queue: "mail",
  payload: pitchMailInput,
  run: async ({ payload, actor }) => {
    const facts = await execute(actor, readPitchMail, payload);
    if (!facts?.wants.received || !facts.isWaiting) return;
    const { senderName, recipientName, summary, subjectLine, pageUrl } = facts;
    const texts = { senderName, recipientName, summary, subjectLine, pageUrl };
    await sendMail({
      to: facts.email,
      key: `pitch-received.${payload.pitchId}.${payload.userId}`,
      template: pitchReceivedMail({ ...frameOf(facts, payload, "pitch_received"), ...texts }),
      headers: unsubscribeHeaders({ userId: payload.userId, kind: "pitch_received" }),
    });
  },
});

/** Mails "{recipient} accepted your pitch". */
export const pitchAcceptedMailJob = job({
  name: "pitches.acceptedMail",
  queue: "mail",
  payload: pitchMailInput,
  run: async ({ payload, actor }) => {
    const facts = await execute(actor, readPitchMail, payload);
    if (!facts?.wants.accepted) return;
    const { senderName, recipientName } = facts;
    await sendMail({
      to: facts.email,
      key: `pitch-accepted.${payload.pitchId}.${payload.userId}`,
      template: pitchAcceptedMail({
        ...frameOf(facts, payload, "pitch_accepted"),
        senderName,
        recipientName,
      }),
      headers: unsubscribeHeaders({ userId: payload.userId, kind: "pitch_accepted" }),
    });
  },
});
