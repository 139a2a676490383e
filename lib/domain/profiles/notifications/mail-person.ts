import { execute } from "@/lib/core/execute";
import type { JobContext } from "@/lib/core/jobs";
import type { MailTemplate } from "@/lib/platform/mail/mail-message";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { unsubscribeHeaders, unsubscribePageUrl } from "@/lib/platform/mail/unsubscribe-token";
import { admitMail } from "./commands";
import type { MailKind } from "./rules";

type PersonMail = {
  userId: string;
  to: string;
  /** The kind that its receiver can stop; null for what the terms owe them. */
  kind: MailKind | null;
  /** As in `sendMail`: one for each mail and receiver. */
  key: string;
  template: (unsubscribeUrl: string | undefined) => MailTemplate;
};

/**
 * Sends a mail to somebody with an account, with the link and the headers that stop its kind, unless they stopped it.
 * In their quiet hours it is not sent: the same job is done again when these end, for this receiver alone, and reads
 * anew whether the mail is still true. Mail about an account's security goes by `sendMail`, at once.
 */
export async function mailPerson(
  { actor, payload }: JobContext<object>,
  { userId, to, kind, key, template }: PersonMail,
): Promise<void> {
  const { admitted } = await execute(actor, admitMail, {
    ...{ userId, kind, job: actor.job },
    again: { key: `held:${key}`, payload: { ...payload, userId } },
  });
  if (!admitted) return;
  const who = kind && { userId, kind };
  await sendMail({
    ...{ to, key, template: template(who ? unsubscribePageUrl(who) : undefined) },
    headers: who ? unsubscribeHeaders(who) : {},
  });
}

/** A mail to several people, of which one waited, is for that one alone when its job is done again. */
export const isMeant =
  (only: string | undefined) =>
  ({ userId }: { userId: string }): boolean =>
    only === undefined || only === userId;
