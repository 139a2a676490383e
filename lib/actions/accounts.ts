"use server";
import * as address from "@/lib/domain/accounts/commands/change-email";
import * as email from "@/lib/domain/accounts/commands/email";
import * as registration from "@/lib/domain/accounts/commands/register";
import { action } from "@/lib/transport/action";

export const signUp = action(registration.signUp);
export const verifyEmail = action(email.verifyEmail);
export const resendVerification = action(email.resendVerification);
export const forgotPassword = action(email.forgotPassword);
export const changeEmail = action(address.changeEmail);
export const resetPassword = action(email.resetPassword);
