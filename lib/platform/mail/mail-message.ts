import type { ReactElement } from "react";

/** A template returns the text of the subject and the page, which is rendered to HTML and text when it is sent. */
export interface MailTemplate {
  subject: string;
  element: ReactElement;
}

export interface MailMessage {
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The id stands in angle brackets and is the same at every try. */
  messageId: string;
  headers: Record<string, string>;
}

/** A mail server that refused, closed the connection or timed out. */
export class MailDeliveryError extends Error {
  override name = "MailDeliveryError";

  constructor(
    message: string,
    /** True where trying again cannot help, because the server answered 5xx (no such mailbox, ...). */
    readonly permanent: boolean,
    /** What the server answered where it refuses mail to this address for good; null for every other failure. */
    readonly refusal: string | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
