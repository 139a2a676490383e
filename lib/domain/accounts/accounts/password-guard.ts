import { dictionary } from "@zxcvbn-ts/language-common";
import { invalidField } from "@/lib/core/errors";
import { accountMessages } from "./rules";
import { newPasswordField } from "./schema";

let common: Set<string> | undefined;

/** The product's name is the first thing that people try in a password for it. */
const OUR_NAME = /five[\W_]?wire/;

/**
 * Returns the password in lower case, as it stands and without up to five digits and signs at its end ("Sunshine2024!"
 * is "sunshine").
 */
function formsOf(password: string): string[] {
  const lower = password.normalize("NFKC").toLowerCase();
  return [lower, lower.replace(/[^\p{L}]{1,5}$/u, "")];
}

/**
 * A password is common that is among the 49,000 that leaks show most often, in any case and with digits or signs
 * appended, or that holds the product's name. The list is too long for a browser.
 */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary["passwords-common"]);
  const [lower = "", ...shorter] = formsOf(password);
  return [lower, ...shorter].some((form) => common?.has(form)) || OUR_NAME.test(lower);
}

/** The check is part of the input, so that a common password is named beside what else is wrong. */
export const uncommonPasswordField = newPasswordField.refine(
  (password) => !isCommonPassword(password),
  accountMessages.passwordCommon,
);

/**
 * Throws a 400 at `field` for a password that is the account's address, the name in front of its @ or the first label
 * behind it, in any case and with digits or signs appended.
 */
export function refusePasswordOfAddress(password: string, email: string, field = "password"): void {
  const address = email.normalize("NFKC").toLowerCase();
  const [local = "", host = ""] = address.split("@");
  const parts = [address, local, local.replace(/[\W_]+/g, ""), host, host.split(".")[0] ?? ""];
  if (formsOf(password).some((form) => parts.includes(form))) {
    throw invalidField(field, accountMessages.passwordOfAddress);
  }
}
