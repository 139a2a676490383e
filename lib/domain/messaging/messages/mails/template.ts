import type { MailTemplate } from "@/lib/platform/mail/mail-message";
import { settings } from "@/lib/platform/settings/settings";
import type { FirstMessageFacts } from "./facts";
import { firstMessageMail } from "./first-message";

/** Writes "{sender} wrote to you" as it is mailed and as the settings preview it. */
export function firstMessageTemplate(
  { recipientName, senderName, excerpt, conversationId }: FirstMessageFacts,
  unsubscribeUrl: string | undefined,
): MailTemplate {
  const { APP_URL: appUrl } = settings();
  return firstMessageMail({
    ...{ recipientName, senderName, excerpt, appUrl, unsubscribeUrl },
    conversationUrl: `${appUrl}/matching?tab=inbox&conversation=${conversationId}`,
  });
}
