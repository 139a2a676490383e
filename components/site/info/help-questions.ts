import type { Question } from "@/components/site/info/questions";
import { RATING_DAYS } from "@/lib/domain/pitching/pitches/rules";
import { ANSWER_DAYS } from "@/lib/product";

export const helpQuestions: Question[] = [
  {
    ask: "How do I write a pitch?",
    answer:
      "Answer the 5 W's: Who it is about, What happens, Where, When, and Why it matters to this reader. One concrete sentence each is enough. Names, dates and numbers help; adjectives don't.",
  },
  {
    ask: "How are matches found?",
    answer:
      "Six things are compared: topics, reach, distance, response time, reputation and perks. Every match shows them with a reason in words, and what is not known yet hides nobody. When two people like each other, both are told at once.",
    link: { href: "/matching", label: "Go to the Matching Platform" },
  },
  {
    ask: "What happens after I send a pitch?",
    answer: `It waits in the recipient's inbox for ${ANSWER_DAYS} days. Accepted, it opens a conversation. Declined, it comes with one reason. You can withdraw it as long as nobody has answered.`,
  },
  {
    ask: "Where do the verified mark and the Presse Pass come from?",
    answer:
      "From evidence, by a published rubric. For journalists: an e-mail address at the outlet, the outlet's author page, recent bylines; together they make bronze, silver or gold. For brands and sources: a website whose domain is the e-mail address's. Neither can be bought.",
  },
  {
    ask: "How does a collaboration end?",
    answer: `Either of you marks it complete, rates it with a thumb up or down and may add the link to the published story. Ratings show once both are in, or after ${RATING_DAYS} days.`,
  },
];
