import type { LegalSection } from "@/components/site/legal/legal-page";
import { PRODUCT_NAME } from "@/lib/product";

/** Facts and date come from docs/product.md#legal-pages. */
export const termsSections: LegalSection[] = [
  {
    title: "The service",
    paragraphs: [
      `${PRODUCT_NAME} matches press, brands, sources and paid-media creators, carries pitches between them, and keeps the newsrooms and profiles they publish. It is a meeting place: we are no party to what you agree with each other, and no pitch promises coverage.`,
      `The service is in a free, invitation-only beta. Parts of it may change, and some may go, before the beta ends.`,
    ],
  },
  {
    title: "Who may use it",
    paragraphs: [
      "You must be 18 years or older. You confirm that, together with these terms, when you make your account.",
      "Give your own name and an e-mail address you read. An account belongs to one person; a company is managed by its members, each with an account of their own.",
      "Keep your password to yourself. What is done with your account counts as done by you until you tell us that somebody else has it.",
    ],
  },
  {
    title: "Account types and plans",
    paragraphs: [
      "Press accounts are free. Brand accounts may send 5 pitches free of charge in total; after that sending needs a paid subscription. Source and paid-media accounts follow the plan they choose.",
      "While the beta lasts, every account has the premium plan in effect, no quota of a plan applies, and nothing is charged.",
      "Premium features, such as unlimited pitches, advanced analytics and team management, become part of paid plans after the beta. You are told before anything costs money, and nothing is charged unless you choose a plan.",
    ],
  },
  {
    title: "Subscriptions and fees",
    paragraphs: [
      "Subscriptions are billed monthly or annually, in advance. They renew automatically for the same period unless you cancel before it ends.",
      "Fees are non-refundable. After cancelling you keep the plan until the end of the period that is paid.",
      "We may change fees. You get 30 days' notice before a change applies to you, and may cancel before it does.",
    ],
  },
  {
    title: "Your content",
    paragraphs: [
      "What you write and upload stays yours. You allow us to store it, show it to those you send it to or publish it for, and prepare it for that, such as making smaller copies of a picture. This permission ends when you delete it, but for copies others received before.",
      "Publish and send only what you have the right to. State credit and copyright where they belong to somebody else. Respect embargoes you accepted.",
    ],
  },
  {
    title: "Conduct",
    paragraphs: [
      "Write to people about what fits their work. Don't send the same text to everybody, don't pretend to be somebody else, don't publish falsehoods, hatred or other people's private data, and don't disturb or copy the service by machine beyond its documented interface.",
      "Perks are offers to make work possible, never payment for a favourable story. Paid partnerships are named as such wherever they are published.",
    ],
  },
  {
    title: "Badges and ratings",
    paragraphs: [
      "Verified marks and the presse pass come from evidence by a published rubric and can't be bought. Reputation comes from ratings that both parties of a completed collaboration give each other; rate what happened, and nothing else.",
    ],
  },
  {
    title: "AI features",
    paragraphs: [
      "Matching, pitch assistance and recommendations use automated scoring. Scores are suggestions with their reasons shown, and you decide. You can switch AI features off in your account's settings. Then nothing of yours is scored by them or sent to a provider of such features.",
    ],
  },
  {
    title: "Ending your account",
    paragraphs: [
      "You may end your account at any time: delete it in its settings. Your data is then deleted or anonymised within 90 days. Those you wrote with keep their side of the conversation, without your name.",
      "We may suspend or end an account that breaks these terms, harms others, or puts the service at risk. We say why, unless the law forbids it.",
    ],
  },
  {
    title: "Liability",
    paragraphs: [
      "We keep the service running with care, but provide it as it is, without a promise that it is always available or free of faults. As far as the law allows, we are not liable for indirect losses, lost profit or lost coverage, and our total liability is limited to what you paid us in the twelve months before.",
      "Nothing here limits rights that the law gives you and that can't be given up.",
    ],
  },
  {
    title: "Changes and contact",
    paragraphs: [
      "When these terms change in a way that matters, you get a mail before it applies. Going on using the service after that means you accept the change; otherwise end your account.",
      "Questions? Use the contact page or reply to any mail you got from us, and a person reads it.",
    ],
  },
];
