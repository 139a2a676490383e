import { render } from "@react-email/render";
import { settings } from "../settings/settings";
import type { MailMessage, MailTemplate } from "./mail-message";
import { writeToOutbox } from "./outbox";
import { sendBySmtp } from "./smtp";

export interface SendMailInput {
  to: string;
  template: MailTemplate;
  /**
   * A key that is the same at a second try, such as "pitch-received:0199...". The Message-ID is made of it, so that
   * mailboxes can drop the duplicate that a job sends when it is done twice.
   */
  key: string;
  headers?: Record<string, string>;
}

/** Writes `<key@host>` in the characters that a Message-ID may have. */
export function messageIdOf(key: string): string {
  const host = new URL(settings().APP_URL).hostname.replace(/^\[|\]$/g, "");
  return `<${key.replace(/[^A-Za-z0-9.-]+/g, ".")}@${host.replace(/:/g, ".")}>`;
}

/** Subjects contain what people typed, so they are cut to one line and to what a list of mails shows. */
function subjectLine(text: string): string {
  const subject = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const signs = Array.from(subject);
  return signs.length <= 160 ? subject : `${signs.slice(0, 159).join("")}…`;
}

/**
 * Sends a mail by SMTP_URL, or into the local outbox where none is set. Called from jobs, never from a request.
 * Throws MailDeliveryError where the server does not take it.
 */
export async function sendMail({ to, template, key, headers = {} }: SendMailInput): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = settings();
  const [html, text] = await Promise.all([
    render(template.element),
    render(template.element, { plainText: true }),
  ]);
  const subject = subjectLine(template.subject);
  const message: MailMessage = {
    from: MAIL_FROM,
    to,
    subject,
    html,
    text,
    messageId: messageIdOf(key),
    headers,
  };
  if (SMTP_URL) await sendBySmtp(SMTP_URL, message);
  else await writeToOutbox(message);
}
