import { PRODUCT_NAME } from "@/lib/product";
import { utcDay } from "@/lib/utils/dates";
import { MailAction, MailLayout, MailText } from "../../../../platform/mail/mail-layout";
import type { MailTemplate } from "../../../../platform/mail/mail-message";
import { plans, planTexts } from "../rules";
import type { PlanMailKind } from "../schema";

export interface PlanMailData {
  name: string;
  /** ISO 8601; null where the provider named no period. */
  periodEndsAt: string | null;
  readOnly: { members: number; newsrooms: number };
  appUrl: string;
}

const { basic, premium } = plans;
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

const TEXTS: Record<PlanMailKind, (data: PlanMailData) => { heading: string; paragraphs: string[] }> = {
  started: ({ periodEndsAt }) => ({
    heading: `Your ${premium.label} plan has begun`,
    paragraphs: [
      periodEndsAt ? `The period that is paid ends on ${utcDay(periodEndsAt)}.` : "",
      planTexts.renews,
      planTexts.refunds,
    ],
  }),
  ending: ({ periodEndsAt }) => ({
    heading: `Your ${premium.label} plan does not renew`,
    paragraphs: [
      periodEndsAt ? `You keep it until ${utcDay(periodEndsAt)}.` : "",
      `After that you have ${basic.label}, which holds ${count(basic.members, "member")} and ${count(basic.newsrooms, "newsroom")}. Everything you made stays; what is over can only be read then.`,
    ],
  }),
  renewed: ({ periodEndsAt }) => ({
    heading: `Your ${premium.label} plan goes on`,
    paragraphs: [periodEndsAt ? `It renews on ${utcDay(periodEndsAt)}.` : "", planTexts.renews],
  }),
  past_due: () => ({
    heading: "Your last payment did not go through",
    paragraphs: [
      `It is tried again. Until then you keep ${premium.label}; please look at your payment method.`,
    ],
  }),
  ended: ({ readOnly }) => ({
    heading: `Your ${premium.label} plan has ended`,
    paragraphs: [
      `You have ${basic.label} now, and everything you made stays.`,
      readOnly.members + readOnly.newsrooms > 0
        ? `${basic.label} holds ${count(basic.members, "member")} and ${count(basic.newsrooms, "newsroom")}: from today ${count(readOnly.members, "member")} and ${count(readOnly.newsrooms, "newsroom")} of yours can only be read.`
        : "",
    ],
  }),
  beta_ended: ({ readOnly }) => ({
    heading: `The beta is over: your company has ${basic.label}`,
    paragraphs: [
      `${basic.label} holds ${count(basic.members, "member")} and ${count(basic.newsrooms, "newsroom")}: from today ${count(readOnly.members, "member")} and ${count(readOnly.newsrooms, "newsroom")} of yours can only be read.`,
      "Everything you made stays. What is over is written again once your plan holds it.",
    ],
  }),
};

export function planMail(kind: PlanMailKind, data: PlanMailData): MailTemplate {
  const { heading, paragraphs } = TEXTS[kind](data);
  const texts = paragraphs.filter(Boolean);
  return {
    subject: `${PRODUCT_NAME}: ${heading}`,
    element: (
      <MailLayout preview={texts[0] ?? heading} heading={heading} appUrl={data.appUrl}>
        <MailText>
          Hello <bdi>{data.name}</bdi>,
        </MailText>
        {texts.map((text) => (
          <MailText key={text}>{text}</MailText>
        ))}
        <MailAction href={`${data.appUrl}/settings/subscription`}>Open your plan</MailAction>
      </MailLayout>
    ),
  };
}
