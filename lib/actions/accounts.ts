"use server";
import * as email from "@/lib/domain/accounts/commands/email";
import * as registration from "@/lib/domain/accounts/commands/register";
import { action } from "@/lib/transport/action";

export const signUp = action(registration.signUp);
export const verifyEmail = action(email.verifyEmail);
export const resendVerification = action(email.resendVerification);
export const forgotPassword = action(email.forgotPassword);
export const resetPassword = action(email.resetPassword);
