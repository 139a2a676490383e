import { UNREACHABLE } from "@/lib/client/api";

/** The sign-in screens show these where the server said nothing better. */
export const screenMessages = {
  loginFailed: "Login failed. Please try again.",
  signupFailed: "Signup failed. Please try again.",
  failed: "An error occurred. Please try again.",
  offline: UNREACHABLE,
  resetMailFailed: "Failed to send reset email. Please try again.",
  resetFailed: "Password reset failed",
  passwordChangeFailed: "Password change failed",
  verifyFailed: "Email verification failed",
} as const;
