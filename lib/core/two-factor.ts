/** Where a member goes whose company asks for two-factor sign-in. */
export const TWO_FACTOR_PATH = "/settings/two-factor";

/** What a form and the API say of a code; the sign-in screen recognises the first. */
export const codeMessages = {
  required: "Enter the code from your authenticator app.",
  wrong: "This code is wrong or was used already.",
} as const;
