"use server";
import * as newsletter from "@/lib/domain/accounts/subscribers/commands/subscribe";
import * as contact from "@/lib/domain/messaging/contact/commands";
import * as mails from "@/lib/domain/profiles/notifications/commands";
import { redirectAction } from "@/lib/transport/action";
import type { FormFields } from "@/lib/transport/form-fields";

export const subscribe = redirectAction(newsletter.subscribe, {
  read: ({ text }) => ({ email: text("email") }),
  done: () => "/newsletter/sent",
  refused: () => "/newsletter/failed",
});

/** The page of the button behind a mail's link says how it ended. */
const linkOf = (path: string) => ({
  read: ({ text }: FormFields) => ({ token: text("token") }),
  done: () => `${path}?state=done`,
  refused: (code: string) => `${path}?state=${code === "invalid_input" ? "dead" : "failed"}`,
});

export const confirmSubscription = redirectAction(
  newsletter.confirmSubscription,
  linkOf("/newsletter/confirm"),
);
export const stopSubscription = redirectAction(newsletter.stopSubscription, linkOf("/newsletter/stop"));
/** The page of what was stopped leads back by the same token. */
export const stopMails = redirectAction(mails.unsubscribe, {
  ...linkOf("/unsubscribe"),
  done: (_, { text }) => `/unsubscribe?${new URLSearchParams({ state: "done", token: text("token") ?? "" })}`,
});
export const resumeMails = redirectAction(mails.resubscribe, {
  ...linkOf("/unsubscribe"),
  done: () => "/unsubscribe?state=undone",
});

export const sendContactMessage = redirectAction(contact.sendContactMessage, {
  read: ({ text }) => ({
    name: text("name"),
    email: text("email"),
    topic: text("topic"),
    message: text("message"),
  }),
  done: () => "/contact/sent",
  refused: () => "/contact/failed",
});
