import type { Question } from "@/components/site/info/questions";
import { PRODUCT_NAME } from "@/lib/product";

export const faqGroups: { title: string; questions: Question[] }[] = [
  {
    title: "Getting started",
    questions: [
      {
        ask: `What is ${PRODUCT_NAME}?`,
        answer:
          "A meeting place for journalists, brands, sources and paid-media creators. They find each other by topic, send pitches that answer five questions, and finish stories together.",
        link: { href: "/about", label: "More about us" },
      },
      {
        ask: "Which account type is mine?",
        answer:
          "Press if you report, write or broadcast. Brand if you have products or places to tell about. Source if you have knowledge: research, data, experts. Paid Media if you create for brands against a fee.",
        link: { href: "/signup", label: "Create Your Free Account" },
      },
      {
        ask: "What does it cost?",
        answer:
          "Nothing while the beta lasts. Press accounts stay free after it. A brand may then send 5 pitches free of charge; after those, sending needs a subscription.",
        link: { href: "/terms#subscriptions-and-fees", label: "Subscriptions and fees" },
      },
      {
        ask: "How old must I be?",
        answer: "18 years or older. You confirm that when you sign up.",
      },
      {
        ask: "Why does no confirmation mail arrive?",
        answer:
          "Look in spam first. Signed in, you can have it sent once more or correct the address. Addresses of throw-away mail services are not taken.",
      },
    ],
  },
  {
    title: "Pitches and matches",
    questions: [
      {
        ask: "Do I need a match to send a pitch?",
        answer:
          "No. You may pitch to any public profile of another type. One pitch between the two of you may wait for an answer at a time.",
      },
      {
        ask: "How many people can I like?",
        answer: "50 a day, and 5 super likes. Days begin at midnight UTC. A pass can be taken back.",
      },
      {
        ask: "Who sees my pitch?",
        answer: "You, its recipient, and those who manage a profile that is party to it. Nobody else.",
      },
      {
        ask: "Are perks payment for a story?",
        answer:
          "No. A sample, a stay or an interview makes the work possible and buys no opinion. Paid partnerships with creators are named as such wherever they are published.",
      },
    ],
  },
  {
    title: "Newsrooms and profiles",
    questions: [
      {
        ask: "When is my profile public?",
        answer:
          "Once your e-mail address is confirmed and name, title and location are filled in. Your e-mail address is never shown on it.",
      },
      {
        ask: "What is an embargo?",
        answer:
          "A release under embargo is read before its time only by those it was shared with and who agreed to wait. For everybody else it does not exist until then: on no page, in no search and in no feed.",
      },
      {
        ask: "May I use a photo from a newsroom?",
        answer:
          "With its credit and for reporting on what it shows, unless the newsroom says something else beside it. The press contacts answer questions about other uses.",
      },
      {
        id: "licence-editorial-use",
        ask: "What does “Editorial use” beside a photo allow?",
        answer:
          "News and reporting, with the credit that stands beside it. Not advertising, and no changes to what it shows.",
      },
      {
        id: "licence-all-rights-reserved",
        ask: "And “All rights reserved”?",
        answer: "Nothing without asking first. The newsroom's press contacts answer.",
      },
    ],
  },
  {
    title: "Privacy",
    questions: [
      {
        ask: "How do I get a copy of my data, or have it deleted?",
        answer:
          "You delete the account in its settings; for 24 hours a mailed link brings it back. For a copy choose Privacy request on the contact page and write from your account's address: requests are answered within 30 days.",
        link: { href: "/contact", label: "Contact us" },
      },
      {
        ask: "Which cookies are set?",
        answer: "Only those that signing in needs. None follows you elsewhere.",
        link: { href: "/cookies", label: "Cookie Policy" },
      },
      {
        ask: "How do I stop a mail?",
        answer: "By the link at its foot: one button, and that kind of mail stops.",
      },
    ],
  },
];
