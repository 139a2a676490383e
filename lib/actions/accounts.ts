"use server";
import * as mails from "@/lib/domain/accounts/accounts/commands/email";
import * as registration from "@/lib/domain/accounts/accounts/commands/register";
import { loginBrowser, loginSecondStep, logout } from "@/lib/domain/accounts/accounts/commands/sign-in";
import { formAction, redirectAction } from "@/lib/transport/action";
import {
  browserOf,
  clearSession,
  setKnownDevice,
  setSession,
  signInNew,
} from "@/lib/transport/browser-session";
import { firstStep, withCallback } from "@/lib/utils/safe-path";

export const signIn = formAction(loginBrowser, {
  read: async ({ text }, headers, cookies) => ({
    email: text("email") ?? "",
    password: text("password") ?? "",
    ...(await browserOf(headers, cookies)),
  }),
  done: async (output, fields) => {
    await setSession(output);
    return fields.path("callbackUrl", "/matching");
  },
});

/** The second step of a sign-in with two-factor asks for the code, after the password was accepted. */
export const signInSecondStep = formAction(loginSecondStep, {
  read: async ({ text }, headers, cookies) => ({
    secondStep: text("secondStep") ?? "",
    totp: text("totp") || undefined,
    ...(await browserOf(headers, cookies)),
  }),
  done: async (output, fields) => {
    await setSession(output);
    return fields.path("callbackUrl", "/matching");
  },
});

export const signUp = formAction(registration.signUp, {
  read: ({ text, address }) => ({
    email: text("email"),
    password: text("password"),
    confirmPassword: text("confirmPassword"),
    name: text("name"),
    userType: text("userType"),
    company: text("company") || undefined,
    location: text("location") || undefined,
    website: address("website") || undefined,
    agreeToTerms: text("agreeToTerms") !== undefined,
  }),
  done: async (_, { text, path }) => {
    const next = firstStep(path("callbackUrl", "") || null);
    const account = { email: text("email") ?? "", password: text("password") ?? "" };
    // The account exists; if signing in did not work, the sign-in screen is the way on.
    const isIn = await signInNew(loginBrowser, account);
    return isIn ? next : withCallback("/login", next);
  },
});

/** A session that has ended already is as good as one that ends now. */
export const signOut = redirectAction(logout, {
  read: () => ({}),
  done: async (_, fields) => {
    await clearSession();
    return fields.path("to", "/login");
  },
  refused: (code) => (code === "unauthenticated" ? "/login" : `/sign-out?refused=${code}`),
});

export const forgotPassword = formAction(mails.forgotPassword, {
  read: ({ text }) => ({ email: text("email") }),
  done: () => "/forgot-password?state=sent",
});

export const resetPassword = formAction(mails.resetPassword, {
  read: ({ text }) => ({
    token: text("token"),
    password: text("password"),
    confirmPassword: text("confirmPassword"),
  }),
  done: async ({ email }) => {
    await setKnownDevice(email);
    return "/reset-password?state=done";
  },
});

export const verifyEmail = formAction(mails.verifyEmail, {
  read: ({ text }) => ({ token: text("token") }),
  done: () => "/verify-email?state=done",
});
