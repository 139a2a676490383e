import disposableDomains from "disposable-email-domains";
import { parse } from "tldts";
import type { RefinementCtx } from "zod";
import { BLOCKED_LABELS, emailMessages, isKnownDisposable, RESERVED_TOP_LEVELS } from "./email-hints";
import { isEmail } from "./is-email";

let disposable: Set<string> | undefined;

/**
 * Returns why an address may not sign up, as a sentence (docs/product.md#accounts), or null when it may. Blocked are
 * `test`, `example`, `fake` and `temp` right before the public suffix, reserved top levels, disposable domains, and ten
 * digits in a row anywhere; `contest.com` passes. It carries long lists, so it runs on the server only.
 */
export function checkEmail(email: string): string | null {
  const address = email.trim().toLowerCase();
  if (!isEmail(address)) return emailMessages.invalid;
  if (/\d{10}/.test(address)) return emailMessages.digits;
  const host = address.slice(address.lastIndexOf("@") + 1);
  const { domain, domainWithoutSuffix, publicSuffix } = parse(host);
  const topLevel = host.slice(host.lastIndexOf(".") + 1);
  disposable ??= new Set(disposableDomains);
  const blocked =
    RESERVED_TOP_LEVELS.has(topLevel) ||
    domain === null ||
    publicSuffix === null ||
    BLOCKED_LABELS.has(domainWithoutSuffix ?? "") ||
    isKnownDisposable(host) ||
    disposable.has(domain) ||
    disposable.has(host);
  return blocked ? emailMessages.blocked : null;
}

/** Refines an address: the check is part of the input, so that a blocked one is named beside what else is wrong. */
export function refuseBlocked(email: string, context: RefinementCtx): void {
  const problem = isEmail(email) ? checkEmail(email) : null;
  if (problem) context.addIssue({ code: "custom", message: problem });
}
