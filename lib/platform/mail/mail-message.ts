import type { ReactElement } from "react";

/** What a template gives: the text of the subject and the page, rendered to HTML and text when sent. */
export interface MailTemplate {
  subject: string;
  element: ReactElement;
}

/** A mail as it goes out, all of it text. */
export interface MailMessage {
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** In angle brackets, the same at every try. */
  messageId: string;
  headers: Record<string, string>;
}

/** A mail server that refused, closed the connection or timed out. */
export class MailDeliveryError extends Error {
  override name = "MailDeliveryError";

  constructor(
    message: string,
    /** True where trying again can't help: the server said 5xx (no such mailbox, ...). */
    readonly permanent: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
