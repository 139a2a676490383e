"use server";
import { openPortal, startCheckout } from "@/lib/domain/accounts/plans/commands/pay";
import { UPGRADE_PATH } from "@/lib/domain/profiles/companies/rules";
import { formAction } from "@/lib/transport/action";

/** The answer leads to the payment provider's page. */
const toProvider = {
  read: () => ({}),
  done: ({ url }: { url: string }) => url,
  signIn: () => UPGRADE_PATH,
};

export const payPremium = formAction(startCheckout, toProvider);

export const managePayment = formAction(openPortal, {
  ...toProvider,
  read: ({ text }) => ({ own: text("own") === "true" }),
});
