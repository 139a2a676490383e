export const settingsMessages = {
  saved: "Settings saved successfully!",
  failed: "Failed to save settings. Please try again.",
  beta: "Subscription management is coming soon. All accounts have premium access during the beta period.",
} as const;
