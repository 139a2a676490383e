import type { z } from "zod";
import type { MailTemplate } from "@/lib/platform/mail/mail-message";
import { settings } from "@/lib/platform/settings/settings";
import type { pitchMailView } from "./facts";
import { pitchAcceptedMail } from "./pitch-accepted";
import { pitchReceivedMail } from "./pitch-received";

type Facts = z.output<typeof pitchMailView>;
const HEADLESS = "a pitch";

const frameOf = ({ title }: Facts, pitchId: string, unsubscribeUrl: string | undefined) => ({
  pitchTitle: title || HEADLESS,
  pitchUrl: `${settings().APP_URL}/matching?tab=inbox&pitch=${pitchId}`,
  appUrl: settings().APP_URL,
  unsubscribeUrl,
});

/** Writes "{sender} sent you a pitch" as it is mailed and as the settings preview it. */
export function receivedTemplate(
  facts: Facts,
  pitchId: string,
  unsubscribeUrl: string | undefined,
): MailTemplate {
  const { senderName, recipientName, summary, subjectLine, pageUrl } = facts;
  const texts = { senderName, recipientName, summary, subjectLine, pageUrl };
  return pitchReceivedMail({ ...frameOf(facts, pitchId, unsubscribeUrl), ...texts });
}

/** Writes "{recipient} accepted your pitch" as it is mailed and as the settings preview it. */
export function acceptedTemplate(
  facts: Facts,
  pitchId: string,
  unsubscribeUrl: string | undefined,
): MailTemplate {
  const { senderName, recipientName } = facts;
  return pitchAcceptedMail({ ...frameOf(facts, pitchId, unsubscribeUrl), senderName, recipientName });
}
