/** Members are sent here when their company asks for two-factor sign-in. */
export const TWO_FACTOR_PATH = "/settings/two-factor";

/** The messages that a form and the API give about a code; the sign-in screen recognises the first. */
export const codeMessages = {
  required: "Enter the code from your authenticator app.",
  wrong: "This code is wrong or was used already.",
} as const;
