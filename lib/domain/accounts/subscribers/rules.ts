/** What the newsletter box says. Apart from the schemas: the box loads no zod. */
export const newsletterMessages = {
  subscribed: "Successfully subscribed! Check your email.",
  failed: "Failed to subscribe. Please try again.",
  network: "Network error. Please try again.",
} as const;

/** The answer to a link that was used, expired or cut off: always the same. */
export const DEAD_LINK = "This link has been used or is out of date. Please subscribe once more.";
