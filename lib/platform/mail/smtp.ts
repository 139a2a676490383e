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
    const failure = cause as SmtpFailure;
    const { code, responseCode = 0 } = failure;
    throw new MailDeliveryError(
      `The mail server did not take a mail: ${responseCode || (code ?? "no answer")}`,
      responseCode >= 500,
      refusalOf(failure),
      { cause },
    );
  } finally {
    transport.close();
  }
}

type SmtpFailure = { code?: string; responseCode?: number; response?: string; command?: string };

/** The enhanced code 5.7 (RFC 3463) refuses us, by a rule or a list of blocked servers, and not the mailbox. */
const REFUSES_US = /^5\d\d[ -]5\.7\./;

function refusalOf({ command, responseCode = 0, response = "" }: SmtpFailure): string | null {
  const isRecipient = command === "RCPT TO" && responseCode >= 500 && !REFUSES_US.test(response);
  return isRecipient ? response.replace(/\s+/g, " ").trim() : null;
}
