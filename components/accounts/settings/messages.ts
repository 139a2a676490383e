export const settingsMessages = {
  saved: "Settings saved successfully!",
  failed: "Failed to save settings. Please try again.",
  beta: "Subscription management is coming soon. All accounts have premium access during the beta period.",
  paid: "Your payment went through. Premium is in effect.",
  paymentPending: "Your payment has not gone through yet. We write to you when it has.",
} as const;
