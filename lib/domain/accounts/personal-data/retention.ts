/** The privacy policy prints why something is stored and for how long. */
type Purpose = {
  what: string;
  why: string;
  period: string;
  /** Days after which `purge` deletes a row whose own time is over; absent where it stays with the account. */
  days?: number;
};

export const WITH_ACCOUNT = "As long as your account";
export const WITH_OTHERS =
  "As long as your account; what the other party received stays theirs, without your name";

/** Each table of the inventory names the entry that it falls under. */
export const retention = {
  account: {
    what: "Account, consent and settings",
    why: "To sign you in and to write to you",
    period: WITH_ACCOUNT,
  },
  profile: {
    what: "Profile, work and newsroom",
    why: "To show you to people you fit",
    period: WITH_ACCOUNT,
  },
  choices: {
    what: "Cards you saw, likes, passes, follows, saved profiles, drafts and notifications",
    why: "To suggest whom you may want to meet, and to tell you what happened",
    period: WITH_ACCOUNT,
  },
  exchanges: {
    what: "Pitches, matches, messages, ratings, stories and requests for products",
    why: "To carry what you send, for both parties",
    period: WITH_OTHERS,
  },
  reports: {
    what: "Reports of profiles, pitches and messages: what was reported, and what our staff decided",
    why: "To protect members from misuse, and to answer for what was decided",
    period: "400 days after the decision; without your name once your account is gone",
    days: 400,
  },
  sessions: {
    what: "Sign-ins: device, network address and time",
    why: "To find and end misuse",
    period: "30 days after the session ended",
    days: 30,
  },
  push: {
    what: "Devices that take pushes: the browser's name, its address at its push service, and what it is told of",
    why: "To tell you of calls, messages and pitches where you switched that on",
    period: "Until you switch it off or sign out there; 180 days after the last push that came through",
    days: 180,
  },
  tokens: {
    what: "API tokens: names, scopes and times, without what they open",
    why: "To let programs act for you as you chose",
    period: "30 days after the token ended",
    days: 30,
  },
  links: {
    what: "Links we mailed you",
    why: "To know that a link was used, or is out of date",
    period: "30 days after the link is out of date",
    days: 30,
  },
  acts: {
    what: "Record of acts: who did what and when, by ids alone; in a company's log by name too",
    why: "To find out what happened, and to show you your account's activity",
    period: "Two years (731 days) after the act",
    days: 731,
  },
  newsletter: {
    what: "The newsletter's readers",
    why: "To send what you confirmed that you want",
    period: "Until you stop it, and 30 days after; an address that nobody confirms, 30 days",
    days: 30,
  },
  digests: {
    what: "That a digest was mailed to you, and about which days",
    why: "To mail each of them once",
    period: "60 days",
    days: 60,
  },
  undelivered: {
    what: "Mails that could not be delivered, messages of the contact page among them",
    why: "To send them once the fault is mended",
    period: "30 days after the last attempt",
  },
  deliveries: {
    what: "Which mails we sent to your address, and what its server answered",
    why: "To find out why a mail did not arrive",
    period: "7 days after it was tried last",
    days: 7,
  },
  stoppedAddresses: {
    what: "That a mail server refuses our mails to an address, and what it answered",
    why: "To write to no mailbox that is not there",
    period: "Until it takes them again or you lift it, and 400 days at most",
    days: 400,
  },
  payments: {
    what: "Your plan: the state of a subscription and its numbers at the payment provider; cards stay there",
    why: "To give what is paid for",
    period: WITH_ACCOUNT,
  },
  paymentEvents: {
    what: "That the payment provider wrote to us about a subscription, by numbers alone",
    why: "To act once on what comes twice",
    period: "30 days",
    days: 30,
  },
  aiUsage: {
    what: "Use of an AI provider: a number per day",
    why: "To keep to a daily allowance",
    period: "2 days after the day",
    days: 2,
  },
  visits: {
    what: "That a public page was visited; the day's visitors as hashes that a random number of that day makes",
    why: "To count each visitor once a day",
    period: "1 day; the visits, without their visitors, as long as the record of acts",
    days: 1,
  },
  counters: {
    what: "Counters of requests and attempts, and answers for repeated requests",
    why: "To keep misuse out, and to do once what is asked twice",
    period: "1 day, and up to an hour until they are deleted",
    days: 1,
  },
} satisfies Record<string, Purpose>;
