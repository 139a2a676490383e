import { createTransport } from "nodemailer";
import { isLoopback } from "@/lib/utils/is-loopback";
import { MailDeliveryError, type MailMessage } from "./mail-message";

/** Mails are sent by jobs: a server that is silent for this long counts as unreachable, and the queue tries again. */
const TIMEOUT_MS = 8000;

/**
 * Sends a mail to the server at an smtp(s):// address, and to one on another machine over TLS only. `timeoutMs`
 * bounds each step (name, connection, greeting, every response). Throws MailDeliveryError.
 */
export async function sendBySmtp(
  smtpUrl: string,
  message: MailMessage,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const url = new URL(smtpUrl);
  const secure = url.protocol === "smtps:";
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // Without this somebody on the way could remove the offer of STARTTLS, and read links that set passwords.
    requireTLS: !secure && !isLoopback(url.hostname),
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail(message);
  } catch (cause) {
    const { code, responseCode } = cause as { code?: string; responseCode?: number };
    const reason = responseCode ? `${responseCode}` : (code ?? "no answer");
    throw new MailDeliveryError(
      `The mail server did not take a mail: ${reason}`,
      (responseCode ?? 0) >= 500,
      {
        cause,
      },
    );
  } finally {
    transport.close();
  }
}
