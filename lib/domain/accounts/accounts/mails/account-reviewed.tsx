import { PRODUCT_NAME } from "@/lib/product";
import { MailAction, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";
import { appealPath, CLOSED_DAYS } from "../rules";

export const accountReviews = ["held", "lifted", "closed", "reopened", "upheld"] as const;
export type AccountReview = (typeof accountReviews)[number];

export interface AccountReviewedData {
  name: string;
  /** The sentence of our staff. */
  reason: string;
  /** By it the decision is answered, once; null where there is none to answer. */
  appealToken: string | null;
  supportEmail: string;
  appUrl: string;
}

const TEXTS: Record<AccountReview, [heading: string, text: string]> = {
  held: [
    "Your account is on hold",
    "You can sign in and read, and send nothing until our staff lift the hold. Releases of yours that were to go out are drafts again.",
  ],
  lifted: ["Your account is no longer on hold", "You can send again."],
  closed: [
    "Your account is closed",
    `You are signed out and nobody sees your profile. In ${CLOSED_DAYS} days everything goes for good.`,
  ],
  upheld: ["Our decision about your account stands", "Our staff read what you wrote about it."],
  reopened: ["Your account is open again", "Everything is as it was. Please sign in."],
};

export function accountReviewedMail(kind: AccountReview, data: AccountReviewedData): MailTemplate {
  const [heading, text] = TEXTS[kind];
  return {
    subject: `${PRODUCT_NAME}: ${heading}`,
    element: (
      <MailLayout preview={text} heading={heading} appUrl={data.appUrl}>
        <MailText>
          Hello <bdi>{data.name}</bdi>. {text}
        </MailText>
        <MailText>Our staff write: {data.reason}</MailText>
        {data.appealToken ? (
          <>
            <MailText>If you think this is wrong, answer it. You can do so once.</MailText>
            <MailAction href={`${data.appUrl}${appealPath(data.appealToken)}`}>
              Answer the decision
            </MailAction>
          </>
        ) : (
          <MailText>If you think this is wrong, write to {data.supportEmail}.</MailText>
        )}
      </MailLayout>
    ),
  };
}
