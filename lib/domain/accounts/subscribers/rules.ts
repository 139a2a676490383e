/** The messages stand apart from the schemas, so that the newsletter box loads no zod. */
export const newsletterMessages = {
  subscribed: "Successfully subscribed! Check your email.",
  failed: "Failed to subscribe. Please try again.",
  network: "Network error. Please try again.",
} as const;

/** A link that was used, expired or cut off always gets the same answer. */
export const DEAD_LINK = "This link has been used or is out of date. Please subscribe once more.";
