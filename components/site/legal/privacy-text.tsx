import type { LegalSection } from "@/components/site/legal/legal-page";
import { RetentionTable } from "@/components/site/legal/retention-table";
import { PRODUCT_NAME } from "@/lib/product";

/** Facts and date come from docs/product.md#legal-pages. */
export const privacySections: LegalSection[] = [
  {
    title: "What we keep",
    paragraphs: [
      "Your account: e-mail address, name, account type, company if you named one, when you accepted the terms, your password as a one-way hash that nobody can read back, where you are signed in (browser, network address, time), and, with two-factor sign-in, its key, encrypted.",
      "Your profile: title, location, topics, links, picture and what else you write there. Pictures are re-encoded when you upload them; the place where they were taken is removed.",
      "Your work here: pitches, whose cards you saw, likes and passes, matches, messages, ratings, releases and files you publish, requests for products, whom you follow and save for later, and when it happened.",
      "Your sign-ins: device, network address and time, so that misuse can be found and ended.",
      "Without an account: your address when you ask for the newsletter, and what you write on the contact page, until it is answered and settled.",
    ],
  },
  {
    title: "What we use it for",
    paragraphs: [
      "To run the service you signed up for: to show you to people you fit, carry what you send, tell you what happened, keep accounts safe, and count how the service is used. We don't sell personal data, and we show no advertising.",
    ],
  },
  {
    title: "Who sees what",
    paragraphs: [
      "A complete profile with a confirmed e-mail address is public, until you ask us to hide it. Your e-mail address is on no profile. Pitches and messages are seen by their two parties and by those who manage a profile that is party to them.",
      "A newsroom's releases and files are public from the time its owner sets. Credits, captions and copyright written into a picture are shown with it. A newsroom sees who took a file of it while signed in; who read its pages it does not see.",
      "Companies that work for us, such as those that host our servers or carry our mail, get what they need for that and may use it for nothing else. Authorities get data only where the law obliges us.",
    ],
  },
  {
    title: "AI features",
    paragraphs: [
      "Matching, pitch assistance and recommendations score what you write. You can switch them off in your account's settings. Then nothing of yours is scored by them or sent to a provider of such features.",
    ],
  },
  {
    title: "Cookies",
    paragraphs: [
      `${PRODUCT_NAME} sets a cookie that keeps you signed in, one that protects the sign-in form, and one that tells our public pages that somebody is signed in here. There are no cookies for advertising or for following you elsewhere. What you have typed and not sent is kept in your browser until you sign out, without passwords. The Cookie Policy names each of them.`,
    ],
  },
  {
    title: "Mails",
    paragraphs: [
      "We write when something needs you: to confirm your address, to reset a password, when something about your account's security changes, when a pitch or a first message arrives. Mails about pitches and messages can be stopped with one click in each of them.",
      "The newsletter comes only after you confirmed it by a link sent to your address, and stops by the link at its foot.",
    ],
  },
  {
    title: "How long",
    paragraphs: [
      "Data stays while your account does. You delete the account in its settings: from that moment nobody sees it, for 24 hours the link we mail brings it back, then it is erased. What is left elsewhere, such as in backups, is deleted or anonymised within 90 days. Those you wrote with keep their side of the conversation, without your name.",
      "This is what is stored, why, and for how long; a job deletes every hour what is past its time:",
    ],
    more: <RetentionTable />,
  },
  {
    title: "Your rights",
    paragraphs: [
      "You may ask what we keep about you, have it corrected or deleted, object to a use of it, or take it elsewhere. Your account's settings give you a copy of everything it holds, as one file, at once. Privacy requests are answered within 30 days. You may also complain to the authority that protects data where you live.",
    ],
  },
  {
    title: "Safety",
    paragraphs: [
      "Connections are encrypted, passwords and session tokens are stored as hashes, and every request is checked against what its sender may see. If something happens to your data all the same, we tell you and the authorities as the law says.",
    ],
  },
  {
    title: "Age",
    paragraphs: [
      "The service is for people of 18 years or older. We delete the account of anybody younger as soon as we learn of it.",
    ],
  },
  {
    title: "Changes and contact",
    paragraphs: [
      "When this policy changes in a way that matters, you get a mail before it applies.",
      "For requests and questions use the contact page or reply to any mail you got from us, and a person reads it.",
    ],
  },
];
