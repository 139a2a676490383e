import { render } from "@react-email/render";
import { cutText } from "@/lib/utils/cut-text";
import { settings } from "../settings/settings";
import { recordDelivery } from "./deliveries";
import { MailDeliveryError, type MailMessage, type MailTemplate } from "./mail-message";
import { writeToOutbox } from "./outbox";
import { sendBySmtp } from "./smtp";
import { isStopped, resumeAddress, stopAddress } from "./stopped-addresses";

export interface SendMailInput {
  to: string;
  template: MailTemplate;
  /**
   * A key that is the same at a second try, such as "pitch-received:0199...". The Message-ID is made of it, so that
   * mailboxes can drop the duplicate that a job sends when it is done twice.
   */
  key: string;
  headers?: Record<string, string>;
  /** It is tried although the address is stopped: without it nobody could get into the account again. */
  opensAccount?: boolean;
}

/** Writes `<key@host>` in the characters that a Message-ID may have. */
export function messageIdOf(key: string): string {
  const host = new URL(settings().APP_URL).hostname.replace(/^\[|\]$/g, "");
  return `<${key.replace(/[^A-Za-z0-9.-]+/g, ".")}@${host.replace(/:/g, ".")}>`;
}

/** Subjects contain what people typed, so they are cut to one line and to what a list of mails shows. */
function subjectLine(text: string): string {
  return cutText(text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim(), 160);
}

/**
 * Sends a mail by SMTP_URL, or into the local outbox where none is set. Called from jobs, never from a request. An
 * address that its server refuses for good is stopped, and the delivery has ended: trying again could not help. Throws
 * MailDeliveryError where the server does not take it for another reason, or where it refuses our own SUPPORT_EMAIL.
 */
export async function sendMail({ opensAccount = false, ...mail }: SendMailInput): Promise<void> {
  const { SMTP_URL, SUPPORT_EMAIL } = settings();
  const { to, key } = mail;
  if (!SMTP_URL) {
    await writeToOutbox(await renderMail(mail));
    await recordDelivery({ to, key, state: "delivered" });
    return;
  }
  const stopped = await isStopped(to);
  if (stopped && !opensAccount) return recordDelivery({ to, key, state: "stopped" });
  try {
    await sendBySmtp(SMTP_URL, await renderMail(mail));
  } catch (error) {
    if (!(error instanceof MailDeliveryError)) throw error;
    const { refusal, message } = error;
    const isFinal = refusal !== null && to !== SUPPORT_EMAIL;
    await recordDelivery({ to, key, state: isFinal ? "bounced" : "deferred", answer: refusal ?? message });
    if (!isFinal) throw error;
    await stopAddress(to, refusal);
    return;
  }
  await recordDelivery({ to, key, state: "delivered" });
  if (stopped) await resumeAddress(to);
}

/** Writes a template as it is mailed, for a page that shows it to whom it would go. */
export async function previewMail({
  subject,
  element,
}: MailTemplate): Promise<{ subject: string; html: string }> {
  return { subject: subjectLine(subject), html: await render(element) };
}

async function renderMail({ to, template, key, headers = {} }: SendMailInput): Promise<MailMessage> {
  const [html, text] = await Promise.all([
    render(template.element),
    render(template.element, { plainText: true }),
  ]);
  const subject = subjectLine(template.subject);
  return { from: settings().MAIL_FROM, to, subject, html, text, messageId: messageIdOf(key), headers };
}
