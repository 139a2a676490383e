import { accountMessages } from "@/lib/domain/accounts/accounts/rules";
import { looksLikeEmail } from "@/lib/utils/email-hints";

/** The topics stand in the order of the form. */
export const contactTopics = {
  account: "My account",
  pitches: "Pitches and matches",
  newsroom: "Newsrooms and profiles",
  verification: "Verification and Presse Pass",
  privacy: "Privacy request",
  report: "Report a person or a pitch",
  other: "Something else",
} as const;
export type ContactTopic = keyof typeof contactTopics;
export const contactTopicKeys = Object.keys(contactTopics) as [ContactTopic, ...ContactTopic[]];

/** Characters. */
export const contactLimits = { name: 100, email: 254, message: 5000 } as const;

export const contactMessages = {
  sent: "Your message is on its way.",
  topic: "Please choose a topic",
  failed: "Your message could not be sent. Nothing is lost; please try again.",
  network: "We could not reach the server. Your message is still here; please try again.",
} as const;

export type ContactValues = Record<"name" | "email" | "topic" | "message", string>;
export type ContactField = keyof ContactValues;

/** Checks the form before it sends, with the server's messages; the server checks again. It loads no zod. */
export function checkContact(values: ContactValues): Partial<Record<ContactField, string>> {
  const problems: Partial<Record<ContactField, string>> = {};
  const name = values.name.trim();
  const email = values.email.trim();
  const message = values.message.trim();
  if (!name) problems.name = "Name is required";
  else if (name.length > contactLimits.name) problems.name = tooLong("Name", contactLimits.name);
  if (!email) problems.email = accountMessages.emailRequired;
  else if (email.length > contactLimits.email) problems.email = tooLong("Email", contactLimits.email);
  else if (!looksLikeEmail(email)) problems.email = accountMessages.email;
  if (!(values.topic in contactTopics)) problems.topic = contactMessages.topic;
  if (!message) problems.message = "Message is required";
  else if (message.length > contactLimits.message)
    problems.message = tooLong("Message", contactLimits.message);
  return problems;
}

const tooLong = (label: string, max: number) => `${label} must be ${max} characters or fewer`;
