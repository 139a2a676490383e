import { z } from "zod";
import { job } from "@/lib/core/jobs";
import { contactMessageMail } from "@/lib/domain/messaging/contact/mails/contact-message";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { settings } from "@/lib/platform/settings/settings";
import { contactTopics } from "./rules";
import { contactInput } from "./schema";

/** Mails a message to SUPPORT_EMAIL. Reply-To holds the sender's address without a name, because a name can mislead. */
export const contactMailJob = job({
  name: "contact.mail",
  queue: "mail",
  payload: contactInput.extend({ messageId: z.uuid() }),
  run: async ({ payload: { messageId, name, email, topic, message } }) => {
    const { APP_URL, SUPPORT_EMAIL } = settings();
    await sendMail({
      to: SUPPORT_EMAIL,
      key: `contact:${messageId}`,
      template: contactMessageMail({ name, email, topic: contactTopics[topic], message, appUrl: APP_URL }),
      headers: { "Reply-To": email },
    });
  },
});
