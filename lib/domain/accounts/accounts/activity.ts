/** The text that an owner reads about each act in the list of their account's security, by its operation. */
export const activityTexts = {
  "accounts.register": "Account created",
  "accounts.signUp": "Account created",
  "accounts.login": "Signed in by the API",
  "accounts.loginBrowser": "Signed in",
  "accounts.loginSecondStep": "Signed in with a code",
  "accounts.signInRefused": "A sign-in with a wrong password was refused",
  "accounts.codeRefused": "A wrong code was refused",
  "accounts.confirmRefused": "A wrong password was refused in a signed-in session",
  "accounts.logout": "Signed out",
  "accounts.endSession": "A device was signed out",
  "accounts.endOtherSessions": "Signed out everywhere else",
  "accounts.verifyEmail": "Address confirmed",
  "accounts.changeEmail": "A change of address was asked for",
  "accounts.confirmNewEmail": "Address changed",
  "accounts.stopEmailChange": "A change of address was stopped",
  "accounts.changePassword": "Password changed",
  "accounts.forgotPassword": "A link to reset the password was asked for",
  "accounts.resetPassword": "Password reset by mail",
  "accounts.enableTwoFactor": "Two-factor sign-in turned on",
  "accounts.disableTwoFactor": "Two-factor sign-in turned off",
  "accounts.renewRecoveryCodes": "New recovery codes made",
  "accounts.delete": "Account deleted",
  "accounts.restore": "Account restored",
  "people.hold": "Put on hold by our staff",
  "people.lift": "Hold lifted by our staff",
  "people.reopen": "Account restored by our staff",
  "people.signOut": "Signed out everywhere by our staff",
  "personalData.startCopy": "Copy of your data downloaded",
} as const;
export type ActivityKind = keyof typeof activityTexts;
export const activityKinds = Object.keys(activityTexts) as [ActivityKind, ...ActivityKind[]];

/** Commands about accounts and sessions that say nothing of security, each with the reason. */
export const unlistedActs: Record<string, string> = {
  "accounts.issueLink": "A job made the link of a mail that was asked for.",
  "accounts.resendVerification": "Sends a mail once more.",
  "accounts.confirm": "The act that it is for is listed.",
  "accounts.startTwoFactor": "Nothing is on until the first code is typed.",
  "accounts.signInAsDemo": "The demo's accounts belong to everybody.",
  "accounts.setPreferences": "Not about security.",
  "monthlyReports.schedule": "Not about security.",
  "accounts.erase": "Nobody is left to read it.",
  "matches.prepare": "A job prepares suggestions; nothing of the account changes.",
  "notifications.unsubscribe": "Not about security.",
  "people.open": "Our staff looked at the account; nothing of it changes.",
};
